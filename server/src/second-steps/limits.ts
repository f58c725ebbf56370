import type { Limit, Limits } from '../limits/limits.ts';
import { addressKey } from '../limits/address-key.ts';

interface CodeTry {
  userId: string;
  address: string;
  /** Of a browser that signed in to this account before. */
  device: string | null;
}

/**
 * Counts a code before it is looked at, as logins are counted: by account and address, by account, and a known device
 * for itself. Throws 429.
 */
export async function takeCodeTry(limits: Limits, { userId, address, device }: CodeTry) {
  const pair = `${userId} ${addressKey(address)}`;
  const taken: [limit: Limit, key: string][] = device
    ? [[limits.secondStepsPerDevice, device]]
    : [
        [limits.codesPerAddress, address],
        [limits.secondStepsPerAccountAndAddress, pair],
        [limits.secondStepsPerAccountAndAddressADay, pair],
        [limits.secondStepsPerAccount, userId],
      ];
  for (const [limit, key] of taken) await limit.take(key);
  return {
    /** The code was right: earlier slips of the same person count no more. */
    async succeed() {
      for (const [limit, key] of taken) {
        if (limit === limits.codesPerAddress || limit === limits.secondStepsPerAccount) await limit.giveBack(key);
        else await limit.forget(key);
      }
    },
  };
}
