import { randomBytes, randomInt } from 'node:crypto';
import { findFreePort, UserError } from '../processes/product.ts';

export interface DatabaseNode {
  name: string;
  port: number;
  /** Of Patroni's own HTTP, which says what the node is at the moment. */
  control: number;
  /** The way of this node to etcd, which a drill can cut. */
  etcd: number;
}

export interface EtcdNode {
  name: string;
  /** Of whoever asks it, Patroni for one. */
  port: number;
  /** Of the other two. */
  peer: number;
}

/** Every port and secret of one cluster. */
export interface Plan {
  folder: string;
  /** Three, of which two have to agree: one may be lost. */
  etcd: readonly EtcdNode[];
  databases: readonly DatabaseNode[];
  /** Ports of HAProxy: whatever is behind them, the address stays. */
  ports: { web: number; api: number; write: number; read: number; pool: number };
  redis: readonly { name: string; port: number }[];
  sentinels: readonly { name: string; port: number }[];
  apis: readonly { name: string; port: number; metrics: number }[];
  webs: readonly { name: string; port: number }[];
  /** An S3-compatible store and a mail server, which others run. */
  outside: { objects: number; mail: number };
  secrets: { superuser: string; replication: string; application: string; reports: string };
}

export const databaseName = 'cyberharbour';
/** What Sentinel calls the group of one primary and its replicas. */
export const redisName = 'cyberharbour';

let next = 12_000 + randomInt(18_000);

/** One below those that Linux gives to connections: a program that starts again finds it free. */
async function findPort(): Promise<number> {
  for (let tries = 0; tries < 1000; tries += 1) {
    next = next >= 32_000 ? 12_000 : next + 1;
    const port = await findFreePort(next).catch(() => undefined);
    if (port !== undefined) return port;
  }
  throw new UserError('No port between 12000 and 32000 is free.');
}

const secret = () => randomBytes(24).toString('base64url');

async function nameEach(kind: string, count: number): Promise<{ name: string; port: number }[]> {
  const all = [];
  for (let number = 1; number <= count; number += 1) all.push({ name: `${kind}-${number}`, port: await findPort() });
  return all;
}

/** @param web the port that people open; the others are free ones */
export async function makePlan(folder: string, web: number, counts: { apis: number; webs: number }): Promise<Plan> {
  const databases = [];
  for (const each of await nameEach('database', 3))
    databases.push({ ...each, control: await findPort(), etcd: await findPort() });
  const etcd = [];
  for (const each of await nameEach('etcd', 3)) etcd.push({ ...each, peer: await findPort() });
  const apis = [];
  for (const each of await nameEach('api', counts.apis)) apis.push({ ...each, metrics: await findPort() });
  return {
    folder,
    etcd,
    databases,
    ports: {
      web,
      api: await findPort(),
      write: await findPort(),
      read: await findPort(),
      pool: await findPort(),
    },
    redis: await nameEach('redis', 2),
    sentinels: await nameEach('sentinel', 3),
    apis,
    webs: await nameEach('web', counts.webs),
    outside: { objects: await findPort(), mail: await findPort() },
    secrets: { superuser: secret(), replication: secret(), application: secret(), reports: secret() },
  };
}

/** What runs on one of the three machines that a cluster stands for, by the numbers in the names. */
export function listMachine({ etcd, databases, redis, sentinels, apis, webs }: Plan, number: string): string[] {
  const all = [...etcd, ...databases, ...redis, ...sentinels, ...apis, ...webs].map(({ name }) => name);
  return all.filter((name) => numberOf(name) === number);
}

export const numberOf = (name: string) => name.slice(name.lastIndexOf('-') + 1);
