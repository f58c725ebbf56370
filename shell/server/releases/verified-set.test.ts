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
  await rollback(server.store, 'mf_public');
  const moved = (await readSet()).remotes.find(({ name }) => name === 'mf_public');
  assert.equal(moved?.current.version, '1.0.0');
});
