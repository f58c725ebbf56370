import assert from 'node:assert/strict';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { verifyStore } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
beforeEach(() => harbour.withLive());

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

describe('a pointer that no command wrote is named, though every gate lets its version through', () => {
  const file = (revision: number) => join(harbour.store.folder, `releases/mf_public/00000${revision}.json`);
  const faults = async () => (await verifyStore(harbour.store)).faults.join('\n');
  const read = async (revision: number) => JSON.parse(await readFile(file(revision), 'utf8')) as object;
  beforeEach(() => harbour.live('1.1.0'));

  it('nothing is named where commands moved it', async () => assert.equal(await faults(), ''));

  it('added without a signature', async () => {
    const revision = { ...(await read(1)), seal: undefined };
    await writeFile(file(3), JSON.stringify({ ...revision, revision: 3 }));
    assert.match(await faults(), /Revision 3 of mf_public was written by hand: no command signed it/);
  });

  it('an earlier one once more, with its signature', async () => {
    await writeFile(file(3), JSON.stringify({ ...(await read(1)), revision: 3 }));
    assert.match(await faults(), /Revision 3 of mf_public was changed after a command wrote it/);
  });

  it('changed in its place', async () => {
    await writeFile(file(2), JSON.stringify({ ...(await read(2)), current: '1.0.0' }));
    assert.match(await faults(), /Revision 2 of mf_public was changed after a command wrote it/);
  });

  it('exchanged further back', async () => {
    await writeFile(file(1), JSON.stringify({ ...(await read(1)), by: 'somebody else' }));
    assert.match(await faults(), /Revision 1 of mf_public was changed/);
    assert.match(await faults(), /Revision 2 of mf_public was changed/);
  });

  it('signed with a key of their own', async () => {
    const other = await Harbour.open();
    await other.shell();
    await other.live('1.0.0');
    const foreign = await readFile(join(other.store.folder, 'releases/mf_public/000001.json'), 'utf8');
    await other.close();
    await writeFile(file(3), JSON.stringify({ ...(JSON.parse(foreign) as object), revision: 3 }));
    assert.match(await faults(), /Revision 3 of mf_public is signed with a key that may not move pointers here/);
  });

  it('what was there before moves were signed counts as it was', async () => {
    const revision = { ...(await read(1)), seal: undefined };
    await rm(join(harbour.store.keys, 'platform.moves.json'));
    await writeFile(file(1), JSON.stringify(revision));
    await rm(file(2));
    await harbour.live('1.2.0');
    assert.equal(await faults(), '');
    await writeFile(file(1), JSON.stringify({ ...revision, current: '1.1.0' }));
    assert.match(await faults(), /Revision 1 of mf_public was changed after it was written/);
  });
});
