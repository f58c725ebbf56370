import assert from 'node:assert/strict';
import { readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { rollback } from '@cyberharbour/releases';
import { createFaultLog } from './fault-log.ts';
import { containerOf, TestWebServer } from '../testing/test-web-server.ts';

const server = await TestWebServer.create();
after(() => server.close());
beforeEach(() => server.resetStore());

describe('the store', () => {
  const health = async () => (await server.web.inject('/healthz')).json<{ releases: string }>().releases;
  beforeEach(async () => {
    await server.start();
    await server.openPage();
  });

  it('gone: pages and scripts come from the last verified set, also after a restart, until it is back', async () => {
    await rename(server.store.folder, `${server.store.folder}-away`);
    for (const restart of [false, true]) {
      if (restart) await server.start();
      assert.equal((await server.openPage()).of('mf_public')?.version, '1.1.0');
      assert.equal(
        (await server.web.inject('/r/mf_public/1.1.0/remoteEntry.js')).body,
        containerOf('mf_public', '1.1.0'),
      );
      assert.equal(await health(), 'last verified set');
    }
    await rename(`${server.store.folder}-away`, server.store.folder);
    await rollback(server.store, 'mf_public');
    assert.equal((await server.openPage()).of('mf_public')?.version, '1.0.0');
    assert.equal(await health(), 'in order');
  });

  it('garbled for one unit of release: it stays as it was, the others go on being released', async () => {
    await writeFile(join(server.store.folder, 'releases', 'mf_public', '000003.json'), '{"revision":');
    assert.equal((await server.openPage()).of('mf_public')?.version, '1.1.0');
    assert.equal(await health(), 'last verified set');
    await rename(join(server.store.folder, 'releases', 'mf_public'), join(server.store.folder, 'taken-out'));
    await server.release('mf_admin', '2.0.0');
    const { of } = await server.openPage();
    assert.deepEqual([of('mf_public')?.version, of('mf_admin')?.version], ['1.1.0', '2.0.0']);
  });

  it('with a pointer to what its owner did not sign: that unit of release stays as it was', async () => {
    await server.publish('mf_public', '1.2.0');
    await unlink(join(server.store.filesOf('mf_public', '1.2.0'), 'signature.json'));
    await server.store.append('mf_public', 2, { action: 'promote', current: '1.2.0', previous: '1.1.0' });
    assert.equal((await server.openPage()).of('mf_public')?.version, '1.1.0');
    assert.equal(await health(), 'last verified set');
  });

  it('with a changed description of the version that takes over: there is none until it is mended', async () => {
    const description = join(server.store.filesOf('mf_public', '1.0.0'), 'release.json');
    const text = await readFile(description, 'utf8');
    await writeFile(description, text.replace('1000', '9999'));
    await server.start();
    assert.deepEqual(
      [(await server.openPage()).of('mf_public')?.version, (await server.openPage()).of('mf_public')?.fallback],
      ['1.1.0', undefined],
    );
    await writeFile(description, text);
    assert.equal((await server.openPage()).of('mf_public')?.fallback?.version, '1.0.0');
  });

  it('is outlasted without a disk for copies, from memory', async () => {
    await rm(server.state, { recursive: true, force: true });
    await writeFile(server.state, 'not a folder');
    await server.start();
    await rename(server.store.folder, `${server.store.folder}-away`);
    assert.equal((await server.openPage()).of('mf_public')?.version, '1.1.0');
  });

  it('lacking one file: a 404, and no copy in its place', async () => {
    await unlink(join(server.store.filesOf('mf_public', '1.1.0'), 'remoteEntry.js'));
    assert.equal((await server.web.inject('/r/mf_public/1.1.0/remoteEntry.js')).statusCode, 404);
  });
});

it('a fault is said when it comes, again while it lasts, and once when it is over', () => {
  const said: string[] = [];
  let time = 0;
  const { report } = createFaultLog(
    { error: (_, text) => said.push(text), warn: (text) => said.push(text) },
    () => time,
  );
  for (time of [0, 10_000, 29_000, 31_000]) report(new Map([['mf_admin', new Error('garbled')]]));
  report(new Map());
  report(new Map());
  assert.deepEqual(
    said.map((text) => text.split(' ').slice(0, 4).join(' ')),
    ['mf_admin cannot be read', 'mf_admin cannot be read', 'mf_admin is in order'],
  );
});
