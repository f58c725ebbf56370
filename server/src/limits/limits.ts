import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from '../http/http-error.ts';
import { addressKey } from './address-key.ts';
import type { Settings } from '../settings/settings.ts';

const quarter = 15 * 60;
const halfHour = 30 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/** Counts attempts by key and refuses with Retry-After when there were too many. */
export interface Limit {
  take(key: string): Promise<void>;
  /** Refuses where `take` would, and counts nothing. */
  check(key: string): Promise<void>;
  /** Gives one attempt back: it turned out to be a good one. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

export interface Limits {
  /** Of one account from one address. */
  loginsPerAccountAndAddress: Limit;
  loginsPerAccountAndAddressADay: Limit;
  /** Of one account from a browser that signed in to it before. */
  loginsPerDevice: Limit;
  /** Of one account from everywhere, known devices apart. */
  loginsPerAccount: Limit;
  loginsPerAddress: Limit;
  /** Codes of a second step, of one account from one address. */
  secondStepsPerAccountAndAddress: Limit;
  secondStepsPerAccountAndAddressADay: Limit;
  secondStepsPerDevice: Limit;
  /** From everywhere, known devices apart: few of a million codes a day. */
  secondStepsPerAccount: Limit;
  /** Fresh checks. */
  checksPerSession: Limit;
  checksPerAccount: Limit;
  /** Accounts that were opened. */
  registrationsPerAddress: Limit;
  /** Tries to open one, whatever came of them. */
  registrationTriesPerAddress: Limit;
  postsPerMember: Limit;
  editsPerMember: Limit;
  /** Drafts that forms store while somebody types. */
  draftSavesPerMember: Limit;
  /** Previews of texts. */
  formatsPerMember: Limit;
  updatesPerAccount: Limit;
  exportsPerAccount: Limit;
  deletionsPerAccount: Limit;
  passwordChangesPerAccount: Limit;
  emailChangesPerAccount: Limit;
  emailChangesPerRecipient: Limit;
  codesPerAddress: Limit;
  /** Of everybody together: one key. */
  resetCodes: Limit;
  /** Requests to recover an account. */
  recoveriesPerAddress: Limit;
  /** Of the account's address, whether or not there is one. */
  recoveriesPerAccount: Limit;
  recoveriesPerRecipient: Limit;
  newsletterPerAddress: Limit;
  /** Letters that moderators send to themselves. */
  letterTestsPerAccount: Limit;
  /** Addresses that are left at campaigns. */
  questionsPerAddress: Limit;
  /** Steps of campaigns that are reported: a school is one address. */
  stepsPerAddress: Limit;
  /** Searches of the whole site that were not answered before. */
  searchesPerAddress: Limit;
  releaseReportsPerAddress: Limit;
  /** Sessions and failures of one version that count. */
  releaseCountsPerAddress: Limit;
  /** Those of all versions together. */
  allReleaseCountsPerAddress: Limit;
  /** What an administrator asks of the release API, which reads files for it. */
  releaseReadsPerAccount: Limit;
  releaseMovesPerAccount: Limit;
}

type LimitSettings = Pick<Settings, 'rateLimitScale' | 'limits'>;
type Make = (name: string, points: number, duration: number) => RateLimiterAbstract;

function limits({ rateLimitScale: scale, limits: most }: LimitSettings, make: Make): Limits {
  const perAddress = (name: string, points: number, duration: number) =>
    keyedByAddress(limit(make(name, Math.max(1, Math.round(points * scale)), duration)));
  return {
    loginsPerAccountAndAddress: limit(make('login-pair', most.loginTries, quarter)),
    loginsPerAccountAndAddressADay: limit(make('login-pair-day', most.loginTries * 3, day)),
    loginsPerDevice: limit(make('login-device', most.loginTries, quarter)),
    loginsPerAccount: limit(make('login-account', most.loginTriesPerAccount, hour)),
    loginsPerAddress: perAddress('login-address', 30, quarter),
    secondStepsPerAccountAndAddress: limit(make('second-step-pair', most.loginTries, quarter)),
    secondStepsPerAccountAndAddressADay: limit(make('second-step-pair-day', most.loginTries * 3, day)),
    secondStepsPerDevice: limit(make('second-step-device', most.loginTries, quarter)),
    secondStepsPerAccount: limit(make('second-step-account', most.loginTries * 5, day)),
    checksPerSession: limit(make('check-session', most.loginTries, quarter)),
    checksPerAccount: limit(make('check-account', most.loginTries * 3, day)),
    registrationsPerAddress: perAddress('register', most.registrationsPerAddress, halfHour),
    registrationTriesPerAddress: perAddress('register-try', 300, hour),
    postsPerMember: limit(make('posts', most.postsPerMember, hour), 'You have posted a lot in a short time.'),
    editsPerMember: limit(make('edits', most.editsPerMember, hour), 'You have changed a lot in a short time.'),
    draftSavesPerMember: limit(make('drafts', 900, quarter), 'Your drafts were stored very often in a short time.'),
    formatsPerMember: limit(make('formats', 900, quarter), 'You have asked for many previews in a short time.'),
    updatesPerAccount: limit(make('account-update', most.updatesPerAccount, hour)),
    exportsPerAccount: limit(make('export', most.exportsPerAccount, day)),
    deletionsPerAccount: limit(make('deletion', most.deletionsPerAccount, day)),
    passwordChangesPerAccount: limit(make('password-change', most.passwordChangesPerAccount, hour)),
    emailChangesPerAccount: limit(make('email-change', most.emailChangesPerAccount, day)),
    emailChangesPerRecipient: limit(make('email-recipient', most.emailChangesPerRecipient, day)),
    codesPerAddress: perAddress('code', 100, quarter),
    resetCodes: limit(make('reset-codes', most.resetCodes, hour)),
    recoveriesPerAddress: perAddress('recovery', 10, hour),
    recoveriesPerAccount: limit(make('recovery-account', 20, day)),
    recoveriesPerRecipient: limit(make('recovery-recipient', 3, day)),
    newsletterPerAddress: perAddress('newsletter', 20, hour),
    letterTestsPerAccount: limit(make('letter-tests', 20, hour), 'You have sent yourself many tests.'),
    questionsPerAddress: perAddress('questions', 20, hour),
    stepsPerAddress: perAddress('campaign-steps', 3000, hour),
    // The web server is one address too, for whoever searches without script.
    searchesPerAddress: perAddress('searches', 12_000, hour),
    // A school or an office is one address; a tab sends a handful.
    releaseReportsPerAddress: perAddress('release-reports', 2000, quarter),
    releaseCountsPerAddress: perAddress('release-counts', most.releaseReportsPerAddress, hour),
    // More versions than a tab ever loads: made-up ones would keep the live ones from being counted.
    allReleaseCountsPerAddress: perAddress('all-release-counts', 20 * most.releaseReportsPerAddress, hour),
    releaseReadsPerAccount: limit(make('release-reads', 600, quarter)),
    releaseMovesPerAccount: limit(make('release-moves', 60, quarter), 'You have moved a lot of releases.'),
  };
}

/** Counted in this process. */
export const createMemoryLimits = (settings: LimitSettings): Limits =>
  limits(settings, (_name, points, duration) => new RateLimiterMemory({ points, duration }));

/**
 * Counted for all processes together. While Redis is away each counts for itself, with half as many: stricter, and
 * nobody is locked out.
 */
export const createSharedLimits = (settings: LimitSettings, redis: Redis): Limits =>
  limits(settings, (name, points, duration) => {
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

function limit(limiter: RateLimiterAbstract, sentence?: string): Limit {
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooManyError(Math.ceil(error.msBeforeNext / 1000), sentence);
        throw error;
      }
    },
    async check(key) {
      const state = await limiter.get(key);
      if (state && state.consumedPoints >= limiter.points)
        throw tooManyError(Math.ceil(state.msBeforeNext / 1000), sentence);
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

const keyedByAddress = (inner: Limit): Limit => ({
  take: (address) => inner.take(addressKey(address)),
  check: (address) => inner.check(addressKey(address)),
  giveBack: (address) => inner.giveBack(addressKey(address)),
  forget: (address) => inner.forget(addressKey(address)),
});

export function tooManyError(seconds: number, sentence = 'Too many attempts.'): HttpError {
  const wait = Math.max(1, seconds);
  const spoken = wait < 90 ? `${wait} second${wait === 1 ? '' : 's'}` : `${Math.ceil(wait / 60)} minutes`;
  return new HttpError(429, 'TOO_MANY', `${sentence} Please try again in ${spoken}.`, { retryAfter: wait });
}
