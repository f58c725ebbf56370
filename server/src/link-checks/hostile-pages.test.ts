import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { it, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { hostilePages, openHostileSite, slowPages } from '../testing/hostile-pages.ts';
import { createFetchPage, type Fetched, openInternet } from './fetch-page.ts';
import { judge } from './judge.ts';
import { isPublicHost } from './public-hosts.ts';

const unknown = { etag: null, lastModified: null };
/** How many pages are asked for: `PAGES=10000` is the long form. */
const pages = Number(process.env['PAGES'] ?? 200);
const publicHost = '127.0.0.1';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that are still held once nothing holds them needlessly: connections that just ended let go a moment later. */
async function readHeld(): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 10; round += 1) {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
    await pause(50);
  }
  return least;
}

/** Every address that this process connects to, as the system calls are made. */
function watchConnections() {
  const attempts: string[] = [];
  const onSocket = (message: unknown) =>
    (message as { socket: Socket }).socket.on('connectionAttempt', (address: string) => attempts.push(address));
  subscribe('net.client.socket', onSocket);
  return { attempts, end: () => unsubscribe('net.client.socket', onSocket) };
}

/** Ends with the test, also with one that fails: an open server would keep the process alive. */
async function openChecker(t: TestContext, longest: number) {
  const site = await openHostileSite();
  t.after(() => site.close());
  let turn = 0;
  const names: Record<string, () => string[]> = {
    'private.test': () => ['127.0.0.2'],
    // Public when it is looked at, private a moment later.
    'rebinding.test': () => [(turn += 1) % 2 === 1 ? publicHost : '127.0.0.2'],
    'both.test': () => [publicHost, '10.0.0.1'],
  };
  const fetchPage = createFetchPage({
    ...openInternet('http://localhost:3000', null),
    longest,
    protocols: ['http:'],
    resolve: async (host) => names[host]?.() ?? (host === 'localhost' ? ['127.0.0.2'] : [publicHost]),
    // The one address that stands for the open internet here.
    isPublic: (address) => address === publicHost || isPublicHost(address),
  });
  let host = 0;
  const ask = (name: string): Promise<Fetched> => {
    host += 1;
    return fetchPage(`http://site-${host}.test:${site.port}/${encodeURIComponent(name)}`, unknown);
  };
  return { ask, fetchPage, site };
}

/** Asks for as many pages, some at once, each of another host. */
async function askMany(ask: (name: string) => Promise<Fetched>, names: readonly string[], most: number) {
  const kinds: Record<string, number> = {};
  let asked = 0;
  const work = async () => {
    for (let mine = asked; mine < most; mine = asked) {
      asked += 1;
      const fetched = await ask(names[mine % names.length] ?? '');
      judge({ id: 'r', link: 'http://a.test/', known: undefined }, fetched, Date.now());
      kinds[fetched.kind] = (kinds[fetched.kind] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return kinds;
}

it(`${pages} hostile pages: each is judged, no private address is asked, and no memory is held`, async (t) => {
  const { ask, site } = await openChecker(t, 60_000);
  const { attempts, end } = watchConnections();
  const names = Object.keys(hostilePages);
  await askMany(ask, names, names.length * 4);
  const before = await readHeld();
  const kinds = await askMany(ask, names, pages);
  const grown = ((await readHeld()) - before) / 1024 ** 2;
  end();
  t.diagnostic(`${JSON.stringify(kinds)}, ${attempts.length} connections, ${grown.toFixed(1)} MiB more`);
  assert.equal(
    Object.values(kinds).reduce((sum, each) => sum + each, 0),
    pages,
  );
  assert.deepEqual([...new Set(attempts)], [publicHost]);
  assert.equal(site.readTrapped(), 0);
  assert.ok(grown < 24, `${grown} MiB`);
});

it('pages that never end by themselves are given up', async (t) => {
  const { ask } = await openChecker(t, 200);
  for (const name of Object.keys(slowPages))
    assert.deepEqual(await ask(name), { kind: 'failed', why: 'It took too long.' }, name);
});

it('what leads inside is refused, by whatever way it is written', async (t) => {
  const { ask, fetchPage, site } = await openChecker(t, 60_000);
  for (const name of Object.keys(hostilePages).filter((each) =>
    /private|mapped|number|cloud|machine|file|script|passw/.test(each),
  ))
    assert.equal((await ask(name)).kind, 'refused', name);
  for (const host of ['both.test', '10.0.0.1', '[fd00::1]', '[::1]', '0x7f000002', '127.2'])
    assert.equal((await fetchPage(`http://${host}:${site.port}/`, unknown)).kind, 'refused', host);
  // It connects to the address that it looked at, not to the one that the name says a moment later.
  assert.equal((await fetchPage(`http://rebinding.test:${site.port}/fine`, unknown)).kind, 'page');
  assert.equal(site.readTrapped(), 0);
});

it('what is no address of the open internet is known', () => {
  for (const address of [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', 'nothing', ''],
    ...['::', '::1', '::ffff:8.8.8.8', '::ffff:127.0.0.1', '64:ff9b::7f00:1', 'fc00::1', 'fd00:ec2::254', 'fe80::1'],
    ...['ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1', '3fff::1', 'fe80::1%eth0'],
  ])
    assert.equal(isPublicHost(address), false, address);
  for (const address of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.167.0.1', '2606:4700::1111', '2a00:1450::1'])
    assert.equal(isPublicHost(address), true, address);
});
