import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { startServer } from '@cyberharbour/processes';
import { cpuOf } from '../../../server/src/bench/measure.ts';
import type { Processes, Stack } from '../stack.ts';
import { compare, type Figure, limit } from './figure.ts';
import { loadServer } from './load.ts';

const ports = { web: 23100, bare: 23203 };

/** Of stored pages many visitors want some at once; of those made anew the browser renders what waits too long. */
const loads = { stored: { seconds: 2, lanes: 24 }, anew: { seconds: 2, lanes: 4 } };

async function startBare(page: string): Promise<ChildProcess> {
  const program = join(import.meta.dirname, 'bare-handler.ts');
  const { child, ready } = startServer([program, String(ports.bare), page]);
  await ready;
  return child;
}

/** Pages of the web server beside a handler that has nothing to do but to send the same bytes. */
export async function measureThroughput(
  { web }: Stack,
  { web: composer, api }: Processes,
  runs: number,
): Promise<Figure[]> {
  const bare = await startBare(`${web}/blog`);
  const [stored, anew, least, cpu]: number[][] = [[], [], [], []];
  const storedPath = () => '/blog';
  // A query that no screen reads makes another page of the same content.
  let page = 0;
  const anewPath = () => `/blog?page=${String((page += 1))}`;
  const spent = async () => (await cpuOf({ child: composer })) + (await cpuOf({ child: api }));
  await loadServer(ports.web, storedPath, loads.stored);
  await loadServer(ports.web, anewPath, loads.anew);
  for (let run = 0; run < runs; run += 1) {
    least?.push((await loadServer(ports.bare, storedPath, loads.stored)).rate);
    stored?.push((await loadServer(ports.web, storedPath, loads.stored)).rate);
    const before = await spent();
    const { rate, count } = await loadServer(ports.web, anewPath, loads.anew);
    anew?.push(rate);
    cpu?.push(((await spent()) - before) / count);
  }
  bare.kill();
  return [
    compare('HTML that is stored, against a bare handler', '/s', {
      ours: stored ?? [],
      theirs: least ?? [],
      least: 0.5,
    }),
    compare('HTML made anew, against a bare handler', '/s', { ours: anew ?? [], theirs: least ?? [], least: 0.05 }),
    limit('CPU of a page made anew, API included', 'ms', cpu ?? [], 8),
  ];
}
