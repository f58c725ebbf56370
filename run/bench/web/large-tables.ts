import { join } from 'node:path';
import { freePort } from '@cyberharbour/processes';
import { fill } from '../../../server/src/bench/fill.ts';
import { call, cpuOf, serve, type Server } from '../../../server/src/bench/measure.ts';
import { openPublicChanges } from '../../../server/src/bench/public-changes.ts';
import { root } from '../../root.ts';
import type { Stack } from '../stack.ts';
import { type Figure, limit } from './figure.ts';

/** Requests of one reading: the machine counts processor time in hundredths of a second. */
const requests = 200;
const words = ['harbour', 'security'];

async function spend(server: Server, url: string, cookie: string, before?: () => Promise<unknown>): Promise<number> {
  const start = await cpuOf(server);
  for (let each = 0; each < requests; each += 1) {
    await before?.();
    const { status } = await call(server, url, { cookie });
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
  }
  return ((await cpuOf(server)) - start) / requests;
}

/** What the API spends on counts, and on searches for common words, where it holds a million posts. */
export async function measureLargeTables({ place, env }: Stack, runs: number, posts: number): Promise<Figure[]> {
  const folder = join(place, 'large');
  const { cookie } = await fill(folder, posts);
  const server = await serve(join(root, 'server/src/main.ts'), await freePort(), {
    DATA_DIR: folder,
    SEED: 'none',
    ADMIN_PASSWORD: env.ADMIN_PASSWORD,
    RATE_LIMIT_SCALE: env.RATE_LIMIT_SCALE,
  });
  const { change, end } = await openPublicChanges(folder);
  const searchOf = (word: string) => `/api/blogs?q=${word}&limit=20`;
  const readings: readonly (readonly [what: string, read: () => Promise<number>])[] = [
    ['/admin/statistics', () => spend(server, '/api/admin/statistics', cookie)],
    ...words.flatMap((word) => [
      [`search for "${word}", found before`, () => spend(server, searchOf(word), '')] as const,
      [`search for "${word}", after a change`, () => spend(server, searchOf(word), '', change)] as const,
    ]),
  ];
  const values = readings.map((): number[] => []);
  for (const [, read] of readings) await read();
  for (let run = 0; run < runs; run += 1)
    for (const [index, [, read]] of readings.entries()) values[index]?.push(await read());
  await end();
  await server.end();
  return readings.map(([what], index) =>
    limit(`CPU of ${what}, ${posts.toLocaleString('en-AU')} posts`, 'ms', values[index] ?? [], 10),
  );
}
