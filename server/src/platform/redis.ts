import { Redis } from 'ioredis';

/** One connection for the limits; what cannot be asked right now is answered at once, never waited for. */
export async function openRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 3000, commandTimeout: 500, lazyConnect: true, retryStrategy: (times) => Math.min(times * 100, 2000) });
  // Said by the limits that fall back; without a listener a lost connection would end the process.
  redis.on('error', () => undefined);
  await redis.connect().catch(() => undefined);
  return redis;
}
