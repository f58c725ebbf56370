import * as z from 'zod/mini';
import { makeAnswer, failure } from './answers';
import type { Holdings } from './holdings';

export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  /** Of the If-Match header: the time of the version that was read. */
  readAt: number | undefined;
  /** The If-Match header as it came. */
  tag?: string | undefined;
  holdings: Holdings;
}

export interface Answer {
  status: number;
  data: object;
}

export type Route = (request: Request & { id: string; fields: Record<string, string> }) => Answer;

export const ok = (shape: z.ZodMiniType, data: object): Answer => ({
  status: 200,
  data: z.parse(shape, makeAnswer(data)) as object,
});
export const refuse = (status: number, message: string, code = 'FAKE'): Answer => ({
  status,
  data: failure({ message, code }),
});

export const editedElsewhere = refuse(
  412,
  'This was changed somewhere else in the meantime. Please load it again.',
  'EDITED_ELSEWHERE',
);

/** Whether a change was made from another version than the one that is held. */
export const isStale = (
  items: { _id: string; updatedAt: string }[] | undefined,
  { id, readAt }: { id: string; readAt: number | undefined },
): boolean => {
  const item = items?.find(({ _id }) => _id === id);
  return readAt !== undefined && item !== undefined && readAt !== Date.parse(item.updatedAt);
};

/** `limit=0` answers the count alone; the cursor is the place to go on from. */
export function page(name: string, items: readonly unknown[], { query, holdings }: Request) {
  const from = Number(query.get('cursor') ?? 0);
  const to = query.get('limit') === '0' ? from : from + (holdings.pageSize ?? items.length);
  return {
    [name]: items.slice(from, to),
    nextCursor: to > from && to < items.length ? String(to) : null,
    total: items.length,
  };
}

export const change = <Item extends { _id: string }>(
  items: Item[] | undefined,
  id: string,
  fields: Partial<Item>,
): Item | undefined => {
  const found = items?.find(({ _id }) => _id === id);
  return found && Object.assign(found, fields);
};

export const drop = (items: { _id: string }[] | undefined, id: string) =>
  void items?.splice(
    items.findIndex(({ _id }) => _id === id),
    1,
  );

export const finds =
  (query: URLSearchParams) =>
  ({ title, topic }: { title: string; topic?: string | null | undefined }) =>
    title.toLowerCase().includes((query.get('q') ?? '').toLowerCase()) &&
    (query.get('topic') ?? topic ?? null) === (topic ?? null);
