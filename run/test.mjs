import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPinnedNode, root } from './install.mjs';

await onPinnedNode();
const { chromium } = await import('./chromium.mjs');
const { remoteRooms } = await import('./laws/rooms.mjs');
const { endAll, onEnd, Plain } = await import('./processes.mjs');
const { browserTests, jestTests, lawTests, nodeTests } = await import('./suites.mjs');

const jestRooms = ['shared-ui', 'shared-api', 'shell', ...remoteRooms(root)];

/** A release after the first one, so that there is a version before to go back to. */
async function secondRelease(folder) {
  const { promote, publish, ReleaseStore } = await import('@cyberharbour/platform/releases');
  const { readRoom } = await import('@cyberharbour/platform/webpack');
  const store = new ReleaseStore(folder);
  const { current } = await store.latest('mf_public');
  const version = `${current}.2`;
  await publish(store, { room: readRoom(join(root, 'mf-public')), version, dist: join(root, 'mf-public', 'dist') });
  await promote(store, 'mf_public', version);
}

/** The built product, released into a store of its own, in a real browser. */
async function journeys() {
  const { bringUpToDate } = await import('./releases.mjs');
  const store = mkdtempSync(join(tmpdir(), 'cyberharbour-store-'));
  try {
    const browser = chromium(console.log);
    await bringUpToDate(store, () => {});
    await secondRelease(store);
    return await browserTests({ CHROMIUM: browser, RELEASE_STORE: store, API_COMMAND: join(root, 'server/src/main.ts'), WEB_COMMAND: join(root, 'shell/server/main.ts') });
  } catch (error) {
    if (!(error instanceof Plain)) throw error;
    return { passed: 0, failed: 1, said: error.message };
  } finally {
    rmSync(store, { recursive: true, force: true });
  }
}

/** Light ones run two at a time, in this order; `alone` ones after them, one by one. */
const suites = [
  { name: 'server, on both databases', run: () => nodeTests(['server/src/**/*.test.ts']) },
  { name: 'laws', run: lawTests },
  ...jestRooms.map((room) => ({ name: room, run: () => jestTests(room) })),
  { name: 'platform', run: () => nodeTests(['platform/src/**/*.test.ts']) },
  { name: 'web server', run: () => nodeTests(['shell/server/**/*.test.ts']) },
  { name: 'that each law bites, and that a room stands alone', run: () => nodeTests(['run/**/*.test.mjs']), alone: true },
  { name: 'journeys in Chromium', run: journeys, alone: true },
];

const words = process.argv.slice(2);
const chosen = suites.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`No suite is called ${words.join(' or ')}. There are: ${suites.map(({ name }) => name).join('; ')}.`);
  process.exit(2);
}
onEnd(endAll);

const total = { passed: 0, failed: 0 };
async function settle({ name, run }) {
  const began = performance.now();
  const { passed, failed, said } = await run();
  total.passed += passed;
  total.failed += failed;
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name}: ${passed} passed${failed ? `, ${failed} failed` : ''} (${Math.round((performance.now() - began) / 1000)} s)`);
  if (failed > 0) console.log(`\n${said.trim()}\n`);
}
async function lane(waiting) {
  for (let suite = waiting.shift(); suite; suite = waiting.shift()) await settle(suite);
}

const light = chosen.filter(({ alone }) => !alone);
await Promise.all([lane(light), lane(light)]);
for (const suite of chosen.filter(({ alone }) => alone)) await settle(suite);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
