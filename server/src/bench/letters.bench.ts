import { mkdtemp, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endProcess, freePort, startServer } from '@cyberharbour/processes';
import { addReaders } from '../testing/readers.ts';
import { openDatabase } from '../database/database.ts';
import { callApi } from '../testing/caller.ts';
import { fill } from './fill.ts';
import { call, median, quantile, serve } from './measure.ts';

/** What visitors wait for while a letter goes out, beside what they wait for otherwise: in turns. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    readers: { type: 'string', default: '2000' },
    reads: { type: 'string', default: '1000' },
  },
});
const [rounds, readers, reads] = [Number(values.rounds), Number(values.readers), Number(values.reads)];
/** Milliseconds between two reads: together they are the time that a letter to the readers takes. */
const apart = 6;

const folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-letters-'));
const { cookie, newest, deep } = await fill(folder, 5000);
const db = await openDatabase(null, folder);
await addReaders(db, readers);
await db.destroy();
const sink = startServer([new URL('mail-sink.ts', import.meta.url).pathname], { env: { PATH: process.env['PATH'] } });
const { port } = (await sink.ready) as { port: number };
// It would run on another machine.
setPriority(sink.child.pid ?? 0, constants.priority.PRIORITY_LOW);
const server = await serve(new URL('../main.ts', import.meta.url).pathname, await freePort(), {
  DATA_DIR: folder,
  SEED: 'none',
  ADMIN_PASSWORD: 'ladder custard',
  ADMIN_SECOND_STEP_DAYS: 'off',
  RATE_LIMIT_SCALE: '100000',
  SMTP_URL: `smtp://127.0.0.1:${port}`,
});
const api = `http://127.0.0.1:${server.port}`;

const paths = ['/api/blogs?limit=20', `/api/blogs/${newest}`, `/api/blogs?limit=20&cursor=${deep}`, '/api/resources'];

/** The 99th of 100 reads, in milliseconds. */
async function readOn(): Promise<number> {
  const times: number[] = [];
  for (let each = 0; each < reads; each += 1) {
    const { status, time } = await call(server, paths[each % paths.length] ?? '');
    if (status !== 200) throw new Error(`${paths[each % paths.length] ?? ''} answered ${status}`);
    times.push(time);
    await pause(Math.max(0, apart - time));
  }
  return quantile(times, 0.99);
}

interface Sent {
  letter: { _id: string; state: string };
  deliveries: { sent: number };
}

/** Lets a letter go, and returns the way to see how far it is. */
async function sendLetter(round: number): Promise<() => Promise<Sent>> {
  const body = { subject: `Letter ${round}`, blocks: [{ kind: 'tip', text: 'Lock your phone.' }] };
  const ask = async (method: string, url: string, sent?: object) =>
    (await callApi(api, method, url, { cookie, ...(sent && { body: sent }) })).body as unknown as Sent;
  const { letter } = await ask('POST', '/admin/letters', body);
  await ask('PUT', `/admin/letters/${letter._id}/send`, {});
  return () => ask('GET', `/admin/letters/${letter._id}`);
}

await readOn();
const [quiet, sending]: [number[], number[]] = [[], []];
for (let round = 1; round <= rounds; round += 1) {
  quiet.push(await readOn());
  const look = await sendLetter(round);
  while ((await look()).deliveries.sent === 0) await pause(50);
  sending.push(await readOn());
  while ((await look()).letter.state !== 'sent') await pause(100);
}
const [one, other] = [median(quiet), median(sending)];
console.log(
  `p99 of visitors' reads: ${one.toFixed(2)} ms, and ${other.toFixed(2)} ms while a letter goes to ${readers}   ratio ${(other / one).toFixed(2)} (bar: 1.3)`,
);

await server.end();
await endProcess(sink.child);
await rm(folder, { recursive: true });
process.exit(0);
