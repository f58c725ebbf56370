import { usePostsOf } from '@cyberharbour/shared-api/admin-users';
import { formatCount } from '@cyberharbour/shared-ui/numbers';

const some = (count: number, one: string) => (count === 0 ? [] : [formatCount(count, one)]);

/** What accounts leave behind when they are deleted. */
export function LeftBehind({ ids }: { ids: readonly string[] }) {
  const { data, isPending } = usePostsOf(ids);
  if (isPending) return <p>Loading...</p>;
  const isNothing = data?.blogs === 0 && data.campaigns === 0;
  if (isNothing) return <p>Signing in ends at once. No blog and no campaign is left behind. This cannot be undone.</p>;
  const posts = data
    ? [...some(data.blogs, 'blog'), ...some(data.campaigns, 'campaign')].join(' and ')
    : 'Blogs and campaigns';
  const stay = data && data.blogs + data.campaigns === 1 ? 'stays as it is' : 'stay as they are';
  return (
    <p>{`Signing in ends at once. ${posts} ${stay}, without a name: readers see “Unknown”. This cannot be undone.`}</p>
  );
}
