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

type Answer = Awaited<ReturnType<RenderingWeb['get']>>;

/** @returns the least milliseconds of a few visits: a busy machine is slow by itself */
async function leastOf(visit: (count: number) => Promise<Answer>, check: (answer: Answer) => void): Promise<number> {
  let least = Infinity;
  for (let count = 1; count <= 5 && least >= 1000; count += 1) {
    const answer = await visit(count);
    check(answer);
    least = Math.min(least, answer.ms);
  }
  return least;
}

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
    const least = await leastOf(
      () => server.get('/mf_counting'),
      ({ body }) => assert.equal(body, page.body),
    );
    assert.ok(least < 1000, `${String(least)} ms`);
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
    const least = await leastOf(
      (visit) => server.get(`/mf_waiting/${String(visit)}`),
      ({ statusCode, body }) => assert.deepEqual([statusCode, body.includes('class="ui-boot"')], [200, true]),
    );
    assert.ok(least < 1000, `${String(least)} ms`);
  });
});
