import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../limits/concurrency.ts';
import { busyError } from '../http/http-error.ts';

/** What one hash of Argon2id, the library's default algorithm, takes. */
export interface HashCost {
  /** In KiB. */
  memoryCost: number;
  /** Passes over that memory. */
  timeCost: number;
  /** Lanes. */
  parallelism: number;
}

/** The first recommendation of OWASP's Password Storage Cheat Sheet. */
const recommendedCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const busy = () => busyError(2);

/** Stands where an account cannot be logged in to by password. */
export const lockedPassword = '!';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is an account. A known device waits behind no stranger. */
  matches(stored: string | undefined, password: string, isKnownDevice?: boolean): Promise<boolean>;
}

/** Hashing is the dearest thing an outsider can ask for: two at once, a bounded queue, then "try again". */
export function createPasswords({ queue = 64, cost = recommendedCost } = {}): Passwords {
  const through = limitConcurrency(2, queue, busy);
  const knownThrough = limitConcurrency(1, queue, busy);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => through(() => hash(password, cost)),
    async matches(stored, password, isKnownDevice = false) {
      const real = stored !== undefined && stored !== lockedPassword;
      decoy ??= hash('nobody has this password', cost);
      const against = real ? stored : await decoy;
      return (await (isKnownDevice ? knownThrough : through)(() => verify(against, password))) && real;
    },
  };
}
