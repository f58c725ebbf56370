import { useSession } from '@cyberharbour/shared-api';

/** What an edit does to something that is public: a moderator's own is trusted, a waiting one waits on. */
export function useEditNote(status: string): string {
  const { user } = useSession();
  return status === 'pending' || user?.role === 'admin' ? '' : 'Goes back to a moderator after you update it.';
}
