import type { Browser } from '@playwright/test';
import { serveSingle } from '../serve-single.ts';
import { buildSingle, toSingleDocument } from '../single.ts';
import type { Stack } from '../stack.ts';
import { visit, type VisitCost } from '../visit.ts';
import { compare, type Figure, markUnmeasured } from './figure.ts';

const blog = '/blog/019c87cb-b400-752e-bca9-6513269e0d37';

/** Path, name of its chunk, and whether Ghost's counterpart is a post. */
const pages = [
  { path: '/', chunk: 'home', isPost: false },
  { path: '/blog', chunk: 'blogs', isPost: false },
  { path: blog, chunk: 'blog', isPost: true },
  { path: '/campaigns', chunk: 'campaigns', isPost: false },
] as const;

/** Addresses of another product's home and of one of its posts. */
export interface Peer {
  home?: string | undefined;
  post?: string | undefined;
}

const ports = { client: 23201, rendered: 23202 };

type Side = 'ours' | 'client' | 'rendered' | 'peer';
type Costs = Record<Side, VisitCost[]>;

/** Visits every side in turn, so that whatever else the machine does meets all of them alike. */
async function visitInTurns(browser: Browser, sides: Partial<Record<Side, string>>, runs: number): Promise<Costs> {
  const costs: Costs = { ours: [], client: [], rendered: [], peer: [] };
  for (let run = 0; run < runs; run += 1)
    for (const [side, address] of Object.entries(sides) as [Side, string][])
      costs[side].push(await visit(browser, address, { ready: /./ }));
  return costs;
}

/** Starts the same sources as one application, rendered by the browser and by a server. @returns how to end both */
async function serveBoth({ web, api }: Stack): Promise<() => void> {
  const client = await buildSingle('/api');
  const rendered = await buildSingle('/api', 'rendered by a server');
  const readDocument = async (path: string) => {
    const chunk = pages.find((page) => page.path === path)?.chunk ?? '';
    return toSingleDocument(await (await fetch(`${web}${path}`)).text(), rendered, chunk);
  };
  const ends = [
    await serveSingle({ dist: client.dist, port: ports.client, api }),
    await serveSingle({ dist: rendered.dist, port: ports.rendered, api, readDocument }),
  ];
  return () => ends.forEach((end) => end());
}

function homeFigures({ ours, client, rendered }: Costs): Figure[] {
  const pair = (key: keyof VisitCost, others: VisitCost[]) => ({
    ours: ours.map((cost) => cost[key]),
    theirs: others.map((cost) => cost[key]),
  });
  return [
    compare('/: interactive, against one client bundle', 'ms', { ...pair('interactive', client), most: 1.05 }),
    compare('/: interactive, against one rendered bundle', 'ms', { ...pair('interactive', rendered), most: 1.05 }),
    compare('/: script, brotli, against one client bundle', 'B', { ...pair('scripts', client), most: 1.15 }),
    compare('/: total blocking time, against one client bundle', 'ms', { ...pair('blocking', client), most: 1.2 }),
    compare('/: total blocking time, against one rendered bundle', 'ms', { ...pair('blocking', rendered), most: 1.2 }),
  ];
}

/** First visits on the slow line beside one application of the same sources, and beside another product. */
export async function measureFirstVisits(stack: Stack, runs: number, peer: Peer): Promise<Figure[]> {
  const { browser, web } = stack;
  const end = await serveBoth(stack);
  const figures: Figure[] = [];
  for (const { path, isPost } of pages) {
    const other = isPost ? peer.post : peer.home;
    const name = path === blog ? 'a blog' : path;
    const costs = await visitInTurns(
      browser,
      {
        ours: `${web}${path}`,
        client: `http://localhost:${ports.client}${path}`,
        ...(path === '/' && { rendered: `http://localhost:${ports.rendered}${path}` }),
        ...(other !== undefined && { peer: other }),
      },
      runs,
    );
    const largest = (side: Side) => costs[side].map((cost) => cost.largest);
    const against = (side: Side, most: number) => ({ ours: largest('ours'), theirs: largest(side), most });
    figures.push(
      other === undefined
        ? markUnmeasured(`${name}: LCP, against the peer`, '<= 0.5', isPost ? '--peer-post URL' : '--peer URL')
        : compare(`${name}: LCP, against the peer`, 'ms', against('peer', 0.5)),
      compare(`${name}: LCP, against one client bundle`, 'ms', against('client', 0.35)),
      ...(path === '/' ? homeFigures(costs) : []),
    );
  }
  end();
  return figures;
}
