import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { MenuItem, ReleaseSetRest } from '@cyberharbour/platform';
import { disable, rollback } from '@cyberharbour/releases';
import { TestWebServer } from '../testing/test-web-server.ts';

let server: TestWebServer;
before(async () => void (server = await TestWebServer.create()));
after(() => server.close());
beforeEach(async () => {
  await server.resetStore();
  await server.start();
});

const entry = (name: string, over: Partial<MenuItem> = {}): MenuItem => ({
  place: 'header',
  label: name.slice(3),
  path: `/${name}`,
  order: 600,
  ...over,
});
const labels = async (path: string) =>
  (await server.readSet(path)).menu?.map(({ place, label }) => `${place}: ${label}`);

describe('the menu of a page', () => {
  it('has the entries of each remote that is live, in their order, and not those of one that is disabled', async () => {
    await server.release('mf_tides', '1.0.0', [entry('mf_tides', { order: 700 })]);
    await server.release('mf_berths', '1.0.0', [entry('mf_berths')]);
    assert.deepEqual(await labels('/mf_public'), ['header: berths', 'header: tides']);
    await disable(server.store, 'mf_berths', {});
    assert.deepEqual(await labels('/mf_public'), ['header: tides']);
  });

  it('changes by a release and back by a rollback', async () => {
    await server.release('mf_tides', '1.0.0');
    await server.release('mf_tides', '1.1.0', [entry('mf_tides')]);
    assert.deepEqual(await labels('/mf_public'), ['header: tides']);
    await rollback(server.store, 'mf_tides');
    assert.deepEqual(await labels('/mf_public'), []);
  });

  it('leaves the places of other areas to what its tab fetches, and does not grow with remotes that have none', async () => {
    await server.release('mf_tides', '1.0.0', [entry('mf_tides', { place: 'account' })]);
    const sizeOf = async () => (await server.web.inject({ url: '/mf_public' })).body.length;
    const before = await sizeOf();
    for (const name of ['mf_one', 'mf_two', 'mf_three']) await server.release(name, '1.0.0');
    assert.equal(await sizeOf(), before);
    assert.deepEqual(await labels('/mf_public'), ['account: tides']);
    const { rest } = await server.readSet('/mf_public');
    const { menu } = (await server.web.inject({ url: rest?.address ?? '' })).json<ReleaseSetRest>();
    assert.deepEqual(menu, []);
  });
});
