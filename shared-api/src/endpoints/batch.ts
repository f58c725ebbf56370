import { ApiFailure, sentence } from '@cyberharbour/shared-api';

/** The result of one change made to several items. */
export interface BatchResult<Answer = unknown> {
  done: number;
  refused: number;
  /** The server's sentence about the first refusal; empty without one. */
  why: string;
  /** Of what was done, in their order. */
  answers: Answer[];
}

const isHopeless = (error: unknown) => error instanceof ApiFailure && (error.status === 0 || error.status === 401);

/**
 * Changes one item after the other, each by its own call; a refusal does not stop the rest. @throws the first
 * failure, when nothing was done
 */
export async function changeEach<Item, Answer>(
  items: readonly Item[],
  change: (item: Item) => Promise<Answer>,
): Promise<BatchResult<Answer>> {
  const answers: Answer[] = [];
  let first: unknown;
  for (const item of items) {
    try {
      answers.push(await change(item));
    } catch (error) {
      first ??= error;
      if (isHopeless(error)) break;
    }
  }
  const done = answers.length;
  if (done === 0 && first !== undefined) throw first;
  return { done, refused: items.length - done, why: sentence(first, ''), answers };
}

/** @param one the product's sentence for a single item */
export function batchMessage(
  { done, refused, why }: BatchResult,
  one: string,
  several: (count: number) => string,
): string {
  if (refused === 0) return done === 1 ? one : several(done);
  return `${several(done)}, ${refused} not. ${why}`.trim();
}

/** As `1 blog` or `2 blogs`. */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
