import { Redis } from 'ioredis';
import type { RedisPlace } from '../settings/cluster-settings.ts';

/** Milliseconds before the next of several tries. */
const pauseBefore = (times: number) => Math.min(times * 100, 2000);

/**
 * One connection for the limits; what cannot be asked right now is answered at once, never waited for. `say` hears once
 * that it is away, and once that it is back.
 */
export async function openRedis(place: RedisPlace, say: (sentence: string) => void): Promise<Redis> {
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 3000,
    commandTimeout: 500,
    lazyConnect: true,
    retryStrategy: pauseBefore,
  };
  const redis =
    'url' in place
      ? new Redis(place.url, options)
      : new Redis({ ...options, ...place, sentinelRetryStrategy: pauseBefore });
  const [setting, host] =
    'url' in place ? ['REDIS_URL', new URL(place.url).host] : ['REDIS_SENTINELS', `the primary "${place.name}"`];
  let isAway = false;
  // Without a listener a lost connection would end the process.
  redis.on('error', () => {
    if (!isAway)
      say(
        `${setting}: Redis at ${host} does not answer; limits are counted in this process, and stricter, until it does.`,
      );
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) say(`${setting}: Redis at ${host} answers again; limits are shared.`);
    isAway = false;
  });
  await redis.connect().catch(() => undefined);
  return redis;
}
