import { http, keys, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { PostBackground } from '@cyberharbour/shared-api/contract';
import type { ReadPost } from '../posts/post-kind';

/** A server of an earlier release has none: the sheet does without. */
const background = (name: 'blogs' | 'campaigns' | 'updates', { _id, updatedAt }: ReadPost) =>
  queryOptions({
    queryKey: [...keys[name === 'blogs' ? name : 'campaigns'], 'background', name, _id, updatedAt],
    queryFn: ({ signal }) =>
      http.get<PostBackground>(`/admin/${name}/${encodeURIComponent(_id)}/background`, { signal }),
  });

export const useBlogBackground = (post: ReadPost) => useQuery(background('blogs', post));
export const useCampaignBackground = (post: ReadPost) => useQuery(background('campaigns', post));
export const useUpdateBackground = (post: ReadPost) => useQuery(background('updates', post));
