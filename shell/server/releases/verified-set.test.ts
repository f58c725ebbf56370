import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { rollback } from '@cyberharbour/releases';
import { TestWebServer } from '../testing/test-web-server.ts';
import { createSetReader } from './verified-set.ts';

const server = await TestWebServer.create();
after(() => server.close());

it('looks at one stamp for all units of release, until one of them moves', async () => {
  await server.resetStore();
  for (let n = 0; n < 20; n += 1) await server.release(`mf_x${String.fromCharCode(97 + n)}`, '1.0.0');
  const { objects } = server.store;
  let reads = 0;
  const [read, names] = [objects.read.bind(objects), objects.names.bind(objects)];
  objects.read = (name) => {
    reads += 1;
    return read(name);
  };
  objects.names = (under) => {
    reads += 1;
    return names(under);
  };
  const readSet = createSetReader(server.store, [], { report: () => undefined, save: () => undefined });
  const first = await readSet();
  assert.ok(reads > 20);
  reads = 0;
  assert.equal(await readSet(), first);
  assert.equal(reads, 1);
  const versionOf = async (unit: string) =>
    (await readSet()).remotes.find(({ name }) => name === unit)?.current.version;
  await rollback(server.store, 'mf_public');
  reads = 0;
  assert.equal(await versionOf('mf_public'), '1.0.0');
  assert.ok(reads < 10, `${reads} reads after one move`);
  // Two moves between two looks: the stamp names the last one alone, and the whole is read.
  for (const unit of ['mf_xa', 'mf_xb']) await server.release(unit, '1.1.0');
  assert.deepEqual([await versionOf('mf_xa'), await versionOf('mf_xb')], ['1.1.0', '1.1.0']);
  // A stamp of an earlier command is a word alone, and one that was garbled says nothing.
  await server.release('mf_xc', '1.1.0');
  await objects.replace('stamp', 'of-an-earlier-command');
  assert.equal(await versionOf('mf_xc'), '1.1.0');
  await server.release('mf_xd', '1.1.0');
  await objects.replace('stamp', '{"id":"x","unit":"../keys","before":"of-an-earlier-command"}');
  assert.equal(await versionOf('mf_xd'), '1.1.0');
});
