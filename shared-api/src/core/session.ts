import { hashKey, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { User, UserAnswer } from '../contract/index';
import { draftStore } from './drafts';
import { isSignedOut } from './failure';
import { http } from './http';
import { useHydrated } from './hydrated';
import { keys } from './keys';
import { hearTabs, tellTabs } from './tabs';

const key = keys.session;

const signedOut = (error: unknown): null => {
  if (isSignedOut(error)) return null;
  throw error;
};

/**
 * Whose private answers a cache holds. Stored beside the account, because a session that ran out makes that `null`
 * while what is on the screen is still somebody's.
 */
const owners = new WeakMap<QueryClient, string>();

/** Without its script no draft was written in this tab; what an earlier one left goes when the next person signs in. */
const stayWithout = () => undefined;

const forgetAnswers = (client: QueryClient) =>
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });

/** What one account saw is not shown to the next. */
export function arrive(client: QueryClient, user: User): User {
  const before = owners.get(client);
  if (before !== undefined && before !== user._id) forgetAnswers(client);
  if (before !== user._id) void draftStore().then(({ keepOnlyDraftsOf }) => keepOnlyDraftsOf(user._id), stayWithout);
  owners.set(client, user._id);
  return user;
}

/** Who is signed in; `null` is nobody. */
const account = queryOptions({
  queryKey: key,
  queryFn: ({ signal, client }) =>
    http
      .get<UserAnswer>('/user/data', { signal })
      .then<User | null, null>(({ user }) => arrive(client, user), signedOut),
});

/**
 * Whoever sent the page saw that there is no session: it is not asked about again at once, since the refusal would be
 * an error in the browser's log.
 */
export const startSignedOut = (client: QueryClient): void => void client.setQueryData(key, null);

export interface Session {
  /** `unknown` until the server has answered; always so on a server. A call that failed counts as signed out. */
  status: 'unknown' | 'signedOut' | 'signedIn';
  user: User | null;
}

/** Who is signed in, for anything that any visitor sees. Silent when it cannot be known. */
export function useSession(): Session {
  const hydrated = useHydrated();
  const { data, isPending } = useQuery({ ...account, enabled: hydrated });
  if (!hydrated || isPending) return { status: 'unknown', user: null };
  return { status: data ? 'signedIn' : 'signedOut', user: data ?? null };
}

/**
 * The same for a page that cannot be without it, asked anew when it opens: with the failure and another try. `data` is
 * `null` when the session has ended.
 */
export const useAccount = () => useQuery({ ...account, refetchOnMount: 'always' });

const checked = queryOptions({
  queryKey: [...key, 'verified'],
  queryFn: ({ signal }) => http.get<UserAnswer>('/auth/verify', { signal }),
  staleTime: 0,
  gcTime: 0,
});

/**
 * The guard's question, asked anew at every entry. @throws ApiFailure when nobody is signed in, or the API cannot be
 * reached
 */
export async function verifySession(client: QueryClient): Promise<User> {
  const { user } = await client.query(checked);
  setSession(client, user);
  return user;
}

/** Nothing of whoever was here stays in this tab. */
function leave(client: QueryClient): void {
  owners.delete(client);
  client.setQueryData(key, null);
  forgetAnswers(client);
  void draftStore().then(({ removeAllDrafts }) => removeAllDrafts(), stayWithout);
}

/** A session began, went on with other details, or was ended: in this tab, and so in the others. */
export function setSession(client: QueryClient, user: User | null): void {
  // An answer still on its way is older than this.
  void client.cancelQueries({ queryKey: key, exact: true });
  if (!user) {
    leave(client);
    tellTabs({ left: true });
    return;
  }
  const before = owners.get(client);
  arrive(client, user);
  client.setQueryData(key, user);
  if (before !== user._id) tellTabs({ arrived: user._id });
}

/**
 * Calls back with who is signed in, whenever somebody else is, or the same with another role. @returns what ends it
 */
export function hearSession(client: QueryClient, listener: (user: User | null) => void): () => void {
  const read = () => client.getQueryData<User | null>(key);
  let before = read();
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== hashKey(key)) return;
    const now = read();
    const isSame = now?._id === before?._id && now?.role === before?.role;
    before = now;
    if (now !== undefined && !isSame) listener(now);
  });
}

/** Follows the sessions that begin and end in other tabs. @returns what ends it */
export const followTabs = (client: QueryClient): (() => void) =>
  hearTabs((news) => {
    void client.cancelQueries({ queryKey: key, exact: true });
    if ('left' in news) leave(client);
    else if (owners.get(client) !== news.arrived || !client.getQueryData(key))
      void client.invalidateQueries({ queryKey: key, exact: true });
  });
