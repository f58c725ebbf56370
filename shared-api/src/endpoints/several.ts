import { ApiFailure, sentence } from '@cyberharbour/shared-api';

/** What became of one deed that was done to several items. */
export interface Outcome {
  done: number;
  refused: number;
  /** What the server said of the first that was refused. */
  why: string;
}

const isHopeless = (error: unknown) => error instanceof ApiFailure && (error.status === 0 || error.status === 401);

/** One after the other, each by a call of its own; what is refused does not stop the rest. @throws the first failure, when nothing was done */
export async function doEach<Item>(items: readonly Item[], deed: (item: Item) => Promise<unknown>): Promise<Outcome> {
  let done = 0;
  let first: unknown;
  for (const item of items) {
    try {
      await deed(item);
      done += 1;
    } catch (error) {
      first ??= error;
      if (isHopeless(error)) break;
    }
  }
  if (done === 0 && first !== undefined) throw first;
  return { done, refused: items.length - done, why: sentence(first, '') };
}

/** @param one the product's sentence for a single item */
export function told({ done, refused, why }: Outcome, one: string, several: (count: number) => string): string {
  if (refused === 0) return done === 1 ? one : several(done);
  return `${several(done)}, ${refused} not. ${why}`.trim();
}

export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
