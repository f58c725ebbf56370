import type { Done, DraftAnswer, DraftForm, DraftList, StoredDraft } from '@cyberharbour/shared-api/contract';
import { http, queryOptions, useMutation, useQuery } from '@cyberharbour/shared-api/endpoint';

const url = '/user/draft';

/** A form of one member. */
export interface DraftOf {
  owner: string;
  form: string;
}

/** What the server has of a form; null for nothing. */
export const readServerDraft = async (of: DraftOf): Promise<StoredDraft | null> =>
  (await http.get<DraftAnswer>(url, { params: { ...of } })).draft;

/** @param version the one that it was made from, `0` for none: refused where another device stored something since */
export const storeDraft = async (draft: DraftForm, version: string): Promise<string> =>
  versionOf((await http.change<DraftAnswer>(url, version, draft)).draft);

export const versionOf = (draft: StoredDraft | null): string =>
  draft === null ? '0' : String(Date.parse(draft.updatedAt));

export const removeServerDraft = ({ form, owner }: DraftOf) =>
  http.delete<Done>(`${url}?${new URLSearchParams({ form, owner }).toString()}`);

const all = ['drafts'] as const;

const ownDrafts = queryOptions({
  queryKey: all,
  queryFn: async ({ signal }) => (await http.get<DraftList>('/user/drafts', { signal })).drafts,
});
/** A server of an earlier release has none: the dashboard does without. */
export const useOwnDrafts = () => useQuery(ownDrafts);

export const useThrowDraftAway = () =>
  useMutation({
    mutationFn: removeServerDraft,
    meta: { done: 'Draft thrown away', failed: 'Your draft could not be thrown away.', refresh: [all] },
  });
