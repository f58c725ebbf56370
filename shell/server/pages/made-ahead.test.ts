import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { patientLimits, remoteBuild, RenderingWeb, works } from '../testing/rendering-web.ts';
import { StubApi } from '../testing/stub-api.ts';

/** A build that asks the API for its page, so that somebody else sees when it is made. */
const asking = (version: string) =>
  remoteBuild(`await host.fetch(host.apiBase + '/asked/${version}' + url); return '<h1>' + url + '</h1>';`);

/** Milliseconds that one visitor's look at the set serves the next ones; twice the time between two looks ahead. */
const shared = 600;

let api: StubApi;
let server: RenderingWeb;
let asked: string[] = [];
before(async () => {
  api = await StubApi.open();
  api.answer = (request, response) => {
    if (!request.url?.startsWith('/api/asked/')) return response.writeHead(404).end();
    asked.push(request.url.slice('/api/asked/'.length));
    return response.end('{}');
  };
  server = await RenderingWeb.open(api.origin, api.origin, patientLimits, { set: shared, changes: 0, pointers: 0 });
  await server.ship('mf_asking', '1.0.0', asking('1.0.0'));
});
after(async () => {
  await server.close();
  await api.close();
});

async function waitFor(page: string) {
  for (const end = performance.now() + 20_000; !asked.includes(page); await pause(20))
    assert.ok(performance.now() < end, `${page} was not made: ${asked.join()}`);
}

const longerThanShared = () => pause(shared + 100);

describe('after a release has moved', () => {
  it('the pages that were asked for last are made before the next visitor, the newest first', async () => {
    for (const place of [1, 2]) {
      const page = await server.get(`/mf_asking/${place}`, { 'accept-encoding': 'br' });
      assert.equal(page.statusCode, 200);
    }
    await longerThanShared();
    asked = [];
    await server.ship('mf_asking', '2.0.0', asking('2.0.0'));
    await waitFor('2.0.0/mf_asking/1');
    assert.deepEqual(asked, ['2.0.0/mf_asking/2', '2.0.0/mf_asking/1']);
    const page = await server.get('/mf_asking/2');
    assert.match(page.body, /"remote":"mf_asking","version":"2.0.0"/);
    assert.equal(asked.length, 2, 'nobody waits for it');
  });

  it('whoever comes at once gets the new one: the look ahead serves no visitor', async () => {
    for (const patch of [1, 2, 3]) {
      await longerThanShared();
      const version = `2.1.${patch}`;
      await server.ship('mf_asking', version, asking(version));
      const page = await server.get('/mf_asking/1');
      assert.ok(page.body.includes(`"remote":"mf_asking","version":"${version}"`), version);
    }
  });

  it('nothing is made ahead while a version is on trial: who tries it gets another page', async () => {
    await server.get('/mf_asking/1');
    await longerThanShared();
    asked = [];
    await server.ship('mf_asking', '3.0.0', asking('3.0.0'), 50);
    await longerThanShared();
    assert.deepEqual(asked, []);
    await server.ship('mf_sound', '1.1.0', works);
    await longerThanShared();
    assert.deepEqual(asked, []);
  });
});
