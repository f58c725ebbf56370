import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { remoteBuild, RenderingWeb } from '../testing/rendering-web.ts';
import { StubApi } from '../testing/stub-api.ts';
import { pageLimits } from '../settings/page-limits.ts';

const asking = remoteBuild("await host.fetch(host.apiBase + '/asked' + url); return '<h1>' + url + '</h1>';");
/** Where a browser without script goes from this page at once. */
const refreshOf = (body: string) => /<noscript><meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(body)?.[1];

/** A question without an answer is given up early, so that there is time for another try. */
const rendering = { ...pageLimits.rendering, start: 60_000, render: 2500 };

let api: StubApi;
let server: RenderingWeb;
let paths = 0;
let path: string;
/** Questions of the page at `path` that are left without an answer. */
let unanswered = 0;

async function openAsking(withoutScript: number): Promise<RenderingWeb> {
  const opened = await RenderingWeb.open(api.origin, api.origin, { ...pageLimits, withoutScript, rendering });
  await opened.ship('mf_asking', '1.0.0', asking);
  return opened;
}
before(async () => {
  api = await StubApi.open();
  api.answer = (request, response) => {
    if (request.url?.startsWith('/api/asked') !== true) return response.writeHead(404).end();
    const isLeft = request.url.startsWith(`/api/asked${path}`) && unanswered-- > 0;
    return isLeft ? undefined : response.end('{}');
  };
  server = await openAsking(60_000);
});
after(async () => {
  await server.close();
  await api.close();
});
beforeEach(() => (path = `/mf_asking/${String((paths += 1))}`));

describe('a browser without script, where a page was not rendered in time', () => {
  it('asks again at once, waits there, and has the page at the address that others know', async () => {
    unanswered = 1;
    const late = await server.web.inject(`${path}?q=a&level=b`);
    assert.match(late.body, /class="ui-boot"/);
    const again = refreshOf(late.body);
    assert.equal(again, `${path}?q=a&#38;level=b&#38;without-script`);

    const there = await server.web.inject(`${path}?q=a&level=b&without-script`);
    assert.deepEqual([there.statusCode, there.headers['location']], [303, `${path}?q=a&level=b`]);
    assert.equal(there.headers['cache-control'], 'no-store');
    const page = await server.web.inject(String(there.headers['location']));
    assert.match(page.body, /<h1>\/mf_asking\/\d+\?q=a&level=b<\/h1>/);
    assert.equal(refreshOf(page.body), undefined);
  });

  it('waits for a page that takes two tries', async () => {
    unanswered = 2;
    assert.equal(refreshOf((await server.web.inject(path)).body), `${path}?without-script`);
    assert.equal((await server.web.inject(`${path}?without-script`)).statusCode, 303);
  });

  it('is not sent round in circles: a page that never comes is said to need script', async () => {
    unanswered = Infinity;
    const impatient = await openAsking(3000);
    const never = await impatient.web.inject(`${path}?without-script`);
    await impatient.close();
    assert.equal(never.statusCode, 200);
    assert.match(never.body, /CyberHarbour needs JavaScript to show this page\./);
    assert.equal(refreshOf(never.body), undefined);
  });

  it('is sent nowhere from what is never rendered, and to no other host', async () => {
    unanswered = Infinity;
    for (const other of ['/mf_asking/guarded', '/nobody', '//evil.example/mf_asking/1', '/.//evil.example/1'])
      assert.equal(refreshOf((await server.web.inject(other)).body), undefined, other);
    const oddly = await server.web.inject(`/\\evil.example${path}`);
    assert.equal(refreshOf(oddly.body), `${path}?without-script`);
  });
});
