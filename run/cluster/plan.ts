import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '@cyberharbour/processes';

/** One program: the others reach it at that address. */
export interface Place {
  name: string;
  host: string;
  port: number;
}

export interface DatabaseNode extends Place {
  /** Of Patroni's own HTTP, which says what the node is at the moment. */
  control: number;
  /** The way of this node to etcd by the proxy, which a drill can cut; without, it asks each etcd itself. */
  etcd?: number;
}

/** Its port is for whoever asks it, Patroni for one. */
export interface EtcdNode extends Place {
  /** For the other two. */
  peer: number;
}

/** Where programs have their files. Those with a name have one each. */
export interface Files {
  etcdData(name: string): string;
  databaseData(name: string): string;
  /** What a node of the database writes beside its data: the passwords that it uses itself. */
  databasePasswords(name: string): string;
  databaseSockets(name: string): string;
  redisData(name: string): string;
  poolUsers: string;
  /** The socket that HAProxy takes orders at. */
  proxySocket: string;
  /** What HAProxy answers where no process is left. */
  proxyError: string;
}

/** Every address, port, file and secret of one cluster. */
export interface Layout {
  files: Files;
  /** The address that people open, with its scheme. */
  site: string;
  /** Lines of HAProxy: for itself, and for the front that people reach. */
  proxy: { global: readonly string[]; front: readonly string[] };
  /** Three, of which two have to agree: one may be lost. */
  etcd: readonly EtcdNode[];
  databases: readonly DatabaseNode[];
  /** Of HAProxy and the pool on each machine, for this machine alone: whatever is behind them, the address stays. */
  ports: { api: number; write: number; read: number; pool: number };
  redis: readonly Place[];
  sentinels: readonly Place[];
  apis: readonly (Place & { metrics: number })[];
  webs: readonly Place[];
  secrets: { superuser: string; replication: string; application: string; reports: string };
}

/** A cluster that runs on this machine, in one folder. */
export interface Plan extends Layout {
  folder: string;
  /** An S3-compatible store and a mail server, which others run. */
  outside: { objects: number; mail: number };
}

export const databaseName = 'cyberharbour';
/** What Sentinel calls the group of one primary and its replicas. */
export const redisName = 'cyberharbour';

const secret = () => randomBytes(24).toString('base64url');
export const makeSecrets = (): Layout['secrets'] => ({
  superuser: secret(),
  replication: secret(),
  application: secret(),
  reports: secret(),
});

/** This machine, which the others cannot reach. */
export const here = '127.0.0.1';

/** All of them in one folder. */
const filesIn = (folder: string): Files => ({
  etcdData: (name) => join(folder, name),
  databaseData: (name) => join(folder, name, 'data'),
  databasePasswords: (name) => join(folder, name, 'pgpass'),
  databaseSockets: (name) => join(folder, name),
  redisData: (name) => join(folder, name),
  poolUsers: join(folder, 'pool/users.txt'),
  proxySocket: join(folder, 'haproxy.sock'),
  proxyError: join(folder, '503.http'),
});

async function nameEach(kind: string, count: number): Promise<Place[]> {
  const all = [];
  for (let number = 1; number <= count; number += 1)
    all.push({ name: `${kind}-${number}`, host: here, port: await freePort() });
  return all;
}

/** @param web the port that people open; the others are free ones */
export async function makePlan(folder: string, web: number, counts: { apis: number; webs: number }): Promise<Plan> {
  const databases = [];
  for (const each of await nameEach('database', 3))
    databases.push({ ...each, control: await freePort(), etcd: await freePort() });
  const etcd = [];
  for (const each of await nameEach('etcd', 3)) etcd.push({ ...each, peer: await freePort() });
  const apis = [];
  for (const each of await nameEach('api', counts.apis)) apis.push({ ...each, metrics: await freePort() });
  return {
    folder,
    files: filesIn(folder),
    site: `http://localhost:${web}`,
    proxy: { global: [], front: [`bind ${here}:${web}`, `bind [::1]:${web}`] },
    etcd,
    databases,
    ports: {
      api: await freePort(),
      write: await freePort(),
      read: await freePort(),
      pool: await freePort(),
    },
    redis: await nameEach('redis', 2),
    sentinels: await nameEach('sentinel', 3),
    apis,
    webs: await nameEach('web', counts.webs),
    outside: { objects: await freePort(), mail: await freePort() },
    secrets: makeSecrets(),
  };
}

/** What runs on one of the three machines, by the numbers in the names. */
export function listMachine({ etcd, databases, redis, sentinels, apis, webs }: Plan, number: string): string[] {
  const all = [...etcd, ...databases, ...redis, ...sentinels, ...apis, ...webs].map(({ name }) => name);
  return all.filter((name) => numberOf(name) === number);
}

export const numberOf = (name: string) => name.slice(name.lastIndexOf('-') + 1);
