import { randomBytes } from 'node:crypto';
import { findFreePort } from '../processes/product.ts';

export interface DatabaseNode {
  name: string;
  port: number;
  /** Of Patroni's own HTTP, which says what the node is at the moment. */
  control: number;
  /** The way of this node to etcd, which a drill can cut. */
  etcd: number;
}

/** Every port and secret of one cluster. */
export interface Plan {
  folder: string;
  etcd: { client: number; peer: number };
  databases: readonly DatabaseNode[];
  /** Ports of HAProxy: whatever is behind them, the address stays. */
  ports: { web: number; api: number; write: number; read: number; pool: number };
  redis: readonly { name: string; port: number }[];
  sentinels: readonly { name: string; port: number }[];
  apis: readonly { name: string; port: number; metrics: number }[];
  webs: readonly { name: string; port: number }[];
  secrets: { superuser: string; replication: string; application: string; reports: string };
}

export const databaseName = 'cyberharbour';
/** What Sentinel calls the group of one primary and its replicas. */
export const redisName = 'cyberharbour';

const secret = () => randomBytes(24).toString('base64url');

async function nameEach(kind: string, count: number): Promise<{ name: string; port: number }[]> {
  const all = [];
  for (let number = 1; number <= count; number += 1)
    all.push({ name: `${kind}-${number}`, port: await findFreePort() });
  return all;
}

/** @param web the port that people open; the others are free ones */
export async function makePlan(folder: string, web: number, counts: { apis: number; webs: number }): Promise<Plan> {
  const databases = [];
  for (const each of await nameEach('database', 3))
    databases.push({ ...each, control: await findFreePort(), etcd: await findFreePort() });
  const apis = [];
  for (const each of await nameEach('api', counts.apis)) apis.push({ ...each, metrics: await findFreePort() });
  return {
    folder,
    etcd: { client: await findFreePort(), peer: await findFreePort() },
    databases,
    ports: {
      web,
      api: await findFreePort(),
      write: await findFreePort(),
      read: await findFreePort(),
      pool: await findFreePort(),
    },
    redis: await nameEach('redis', 2),
    sentinels: await nameEach('sentinel', 3),
    apis,
    webs: await nameEach('web', counts.webs),
    secrets: { superuser: secret(), replication: secret(), application: secret(), reports: secret() },
  };
}
