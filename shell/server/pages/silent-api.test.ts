import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { remoteBuild, RenderingWeb } from '../testing/rendering-web.ts';
import { StubApi } from '../testing/stub-api.ts';

let api: StubApi;
let server: RenderingWeb;
before(async () => {
  api = await StubApi.open();
  server = await RenderingWeb.open(api.origin, api.origin);
});
after(async () => {
  await server.close();
  await api.close();
});
beforeEach(() => {
  api.changes = 'known';
});

describe('while the API takes calls and never answers', () => {
  it('a stored page is served as it was', async () => {
    await server.ship(
      'mf_counting',
      '1.0.0',
      remoteBuild('return `<h1>${(globalThis.count = (globalThis.count ?? 0) + 1)}</h1>`;'),
    );
    let page = await server.get('/mf_counting');
    // Until one is stored: a worker starts with its first visitor, and a busy machine may be late by itself.
    for (let tries = 0; tries < 50; tries += 1) {
      const again = await server.get('/mf_counting');
      if (again.isRendered && again.body === page.body) break;
      page = again;
    }
    assert.ok(page.isRendered);
    api.changes = undefined;
    const { body, ms } = await server.get('/mf_counting');
    assert.equal(body, page.body);
    assert.ok(ms < 900, `${String(ms)} ms`);
  });

  it('a page that is not stored has its frame within a second', async () => {
    await server.ship(
      'mf_waiting',
      '1.0.0',
      remoteBuild("await host.fetch(host.apiBase + '/blogs'); return '<h1>x</h1>';"),
    );
    api.changes = undefined;
    api.answer = () => undefined;
    // The worker starts with the first visitor.
    await server.get('/mf_waiting');
    // The least of a few: a busy machine is slow by itself.
    let least = Infinity;
    for (let visit = 1; visit <= 5 && least >= 1000; visit += 1) {
      const { statusCode, body, ms } = await server.get(`/mf_waiting/${String(visit)}`);
      least = Math.min(least, ms);
      assert.deepEqual([statusCode, body.includes('class="ui-boot"')], [200, true]);
    }
    assert.ok(least < 1000, `${String(least)} ms`);
  });
});
