/**
 * What endpoints are written with: the files of `src/endpoints` here, and of `src/api` in a remote. The host provides
 * it once, so that every endpoint,
 * whenever its remote was built, calls through the one client, session and cache of the page.
 */
export {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
export type { DraftFields, DraftMark, SavedDraft } from './draft-store';
export { draftStore } from './drafts';
export { http } from './http';
export { keys } from './keys';
export { list, type Paged } from './list';
export { setSession } from './session';
