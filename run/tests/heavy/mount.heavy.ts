import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { publish } from '@cyberharbour/releases';
import { Harbour, routesScript } from '../../../releases/src/testing/fake-releases.ts';
import { smokeReasons } from '../../../shell/server/smoke/smoke-mount.ts';
import { findChromium } from '../../product/chromium.ts';

/** Draws a heading at once where no remote draws the page, else just before the mount would give the screen up. */
const slowShell = `setTimeout(() => {
  const main = document.body.appendChild(document.createElement('main'));
  main.appendChild(document.createElement('h1')).textContent = 'Slow';
}, location.pathname === '/nothing-is-here' ? 0 : 13000);`;

const harbour = await Harbour.open();
after(() => harbour.close());

it('a mount ends after 60 s, whatever its screens do, and names those that it waited for', async (test) => {
  const dist = await harbour.dist();
  await writeFile(join(dist, 'shell.0a1b2c3d.js'), slowShell);
  await writeFile(join(dist, 'host.json'), '{}');
  const unit = { folder: dist, name: '@cyberharbour/shell', version: '1.0.0', dependencies: {} };
  const shell = await publish(harbour.store, { unit, version: '1.0.0', dist, together: true });
  // Five are open at a time, each for 16 s: 30 of them would take more than a minute and a half.
  const claims = Array.from({ length: 30 }, (_, n) => ({ path: `/slow/${n}` }));
  const remote = { ...harbour.unit({ name: 'mf_slow', claims }), version: '1.0.0' };
  const built = await harbour.dist({ shared: {} });
  await writeFile(join(built, 'routes.0a1b2c3d.js'), routesScript(claims.map(({ path }) => path)));
  const candidate = await publish(harbour.store, { unit: remote, version: '1.0.0', dist: built, together: true });
  const began = performance.now();
  const live = { shell: { name: 'shell', current: shell }, remotes: [] };
  const reasons = await smokeReasons(harbour.store, live, candidate, findChromium(console.log));
  const seconds = (performance.now() - began) / 1000;
  test.diagnostic(`${seconds.toFixed(1)} s: ${reasons.join('; ')}`);
  assert.match(reasons.at(-1) ?? '', /^mf_slow 1\.0\.0 does not mount within 60 s: \/slow\/\d+(, \/slow\/\d+)*$/);
  assert.ok(seconds >= 60 && seconds < 75, `${seconds} s`);
});
