import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { callApi } from '../../server/src/testing/caller.ts';
import { photo } from '../../server/src/testing/forms.ts';
import { joinAsMember } from '../../server/src/testing/process.ts';
import { bringUpToDate } from '../product/releases.ts';
import { root } from '../root.ts';
import { Cluster, type ClusterOptions } from './cluster.ts';
import { Load, type LoadOptions } from './load.ts';

/** Milliseconds in which a cluster has to be whole again. */
const longest = 90_000;

/** A cluster with members, and nothing that holds up a load. */
export interface DrillCluster {
  cluster: Cluster;
  api: string;
  web: string;
  /** The folder that mails arrive in. */
  outbox: string;
  load: (rates: Pick<LoadOptions, 'writes' | 'reads'>) => Load;
  /** Cookies. */
  members: readonly string[];
}

const settings = {
  WEB_ORIGINS: 'http://localhost:3000',
  RATE_LIMIT_SCALE: '100000',
  REGISTRATIONS_PER_ADDRESS: '1000000',
  POSTS_PER_MEMBER: '1000000',
  PICTURE_QUOTA: '100000',
  PICTURES_WAITING: '100',
};

/** @param opened gets the cluster before it starts, so that it can be ended whatever happens */
export async function openDrillCluster(
  more: Pick<ClusterOptions, 'disk' | 'hasOwnClock'>,
  opened: (cluster: Cluster) => void,
): Promise<DrillCluster> {
  const store = join(root, '.release-store');
  await bringUpToDate(store, console.log);
  const cluster = await Cluster.prepare({
    ...more,
    web: await freePort(),
    apis: 3,
    webs: 2,
    store,
    settings,
    say: console.log,
  });
  opened(cluster);
  await cluster.start();
  const { folder, ports, site } = cluster.plan;
  const [api, web] = [`http://127.0.0.1:${ports.api}`, site];
  const members: string[] = [];
  for (let number = 1; number <= 4; number += 1)
    members.push(await joinAsMember(api, join(folder, 'shared'), `member${number}@example.com`));
  const [picture, pictures] = [await photo(8, 8), await listPictures(api)];
  return {
    cluster,
    api,
    web,
    outbox: join(folder, 'shared/outbox'),
    members,
    load: (rates) => new Load({ api, web, members, picture, pictures, ...rates }),
  };
}

/** Paths of the pictures of what the first start makes. */
async function listPictures(api: string): Promise<string[]> {
  const { body } = await callApi(api, 'GET', '/blogs?limit=10');
  const { blogs } = body as unknown as { blogs: { imageUrl: string | null }[] };
  const paths = blogs.flatMap(({ imageUrl }) => (imageUrl ? [new URL(imageUrl, api).pathname] : []));
  if (paths.length === 0) throw new Error('The first start made no posts.');
  return paths;
}

/** Resolves once every node streams from the primary again. */
export async function untilWhole(cluster: Cluster): Promise<void> {
  for (const end = Date.now() + longest; !(await cluster.isWhole()); await pause(500))
    if (Date.now() > end) throw new Error('The cluster did not become whole again.');
}
