import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/** Counts attempts by key and refuses with Retry-After when there were too many. */
export interface Limit {
  take(key: string): Promise<void>;
  /** Gives one attempt back: it turned out to be a good one. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

export interface Limits {
  loginsPerAccount: Limit;
  loginsPerAddress: Limit;
  registrationsPerAddress: Limit;
  codesPerAddress: Limit;
  newsletterPerAddress: Limit;
}

export function memoryLimits(scale: number): Limits {
  const perAddress = (points: number, duration: number) => limit(Math.max(1, Math.round(points * scale)), duration);
  return {
    loginsPerAccount: limit(10, quarter),
    loginsPerAddress: perAddress(30, quarter),
    registrationsPerAddress: perAddress(300, hour),
    codesPerAddress: perAddress(100, quarter),
    newsletterPerAddress: perAddress(20, hour),
  };
}

function limit(points: number, duration: number): Limit {
  const limiter = new RateLimiterMemory({ points, duration });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

export function tooMany(seconds: number): Refusal {
  const wait = Math.max(1, seconds);
  const spoken = wait < 90 ? `${wait} second${wait === 1 ? '' : 's'}` : `${Math.ceil(wait / 60)} minutes`;
  return new Refusal(429, 'TOO_MANY', `Too many attempts. Please try again in ${spoken}.`, { retryAfter: wait });
}
