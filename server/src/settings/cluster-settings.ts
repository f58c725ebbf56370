import type * as z from 'zod';
import { readAddress, variable, WrongSetting } from './values.ts';

/** What several processes on several machines need beside the settings of one. */
export interface ClusterSettings {
  /** Where visitors' reads go; the database itself where it is null. */
  databaseReadUrl: string | null;
  /** One Redis, or the Sentinels that know which one is the primary; null for limits in the process. */
  redis: RedisPlace | null;
  /** Milliseconds between saying that this process ends, and closing anything. */
  drainNotice: number;
}

export type RedisPlace = { url: string } | { sentinels: { host: string; port: number }[]; name: string };

/** The settings of processes that share their work, by their environment variables. */
export const clusterVariables = {
  DATABASE_READ_URL: variable(
    'visitors read from `DATABASE_URL`',
    'replicas of `DATABASE_URL`, which answer visitors; members and decisions read from `DATABASE_URL`',
    (value) => readAddress('DATABASE_READ_URL', value, ['postgres:', 'postgresql:']),
  ),
  REDIS_URL: variable('limits are counted in the process', 'limits shared by all server processes', (value) =>
    readAddress('REDIS_URL', value, ['redis:', 'rediss:']),
  ),
  REDIS_SENTINELS: variable(
    'Redis is at `REDIS_URL`',
    'instead of `REDIS_URL`: the Sentinels that know the primary, as `host:port,host:port`',
    (value) => value?.split(',').map(readSentinel) ?? null,
  ),
  REDIS_SENTINEL_NAME: variable('`mymaster`', 'what the Sentinels call the primary', (value) => value ?? 'mymaster'),
  DRAIN_SECONDS: variable(
    '0',
    'how many seconds `/readyz` says that this process ends, before it closes anything: longer than a balancer takes to notice',
    (value) => readDrain(value),
  ),
};

function readSentinel(value: string): { host: string; port: number } {
  const [, host, port] = /^\s*([^\s:]+):(\d{1,5})\s*$/.exec(value) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535)
    throw new WrongSetting(`REDIS_SENTINELS must be made of host:port, with commas between them, not "${value}".`);
  return { host, port: Number(port) };
}

function readDrain(value: string | null): number {
  const seconds = Number(value ?? 0);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 60)
    throw new WrongSetting(`DRAIN_SECONDS must be a whole number from 0 to 60, not "${value}".`);
  return seconds * 1000;
}

type Values = { [Name in keyof typeof clusterVariables]: z.infer<(typeof clusterVariables)[Name]> };

export function toClusterSettings(values: Values, databaseUrl: string | null): ClusterSettings {
  if (values.DATABASE_READ_URL !== null && databaseUrl === null)
    throw new WrongSetting('DATABASE_URL must be set when DATABASE_READ_URL is.');
  if (values.REDIS_URL !== null && values.REDIS_SENTINELS !== null)
    throw new WrongSetting('REDIS_URL and REDIS_SENTINELS are two ways to one Redis: set one of them.');
  return {
    databaseReadUrl: values.DATABASE_READ_URL,
    redis: readRedis(values),
    drainNotice: values.DRAIN_SECONDS,
  };
}

function readRedis({ REDIS_URL: url, REDIS_SENTINELS: sentinels, REDIS_SENTINEL_NAME: name }: Values) {
  if (sentinels !== null) return { sentinels, name };
  return url === null ? null : { url };
}
