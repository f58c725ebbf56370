import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onPinnedNode, root } from './install.mjs';

await onPinnedNode();
const { chromium } = await import('./chromium.mjs');
const { journeys } = await import('./journeys.mjs');
const { command, nodeTests } = await import('./suites.mjs');
const { startPostgres } = await import('../server/src/testing/engines.ts');

/** Servers of others that the suites run against; installed from Debian's packages where that is possible. */
const engines = { postgresql: '/usr/lib/postgresql', 'redis-server': '/usr/bin/redis-server' };

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

/** The rooms that everyday runs leave out, each copied out and installed by itself. */
const standAlone = () => nodeTests(['run/laws/alone.test.mjs'], { env: { ALONE: 'mf-public,mf-dashboard,shell' } });

/** The catalogue of the design system, built, and every story of it in every look. */
async function stories() {
  const { code, said } = await command('npm', ['run', 'build-storybook', '-w', 'shared-ui']);
  return code === 0 ? nodeTests(['shared-ui/tools/stories.test.ts'], { env: { CHROMIUM: chromium(console.log) } }) : { passed: 0, failed: 1, said };
}

/** Every state of the member's screens, small and large, light and dark. */
const memberScreens = () => journeys({ files: ['dashboard.test.ts'], env: { EVERY_LOOK: '1' } });

/** What a component and a remote cost a page; above its bar, it fails. */
async function sizes() {
  const { code, said } = await command(process.execPath, [join(root, 'run/bench.mjs'), '--only', 'sizes']);
  return code === 0 ? { passed: 1, failed: 0, said } : { passed: 0, failed: 1, said };
}

installEngines();
const total = { passed: 0, failed: 0 };
for (const [name, run] of [
  ['server, on a real PostgreSQL', onPostgres],
  ['server, without its database, its limits or its disk', faults],
  ['every room stands alone', standAlone],
  ['every story, in every look', stories],
  ['every state of the member screens, in every look', memberScreens],
  ['sizes', sizes],
]) {
  const began = performance.now();
  const { passed, failed, said } = await run().catch((error) => ({ passed: 0, failed: 1, said: String(error) }));
  total.passed += passed;
  total.failed += failed;
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name}: ${passed} passed${failed ? `, ${failed} failed\n\n${said}` : ''} (${Math.round((performance.now() - began) / 1000)} s)`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
