import type { Limit, Limits } from '../limits/limits.ts';
import { addressKey } from '../limits/address-key.ts';

interface Try {
  email: string;
  address: string;
  /** Of a browser that signed in to this account before. */
  device: string | null;
}

function countersOf(limits: Limits, { email, address, device }: Try): [limit: Limit, key: string][] {
  const pair = `${email} ${addressKey(address)}`;
  if (device) return [[limits.loginsPerDevice, device]];
  return [
    [limits.loginsPerAddress, address],
    [limits.loginsPerAccountAndAddress, pair],
    [limits.loginsPerAccountAndAddressADay, pair],
    [limits.loginsPerAccount, email],
  ];
}

/**
 * Counts a login before its password is looked at: many guesses at once count as many. A known device has a lane of its
 * own, so that nobody's guesses keep its owner out. Throws 429.
 */
export async function takeLogin(limits: Limits, attempt: Try) {
  const taken = countersOf(limits, attempt);
  for (const [limit, key] of taken) await limit.take(key);
  return {
    /** It was sent away unread. */
    async giveBack() {
      for (const [limit, key] of taken) await limit.giveBack(key);
    },
  };
}

/** Somebody is in: earlier slips of the same person count no more. */
export async function succeedLogin(limits: Limits, attempt: Try): Promise<void> {
  for (const [limit, key] of countersOf(limits, attempt)) {
    if (limit === limits.loginsPerAddress || limit === limits.loginsPerAccount) await limit.giveBack(key);
    else await limit.forget(key);
  }
}
