import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { listMachine, numberOf } from './plan.ts';
import { leastFree } from './services.ts';

/** Something that goes wrong; it returns what puts it right again. */
export type Fault = (cluster: Cluster) => Promise<() => Promise<unknown>>;

async function primaryOf(cluster: Cluster): Promise<string> {
  const primary = await cluster.findPrimary();
  if (!primary) throw new Error('No node is the primary.');
  return primary.name;
}

/** The etcd that the other two follow. */
async function leaderOf({ plan }: Cluster): Promise<string> {
  for (const { name, port } of plan.etcd) {
    const answer = await fetch(`http://127.0.0.1:${port}/v2/stats/self`);
    if (((await answer.json()) as { state: string }).state === 'StateLeader') return name;
  }
  throw new Error('No etcd leads.');
}

async function killServices(cluster: Cluster, nodes: readonly { name: string }[]) {
  const heals = await Promise.all(nodes.map(({ name }) => killService(cluster, name)));
  return () => Promise.all(heals.map((heal) => heal()));
}

/** As a release does: each is away for a moment, after it said so. */
export async function restartEach(
  cluster: Cluster,
  nodes: readonly { name: string }[],
  change: (name: string) => void = () => undefined,
): Promise<void> {
  for (const { name } of nodes) {
    await cluster.service(name).stop();
    change(name);
    await cluster.service(name).start();
    // HAProxy has to see it before the next one goes.
    await pause(2000);
  }
}

/** Every process of a service stops where it is, and later goes on as if no time had passed. */
async function freeze(cluster: Cluster, name: string) {
  cluster.service(name).signal('SIGSTOP');
  return async () => cluster.service(name).signal('SIGCONT');
}

async function killService(cluster: Cluster, name: string) {
  await cluster.service(name).kill();
  return () => cluster.service(name).start();
}

export interface FaultKind {
  title: string;
  strike: Fault;
  /** Milliseconds until it is put right; without, as soon as writes are back. */
  lasts?: number;
  /** Nothing can be back before what is away comes back: its time counts from there. */
  countsFromReturn?: boolean;
  /** It takes away what sends mails: the drill asks for some, and looks whether they come. */
  concernsMails?: boolean;
  /** It needs a disk of each database's own, which is mounted. */
  needsDisk?: boolean;
}

/** Faults of the node that takes writes, by the names of a drill's option. */
export const primaryFaults: Record<string, FaultKind> = {
  killed: {
    title: 'primary and its Patroni killed (-9)',
    strike: async (cluster) => killService(cluster, await primaryOf(cluster)),
  },
  paused: {
    title: 'primary and its Patroni paused',
    strike: async (cluster) => freeze(cluster, await primaryOf(cluster)),
  },
  'cut-off': {
    title: 'primary cut off from etcd',
    strike: async (cluster) => {
      const proxy = `etcd-${await primaryOf(cluster)}`;
      await cluster.order(`disable frontend ${proxy}`);
      for (const { name } of cluster.plan.etcd) await cluster.order(`shutdown sessions server ${proxy}/${name}`);
      return () => cluster.order(`enable frontend ${proxy}`);
    },
  },
  'disk-full': {
    title: 'disk of the primary full',
    needsDisk: true,
    strike: async (cluster) => cluster.machines.fillDisk(await primaryOf(cluster)),
  },
  // The nodes hold the same: this is how disks fill where nobody looks.
  'disks-low': {
    title: 'less room on every disk than the guards ask for',
    needsDisk: true,
    lasts: 20_000,
    strike: async ({ plan, machines }) => {
      const all = await Promise.all(plan.databases.map(({ name }) => machines.fillDisk(name, leastFree / 2)));
      return () => Promise.all(all.map((empty) => empty()));
    },
  },
};

/** Faults of what is around it. */
export const otherFaults: Record<string, FaultKind> = {
  machines: {
    title:
      'every process of two of three machines killed (-9) at once, the primaries of PostgreSQL and Redis among them',
    lasts: 20_000,
    strike: async (cluster) => {
      const primary = numberOf(await primaryOf(cluster));
      const other = ['1', '2', '3'].find((number) => number !== primary) ?? '';
      for (const number of [primary, other])
        // They are started again, as systemd does with `Restart=always`.
        for (const name of listMachine(cluster.plan, number)) cluster.service(name).signal('SIGKILL');
      return () => Promise.resolve();
    },
  },
  etcd: {
    title: 'one of three etcd killed (-9), their leader, and away',
    lasts: 20_000,
    strike: async (cluster) => killService(cluster, await leaderOf(cluster)),
  },
  apis: {
    title: 'two of three API processes killed (-9), and away',
    lasts: 20_000,
    strike: async (cluster) => killServices(cluster, cluster.plan.apis.slice(0, 2)),
  },
  redis: {
    title: 'Redis: its primary killed (-9), and away',
    lasts: 20_000,
    strike: (cluster) => killService(cluster, 'redis-1'),
  },
  'redis-all': {
    title: 'Redis: every node killed (-9), and away',
    lasts: 20_000,
    strike: async (cluster) => killServices(cluster, cluster.plan.redis),
  },
  objects: {
    title: 'S3-compatible store hung',
    lasts: 20_000,
    countsFromReturn: true,
    strike: (cluster) => freeze(cluster, 'objects'),
  },
  mail: {
    title: 'mail server away',
    lasts: 30_000,
    countsFromReturn: true,
    concernsMails: true,
    strike: (cluster) => killService(cluster, 'mail'),
  },
  web: {
    title: 'one of two web servers hung',
    lasts: 25_000,
    strike: (cluster) => freeze(cluster, 'web-1'),
  },
  hung: {
    title: 'one of three API processes hung',
    lasts: 25_000,
    strike: (cluster) => freeze(cluster, 'api-2'),
  },
  restart: {
    title: 'API processes and web servers restarted one after the other',
    strike: async (cluster) => {
      await restartEach(cluster, [...cluster.plan.apis, ...cluster.plan.webs]);
      return () => Promise.resolve();
    },
  },
};

export const faults: Record<string, FaultKind> = { ...primaryFaults, ...otherFaults };
