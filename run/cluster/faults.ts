import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

/** Something that goes wrong; it returns what puts it right again. */
export type Fault = (cluster: Cluster) => Promise<() => Promise<unknown>>;

async function primaryOf(cluster: Cluster): Promise<string> {
  const primary = await cluster.findPrimary();
  if (!primary) throw new Error('No node is the primary.');
  return primary.name;
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

/** The faults of a drill by the names of its option. */
export const faults: Record<string, { title: string; strike: Fault }> = {
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
      await cluster.order(`shutdown sessions server ${proxy}/etcd`);
      return () => cluster.order(`enable frontend ${proxy}`);
    },
  },
  apis: {
    title: 'two of three API processes killed (-9)',
    strike: async (cluster) => {
      const names = cluster.plan.apis.slice(0, 2).map(({ name }) => name);
      const heals = await Promise.all(names.map((name) => killService(cluster, name)));
      return () => Promise.all(heals.map((heal) => heal()));
    },
  },
  redis: {
    title: 'Redis: its primary killed (-9)',
    strike: (cluster) => killService(cluster, 'redis-1'),
  },
  'redis-all': {
    title: 'Redis: every node killed (-9)',
    strike: async (cluster) => {
      const heals = await Promise.all(cluster.plan.redis.map(({ name }) => killService(cluster, name)));
      return () => Promise.all(heals.map((heal) => heal()));
    },
  },
  hung: {
    title: 'one API process hung',
    strike: (cluster) => freeze(cluster, 'api-2'),
  },
  restart: {
    title: 'API processes restarted one after the other',
    strike: async (cluster) => {
      for (const { name } of cluster.plan.apis) {
        await cluster.service(name).stop();
        await cluster.service(name).start();
        // HAProxy has to see it before the next one goes.
        await pause(2000);
      }
      return () => Promise.resolve();
    },
  },
};
