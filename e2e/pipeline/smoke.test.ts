import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changeText, openReleases, scriptOf } from '../product/releases.ts';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'node_modules/.bin/cyberharbour-mf');

test('a version that throws when it is mounted in the live shell never goes live, and says why', async () => {
  const releases = await openReleases();
  const mf = (words: string[], env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words, '--store', releases.folder], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    return { status, said: `${stdout}${stderr}` };
  };
  const broken = await releases.ship('mf_dashboard', (dist, good) =>
    changeText(join(dist, scriptOf(good, 'dashboard')), (text) =>
      text.replace(/Component:\(\)=>[\w$]+/, "Component:()=>()=>{throw new Error('This screen is broken.')}"),
    ),
  );
  const before = mf(['status']).said;
  const refused = mf(['promote', 'mf_dashboard', broken.version]);
  expect(refused.status).toBe(1);
  expect(refused.said).toMatch(
    new RegExp(
      `cyberharbour-mf: mf_dashboard ${broken.version.replaceAll('.', '\\.')} does not mount at /dashboard: .*render.*This screen is broken`,
    ),
  );
  // Only what is broken is named.
  expect(refused.said.trim().split('\n')).toHaveLength(1);
  expect(mf(['status']).said).toBe(before);

  const sound = await releases.ship('mf_dashboard');
  const nowhere = { CHROMIUM: '/nowhere/chromium' };
  const required = mf(['promote', 'mf_dashboard', sound.version, '--require-smoke'], nowhere);
  expect([required.status, required.said]).toEqual([
    1,
    `cyberharbour-mf: mf_dashboard ${sound.version} was not mounted: there is no Chromium here; CHROMIUM names one.\n`,
  ]);
  expect(mf(['can-i-deploy', 'mf_dashboard', sound.version], nowhere).said).toContain(
    'Its smoke mount was not checked',
  );
  expect(mf(['promote', 'mf_dashboard', sound.version, '--require-smoke']).said).toBe(
    `mf_dashboard ${sound.version} is live.\n`,
  );
  await releases.close();
});
