import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from '../http/http-error.ts';

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
  releaseReportsPerAddress: Limit;
}

type Make = (name: string, points: number, duration: number) => RateLimiterAbstract;

function limits(scale: number, make: Make): Limits {
  const perAddress = (name: string, points: number, duration: number) =>
    limit(make(name, Math.max(1, Math.round(points * scale)), duration));
  return {
    loginsPerAccount: limit(make('login-account', 10, quarter)),
    loginsPerAddress: perAddress('login-address', 30, quarter),
    registrationsPerAddress: perAddress('register', 300, hour),
    codesPerAddress: perAddress('code', 100, quarter),
    newsletterPerAddress: perAddress('newsletter', 20, hour),
    // A school or an office is one address; a tab sends a handful.
    releaseReportsPerAddress: perAddress('release-reports', 2000, quarter),
  };
}

/** Counted in this process. */
export const createMemoryLimits = (scale: number): Limits =>
  limits(scale, (_name, points, duration) => new RateLimiterMemory({ points, duration }));

/**
 * Counted for all processes together. While Redis is away each counts for itself, with half as many: stricter, and
 * nobody is locked out.
 */
export const createSharedLimits = (scale: number, redis: Redis): Limits =>
  limits(scale, (name, points, duration) => {
    const insuranceLimiter = new RateLimiterMemory({
      keyPrefix: name,
      points: Math.max(1, Math.floor(points / 2)),
      duration,
    });
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `cyberharbour:${name}`,
      points,
      duration,
      insuranceLimiter,
      rejectIfRedisNotReady: true,
    });
  });

function limit(limiter: RateLimiterAbstract): Limit {
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooManyError(Math.ceil(error.msBeforeNext / 1000));
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

export function tooManyError(seconds: number): HttpError {
  const wait = Math.max(1, seconds);
  const spoken = wait < 90 ? `${wait} second${wait === 1 ? '' : 's'}` : `${Math.ceil(wait / 60)} minutes`;
  return new HttpError(429, 'TOO_MANY', `Too many attempts. Please try again in ${spoken}.`, { retryAfter: wait });
}
