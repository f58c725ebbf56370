import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPinnedNode, root } from './install.mjs';

await onPinnedNode();
const { chromium } = await import('./chromium.mjs');
const { journeys } = await import('./journeys.mjs');
const { remoteRooms } = await import('./laws/rooms.mjs');
const { skew } = await import('./skew.mjs');
const { command, nodeTests } = await import('./suites.mjs');
const { fillCommunity } = await import('../server/src/bench/community.ts');
const { startPostgres } = await import('../server/src/testing/engines.ts');

/** Servers of others that the suites run against; installed from Debian's packages where that is possible. */
const engines = {
  postgresql: '/usr/lib/postgresql',
  'redis-server': '/usr/bin/redis-server',
  nginx: '/usr/sbin/nginx',
};

function installEngines() {
  const missing = Object.keys(engines).filter((name) => !existsSync(engines[name]));
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], quiet);
}

/** Runs the server's tests against a real PostgreSQL of their own. */
async function onPostgres() {
  const engine = await startPostgres();
  try {
    return await nodeTests(['server/src/**/*.test.ts'], { env: { TEST_DATABASE_URL: engine.url } });
  } finally {
    await engine.end();
  }
}

/** What the server stands on is taken away under load, and comes back. */
const faults = () => nodeTests(['server/src/faults/*.fault.ts']);

/** Trials that are watched, with simulated visitors at the real API. */
const trials = () => nodeTests(['run/heavy/trials.heavy.mjs']);

/** Every public screen in every state under axe, and Lighthouse. */
const publicScreens = () => journeys({ files: ['heavy/public-screens', 'heavy/lighthouse'], env: { HEAVY: '1' } });

/** The console under axe, and moderators with a queue of 500 by keyboard only. */
async function longQueue() {
  const data = mkdtempSync(join(tmpdir(), 'cyberharbour-queue-'));
  try {
    await fillCommunity(data, { users: 60, blogs: 500, campaigns: 300, waiting: 250 });
    return await journeys({ files: ['heavy/queue', 'heavy/console-axe'], env: { HEAVY: '1', FILLED_DATA: data } });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** A remote that was not there before, seen inside a live shell, then live. */
const newRemote = () => nodeTests(['run/heavy/new-remote.heavy.mjs']);

/** The web server on a store that is no folder. */
const onBucket = () => nodeTests(['run/heavy/bucket.heavy.mjs']);

/** Pages and alarms of the web server while its store is gone or garbled. */
const withoutStore = () => nodeTests(['run/heavy/outage.heavy.mjs']);

/** The site without a server of ours, behind nginx. */
const behindNginx = () => nodeTests(['run/heavy/nginx.heavy.mjs']);

/** The rooms that everyday runs leave out, each copied out and installed by itself. */
const standAlone = () =>
  nodeTests(['run/laws/alone.test.mjs'], {
    env: { ALONE: [...remoteRooms(root).filter((name) => name !== 'mf-admin'), 'shell'].join() },
  });

/** The catalogue of the design system, built, and every story of it in every look. */
async function stories() {
  const { code, said } = await command('npm', ['run', 'build-storybook', '-w', 'shared-ui']);
  return code === 0
    ? nodeTests(['shared-ui/tools/stories.test.ts'], { env: { CHROMIUM: chromium(console.log) } })
    : { passed: 0, failed: 1, said };
}

/** The two packages that others build on, packed, in a house that is not ours. */
const outside = () => nodeTests(['run/heavy/outside.heavy.mjs']);

/** Every state of the member's screens, small and large, light and dark. */
const memberScreens = () => journeys({ files: ['dashboard.test.ts'], env: { EVERY_LOOK: '1' } });

/** What a component and a remote cost a page; above its bar, it fails. */
async function sizes() {
  const { code, said } = await command(process.execPath, [join(root, 'run/bench.mjs'), '--only', 'sizes']);
  return code === 0 ? { passed: 1, failed: 0, said } : { passed: 0, failed: 1, said };
}

/** `node run/heavy.mjs`, or with words: the suites whose names hold one of them. */
const words = process.argv.slice(2);
installEngines();
const total = { passed: 0, failed: 0 };
for (const [name, run] of [
  ['server, on a real PostgreSQL', onPostgres],
  ['server, without its database, its limits or its disk', faults],
  ['public screens in Chromium, every state', publicScreens],
  ['every room stands alone', standAlone],
  ['the console: every state, and a queue of 500 by keyboard', longQueue],
  ['every story, in every look', stories],
  ['every state of the member screens, in every look', memberScreens],
  ['the shared packages in another house', outside],
  ['sizes', sizes],
  ['a bad trial is taken back, a clean one is not', trials],
  ['a new remote, from nothing to live behind a pin', newRemote],
  ['the web server on a bucket', onBucket],
  ['the web server without its release store', withoutStore],
  ['the exported site behind nginx', behindNginx],
  ['this release beside the one before: shell, remotes and API, 24 pairings', skew],
].filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)))) {
  const began = performance.now();
  const { passed, failed, said } = await run().catch((error) => ({ passed: 0, failed: 1, said: String(error) }));
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name}: ${passed} passed${failed ? `, ${failed} failed\n\n${said}` : ''} (${Math.round((performance.now() - began) / 1000)} s)`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
