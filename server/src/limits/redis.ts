import { Redis } from 'ioredis';

/**
 * One connection for the limits; what cannot be asked right now is answered at once, never waited for. `say` hears once
 * that it is away, and once that it is back.
 */
export async function openRedis(url: string, say: (sentence: string) => void): Promise<Redis> {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 3000,
    commandTimeout: 500,
    lazyConnect: true,
    retryStrategy: (times) => Math.min(times * 100, 2000),
  });
  const { host } = new URL(url);
  let isAway = false;
  // Without a listener a lost connection would end the process.
  redis.on('error', () => {
    if (!isAway)
      say(
        `REDIS_URL: Redis at ${host} does not answer; limits are counted in this process, and stricter, until it does.`,
      );
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) say(`REDIS_URL: Redis at ${host} answers again; limits are shared.`);
    isAway = false;
  });
  await redis.connect().catch(() => undefined);
  return redis;
}
