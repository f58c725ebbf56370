import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promote } from '@cyberharbour/releases';
import { listRemotes } from '../../checks/packages.ts';
import { root } from '../../root.ts';
import { type ManyRemotes, nameOf, publishRemote, serveRemotes } from '../many-remotes.ts';
import type { Stack } from '../stack.ts';
import { visit } from '../visit.ts';
import { compare, type Figure } from './figure.ts';

/** Remotes in each store; the first one is the product itself. */
const sizes = [listRemotes(root).length, 43, 103] as const;
const firstPort = 23110;

/** Pages that processor time is measured by, and moves in each run. */
const pages = 300;
const moves = 7;

/** In milliseconds: after it a page looks at the store again (`freshness` of the web server). */
const untilNextLook = 300;

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Milliseconds of processor that a process has taken so far. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

async function timePage(address: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return performance.now() - began;
}

/** A page that looks at the store itself, as the first one after a while does. */
async function timeNextLook(home: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, untilNextLook));
  return timePage(home);
}

interface Measured {
  bytes: number[];
  cpu: number[];
  first: number[];
  /** The first page after a while without a move, and after a move. */
  usual: number[];
  moved: number[];
}

/** Moves a remote that does not draw the page. */
async function moveAnother(stack: Stack, { store }: ManyRemotes, version: string): Promise<void> {
  await publishRemote(store, join(stack.place, 'moved'), nameOf(0), version);
  await promote(store, nameOf(0), version);
}

/** The home page where the store has a few remotes, and where it has a hundred; and while one of them moves. */
export async function measureGrowth(stack: Stack, runs: number): Promise<Figure[]> {
  const servers: ManyRemotes[] = [];
  for (const [index, count] of sizes.entries())
    servers.push(await serveRemotes(stack, sizes[0], count, firstPort + index));
  const measured = servers.map((): Measured => ({ bytes: [], cpu: [], first: [], usual: [], moved: [] }));
  for (const { home } of servers) await timeNextLook(home);
  for (let run = 0; run < runs; run += 1)
    for (const [index, server] of servers.entries()) {
      const own = measured[index];
      if (!own) continue;
      const { headers } = await fetch(server.home, { headers: { 'accept-encoding': 'br' } });
      own.bytes.push(Number(headers.get('content-length')));
      const before = processorOf(server.pid);
      for (let page = 0; page < pages; page += 1) await timePage(server.home);
      own.cpu.push((processorOf(server.pid) - before) / pages);
      own.first.push((await visit(stack.browser, server.home, { ready: /./ })).first);
      for (let move = 0; move < moves; move += 1) {
        // Twice: what the last move left to do is done by the first one.
        await timeNextLook(server.home);
        own.usual.push(await timeNextLook(server.home));
        await moveAnother(stack, server, `1.${run}.${move}`);
        own.moved.push(await timeNextLook(server.home));
      }
    }
  const [few] = measured;
  return servers.flatMap(({ count }, index) => {
    const own = measured[index];
    if (!own || !few) return [];
    const against = (what: string, unit: string, field: keyof Measured) =>
      index === 0
        ? []
        : [
            compare(`/: ${what} with ${count} remotes in the store, against ${sizes[0]}`, unit, {
              ours: own[field],
              theirs: few[field],
              most: 1.05,
            }),
          ];
    return [
      ...against('document', 'B', 'bytes'),
      ...against('processor time', 'ms', 'cpu'),
      ...against('first paint', 'ms', 'first'),
      compare(`/: first page after a move, ${count} remotes, against a usual one`, 'ms', {
        ours: own.moved,
        theirs: own.usual,
        most: 1.1,
      }),
    ];
  });
}
