import { useAccount, useSession } from '@cyberharbour/shared-api';
import type { User } from '@cyberharbour/shared-api/contract';
import { createContext, use, useRef, useState } from 'react';

/** Who began the form; `null` while nobody is signed in. */
export const FormOwner = createContext<User | null>(null);

export interface Ownership {
  owner: User | null;
  /** Who is signed in instead of the owner. */
  other: User | null;
  /** How often sending was refused because of that. */
  refusals: number;
  /** Asks the server anew who is signed in, since another tab may have changed it without a word. */
  sendAsOwner: (send: () => Promise<void>) => Promise<void>;
}

/** A form belongs to the person who began it: nothing of it is sent for somebody else who signed in meanwhile. */
export function useOwnership(): Ownership {
  const owner = use(FormOwner);
  const { user } = useSession();
  const { refetch } = useAccount();
  const [refusals, setRefusals] = useState(0);
  const checking = useRef(false);
  const isOther = (one: User | null | undefined) => Boolean(owner && one && one._id !== owner._id);

  async function sendAsOwner(send: () => Promise<void>) {
    if (checking.current) return;
    checking.current = true;
    // Where nobody can be asked, or nobody is signed in, the refusal of the call itself says more.
    const { data, isError } = await refetch().finally(() => (checking.current = false));
    if (!isError && isOther(data)) setRefusals((count) => count + 1);
    else await send();
  }
  return { owner, other: isOther(user) ? user : null, refusals, sendAsOwner };
}
