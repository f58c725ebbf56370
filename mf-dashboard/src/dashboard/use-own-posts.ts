import { useMyBlogs } from '@cyberharbour/shared-api/blogs';
import { useMyCampaigns } from '@cyberharbour/shared-api/campaigns';

/** The member's own posts of both kinds, as far as they are loaded. */
export function useOwnPosts() {
  const lists = [
    { path: '/blog', list: useMyBlogs() },
    { path: '/campaigns', list: useMyCampaigns() },
  ];
  return {
    isWhole: lists.every(({ list }) => list.data && !list.hasNextPage),
    posts: lists.flatMap(({ path, list }) => (list.data?.items ?? []).map((post) => ({ path, ...post }))),
  };
}
