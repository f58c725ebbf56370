import { isEditedElsewhere, type Sending } from '@cyberharbour/shared-api';
import { http, keys, list, queryOptions, useMutation, type Paged } from '@cyberharbour/shared-api/endpoint';
import type { Done } from '../contract/index';
import { useAttempt } from './attempt';

/** What differs between one kind of post and another: shapes, address and words. */
export interface PostKind<Page extends Paged, Item, Answer, Post> {
  /** Its address at the API, and the first word of its query keys. */
  name: 'blogs' | 'campaigns';
  items: (page: Page) => Item[];
  post: (answer: Answer) => Post;
  texts: { listFailed: string; postFailed: string };
}

type Name = PostKind<Paged, unknown, unknown, unknown>['name'];

/** What is said of changes to a kind; apart from the kind, since who only reads need not load it. */
export interface PostChanges {
  of: Name;
  created: string;
  createFailed: string;
  updated: string;
  deleted: string;
}

type Fields = Record<string, string | File | undefined>;
interface Sent {
  sending?: Sending;
}
interface Created extends Sent {
  /** Names the attempt, where it outlives this page; without it, the same fields are the same attempt. */
  attempt?: string;
}

const urlOf = (name: Name, id: string) => `/${name}/${encodeURIComponent(id)}`;
const refreshOf = (name: Name) => [keys[name], keys.counts];

/** The queries of a kind. `params` of the reading ones go to the API as they are. */
export function postQueries<Page extends Paged, Item, Answer, Post>(kind: PostKind<Page, Item, Answer, Post>) {
  const { name, items, texts } = kind;
  const read = async (id: string, signal: AbortSignal, params?: Record<string, boolean>) =>
    kind.post(await http.get<Answer>(urlOf(name, id), { signal, ...(params && { params }) }));
  const pages = (of: 'public' | 'mine', filter: Record<string, string | boolean | undefined>) =>
    list({ key: [...keys[name], of], url: `/${name}`, filter, items, failed: texts.listFailed });
  /** @param after the cursor of a page: the list goes on from there */
  const all = (filter: Record<string, string | undefined> = {}, after?: string) => {
    const whole = pages('public', filter);
    if (after === undefined) return whole;
    return { ...whole, queryKey: [...whole.queryKey, after] as typeof whole.queryKey, initialPageParam: after };
  };
  return {
    read,
    pages,
    all,
    /**
     * The public list again, for the foot of one post: where it cannot be loaded, the foot is missing and nothing is
     * said.
     */
    nearby: { ...all(), meta: {} } as ReturnType<typeof all>,
    one: (id: string) =>
      queryOptions({ queryKey: [...keys[name], 'one', id], queryFn: ({ signal }) => read(id, signal) }),
  };
}

/** Those of the person who asks, of `pages` of their kind. */
export const ownPages = <Pages>(
  pages: (of: 'mine', filter: Record<string, string | boolean | undefined>) => Pages,
  { q }: { q?: string | undefined } = {},
) => pages('mine', { mine: true, q });

interface EditedPost<Post> {
  kind: Pick<PostKind<Paged, unknown, unknown, unknown>, 'name' | 'texts'>;
  read: (id: string, signal: AbortSignal) => Promise<Post>;
  id: string;
}

/** For the form that edits it. Never from the cache: a form that began with an older version could not be saved. */
export const editedPost = <Post>({ kind: { name, texts }, read, id }: EditedPost<Post>) =>
  queryOptions({
    queryKey: [...keys[name], 'edited', id],
    queryFn: ({ signal }) => read(id, signal),
    gcTime: 0,
    meta: { failed: texts.postFailed },
  });

/** Sent again after a lost answer, it makes no second post. */
export function useCreatePost<Answer, New extends Created>({ of, created, createFailed }: PostChanges) {
  const attemptOf = useAttempt();
  return useMutation({
    mutationFn: ({ sending, attempt, ...fields }: New) =>
      http.create<Answer>(`/${of}`, fields as Fields, attempt ?? attemptOf(fields as Fields), sending),
    meta: { done: created, failed: createFailed, refresh: refreshOf(of) },
  });
}

export const useUpdatePost = <Answer extends Done, Changed extends Sent & { id: string; updatedAt: string }>({
  of,
  updated,
}: PostChanges) =>
  useMutation({
    mutationFn: ({ id, sending, ...fields }: Changed) =>
      http.replace<Answer>(urlOf(of, id), fields as unknown as Fields & { updatedAt: string }, sending),
    meta: {
      // The server adds that it waits for a moderator again, where it does.
      done: ({ message }: Answer) => message ?? updated,
      failed: 'Update failed',
      inPage: isEditedElsewhere,
      refresh: refreshOf(of),
    },
  });

export const useDeletePost = ({ of, deleted }: PostChanges) =>
  useMutation({
    mutationFn: (id: string) => http.delete<Done>(urlOf(of, id)),
    meta: { done: deleted, failed: 'Delete failed.', refresh: refreshOf(of) },
  });
