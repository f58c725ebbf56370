import { useSession } from '@cyberharbour/shared-api';
import type { User } from '@cyberharbour/shared-api/contract';
import { useState } from 'react';

interface Member {
  /** It is known who is here. */
  known: boolean;
  /** Who this page was opened by; stays when the session ends, so that what is being typed stays on the screen. */
  member: User | null;
}

export function useMember(): Member {
  const { status, user } = useSession();
  const [opener, setOpener] = useState<User | null>(null);
  if (user && !opener) setOpener(user);
  const member = opener ?? user;
  return { known: member !== null || status !== 'unknown', member };
}
