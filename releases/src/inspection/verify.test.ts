import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, it } from 'node:test';
import { verifyStore } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
beforeEach(async () => {
  await harbour.anew();
  await harbour.shell();
  await harbour.live('1.0.0');
});

it('a file that no signature covers is named, in folders too', async () => {
  const folder = harbour.store.filesOf('mf_public', '1.0.0');
  await mkdir(join(folder, 'node'));
  await writeFile(join(folder, 'extra.js'), 'evil();');
  await writeFile(join(folder, 'node', 'extra.cjs'), 'evil();');
  const { faults } = await verifyStore(harbour.store);
  assert.match(faults.join('\n'), /mf_public 1\.0\.0: extra\.js lies there, and no signature covers it/);
  assert.match(faults.join('\n'), /node/);
});

it('a pointer that was written by hand to what the gates refuse is named', async () => {
  await harbour.ship('1.0.0', { name: 'mf_other', claims: [{ path: '/other' }] });
  await harbour.live('1.1.0', { claims: [{ path: '/' }, { path: '/other' }] });
  const revision = {
    revision: 1,
    action: 'promote',
    current: '1.0.0',
    previous: null,
    at: new Date().toISOString(),
  };
  const folder = join(harbour.store.folder, 'releases/mf_other');
  await mkdir(folder);
  await writeFile(join(folder, '000001.json'), JSON.stringify(revision));
  const { faults } = await verifyStore(harbour.store);
  assert.match(faults.join('\n'), /mf_other is live at 1\.0\.0, which no gate lets through: .*\/other/);
});
