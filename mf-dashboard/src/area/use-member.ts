import { useSession } from '@cyberharbour/shared-api';
import type { User } from '@cyberharbour/shared-api/contract';
import { useState } from 'react';

interface Member {
  /** It is known who is here. */
  known: boolean;
  /** Who this page was opened by. Stays when the session ends or another begins, as what is being typed does. */
  member: User | null;
}

export function useMember(): Member {
  const { status, user } = useSession();
  const [opener, setOpener] = useState<User | null>(null);
  const isOpener = user !== null && (opener === null || opener._id === user._id);
  if (isOpener && opener !== user) setOpener(user);
  const member = isOpener ? user : opener;
  return { known: member !== null || status !== 'unknown', member };
}
