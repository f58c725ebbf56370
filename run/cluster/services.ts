import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../root.ts';
import {
  describeEtcd,
  describeGuard,
  describePatroni,
  describePool,
  describePoolUsers,
  describeRedis,
  describeSentinel,
} from './configuration.ts';
import { describeProxy, nobodyAnswers } from './proxy-configuration.ts';
import { type DatabaseNode, type EtcdNode, here, type Plan } from './plan.ts';
import { type Account, databaseAccount } from './programs.ts';
import type { ServiceOptions } from './service.ts';

export type Prepared = Omit<ServiceOptions, 'log'>;

export const isOk = async (address: string) => (await fetch(address, { signal: AbortSignal.timeout(1000) })).ok;

/** An order to HAProxy, such as `disable server apis/api-1`. @returns what it says */
export async function orderProxy(plan: Plan, words: string): Promise<string> {
  const socket = connect(plan.files.proxySocket);
  socket.end(`${words}\n`);
  return text(socket);
}

export function makeFolder({ folder }: Plan, name: string, account?: Account): string {
  const made = join(folder, name);
  mkdirSync(made, { recursive: true, mode: 0o700 });
  if (account) chownSync(made, account.uid, account.gid);
  return made;
}

/** A file that its program alone reads: it may hold a password. */
function writePrivately(folder: string, name: string, content: string, account?: Account): string {
  const file = join(folder, name);
  writeFileSync(file, content, { mode: 0o600 });
  if (account) chownSync(file, account.uid, account.gid);
  return file;
}

/** One of the three: none of them is healthy before two of them have found each other. */
export function prepareEtcd(plan: Plan, node: EtcdNode): Prepared {
  makeFolder(plan, node.name);
  const words = Object.entries(describeEtcd(plan, node));
  return {
    command: '/usr/bin/etcd',
    words: words.map(([name, value]) => `--${name}=${value}`),
    isReady: () => isOk(`http://${here}:${node.port}/health`),
  };
}

export function prepareProxy(plan: Plan): Prepared {
  writeFileSync(plan.files.proxyError, nobodyAnswers);
  return {
    command: '/usr/sbin/haproxy',
    words: ['-f', writePrivately(plan.folder, 'haproxy.cfg', describeProxy(plan))],
    isReady: async () => (await orderProxy(plan, 'show info')).includes('HAProxy'),
  };
}

/** @param bin the folder of PostgreSQL's programs */
export function prepareDatabase(plan: Plan, node: DatabaseNode, bin: string): Prepared {
  const account = databaseAccount();
  const folder = makeFolder(plan, node.name, account);
  return {
    command: '/usr/bin/patroni',
    words: [writePrivately(folder, 'patroni.yml', describePatroni(plan, node, bin), account)],
    account,
    env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
    dataFolder: plan.files.databaseData(node.name),
    deadline: 120_000,
    isReady: () => isOk(`http://${here}:${node.control}/health`),
  };
}

/** Megabytes of a database's disk, below which another node has to take its work. */
export const leastFree = 100;

export const prepareGuard = (plan: Plan, node: DatabaseNode): Prepared => ({
  command: join(root, 'deploy/patroni/disk-guard.sh'),
  words: [...Object.values(describeGuard(plan, node)), String(leastFree)],
  isReady: () => Promise.resolve(true),
});

export function preparePool(plan: Plan): Prepared {
  const account = databaseAccount();
  const folder = makeFolder(plan, 'pool', account);
  writePrivately(folder, 'users.txt', describePoolUsers(plan), account);
  return {
    command: '/usr/sbin/pgbouncer',
    words: [writePrivately(folder, 'pgbouncer.ini', describePool(plan), account)],
    account,
    isReady: () => isListening(plan.ports.pool),
  };
}

const prepareRedisProgram = (plan: Plan, name: string, port: number, text: string, more: readonly string[]) => ({
  command: '/usr/bin/redis-server',
  // Sentinel writes into its file.
  words: [writePrivately(makeFolder(plan, name), 'redis.conf', text), ...more],
  isReady: () => isListening(port),
});

export const prepareRedis = (plan: Plan, node: Plan['redis'][number]): Prepared =>
  prepareRedisProgram(plan, node.name, node.port, describeRedis(plan, node), []);

export const prepareSentinel = (plan: Plan, node: Plan['sentinels'][number]): Prepared =>
  prepareRedisProgram(plan, node.name, node.port, describeSentinel(plan, node), ['--sentinel']);

export const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, here, () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
