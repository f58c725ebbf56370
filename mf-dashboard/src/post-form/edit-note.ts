import { useSession } from '@cyberharbour/shared-api';
import { isScheduled, type Timed } from '../posts/goes-live';

/** What an edit does to what was approved: a moderator's own is trusted, a waiting one waits on. */
export function useEditNote(post: Timed): string {
  const { user } = useSession();
  if (post.status === 'pending' || user?.role === 'admin') return '';
  return isScheduled(post)
    ? 'Another time needs no moderator. Anything else that you change does.'
    : 'Goes back to a moderator after you update it.';
}
