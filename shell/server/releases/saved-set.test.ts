import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { liveReleases } from '@cyberharbour/releases';
import { TestWebServer } from '../testing/test-web-server.ts';
import { SavedSet } from './saved-set.ts';

const server = await TestWebServer.create();
after(() => server.close());

it('is written by several servers of one machine at the same time, and is whole', async () => {
  await server.resetStore();
  const servers = await Promise.all(Array.from({ length: 4 }, () => SavedSet.open(server.state, server.store)));
  const before = await liveReleases(server.store);
  await server.release('mf_public', '1.2.0');
  await server.release('mf_public', '1.3.0');
  const last = await liveReleases(server.store);
  for (const set of [before, last, before, last]) {
    await Promise.all(servers.map((each) => each.write(set)));
    assert.deepEqual(await servers[0]?.read(), set);
  }
});
