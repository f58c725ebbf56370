import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { patientLimits, remoteBuild, RenderingWeb } from '../testing/rendering-web.ts';
import { StubApi } from '../testing/stub-api.ts';

/** A build whose page says how often it was rendered since the worker began. */
const counting = remoteBuild(
  "globalThis.count = (globalThis.count ?? 0) + 1; return '<h1>' + globalThis.count + '</h1>';",
);
const shared = 'public, max-age=0, s-maxage=1, must-revalidate';

let api: StubApi;
let server: RenderingWeb;
let paths = 0;
before(async () => {
  api = await StubApi.open();
  server = await RenderingWeb.open(api.origin, api.origin, patientLimits);
  await server.ship('mf_counting', '1.0.0', counting);
});
after(async () => {
  await server.close();
  await api.close();
});
let path: string;
beforeEach(() => {
  path = `/mf_counting/${String((paths += 1))}`;
  api.changes = `before ${path}`;
});
const get = (headers: Record<string, string> = {}, url = path) => server.web.inject({ url, headers });
const countOf = ({ body }: { body: string }) => Number(/<h1>(\d+)<\/h1>/.exec(body)?.[1]);

describe('a stored page', () => {
  it('is rendered once for all who ask for it', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => get()));
    assert.ok(first && countOf(first) > 0);
    for (const other of [...others, await get()]) assert.equal(other.body, first.body);
    assert.equal(first.headers['cache-control'], shared);
    assert.equal(first.headers['vary'], 'accept-encoding, cookie');
  });

  it('is the same for whoever comes by a link that was made to know the click again', async () => {
    const { body } = await get({}, `${path}?page=2`);
    for (const query of ['?page=2&fbclid=IwAR0', '?utm_source=letter&page=2&utm_medium=email', '?gclid&page=2'])
      assert.equal((await get({}, `${path}${query}`)).body, body, query);
    assert.ok(countOf(await get({}, `${path}?page=2&fbclids=1`)) > countOf({ body }));
  });

  it('is gone as soon as anything public changed', async () => {
    const before = countOf(await get());
    assert.equal(countOf(await get()), before);
    api.changes = `after ${path}`;
    assert.ok(countOf(await get()) > before);
  });

  it('comes in each encoding with an ETag of its own, and not again to whoever has it', async () => {
    const plain = await get();
    const brotli = await get({ 'accept-encoding': 'gzip, br' });
    const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' });
    assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), plain.body);
    assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
    const tags = [plain, brotli, gzip].map(({ headers }) => String(headers['etag']));
    assert.equal(new Set(tags).size, 3);
    for (const tag of tags) assert.match(tag, /^"[\w-]{27}-\w+"$/);
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': `"x", W/${String(tags[1])}` });
    assert.deepEqual([again.statusCode, again.body, again.headers['etag']], [304, '', tags[1]]);
    assert.equal(again.headers['cache-control'], shared);
    assert.equal((await get({ 'accept-encoding': 'br', 'if-none-match': String(tags[0]) })).statusCode, 200);
  });

  for (const order of [
    ['gzip', 'identity', 'br'],
    ['gzip', 'br', 'identity'],
    ['br', 'gzip', 'identity'],
    ['br', 'identity', 'gzip'],
  ])
    it(`is the same document by ${order.join(', then ')}, one after the other and at once`, async () => {
      const read = async (encoding: string) => {
        const { rawPayload } = await get({ 'accept-encoding': encoding });
        if (encoding === 'identity') return rawPayload.toString();
        return (encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload)).toString();
      };
      const documents: string[] = [];
      for (const encoding of order) documents.push(await read(encoding));
      assert.match(documents[0] ?? '', /<h1>\d+<\/h1>/);
      assert.equal(new Set(documents).size, 1);
      api.changes = `after ${path}`;
      assert.equal(new Set(await Promise.all(order.map(read))).size, 1);
    });

  it('has nothing of the two people who opened it, and is not shared with others once somebody is signed in', async () => {
    const people = ['mei', 'tom'].map((name) => `__Host-session=secret-of-${name}; name=${name}; theme=dark`);
    const pages = await Promise.all(people.map((cookie) => get({ cookie })));
    for (const page of pages) {
      assert.doesNotMatch(page.body + JSON.stringify(page.headers), /secret|mei|tom/);
      assert.match(page.body, /data-theme="dark" data-session="some"/);
      assert.equal(page.headers['cache-control'], 'private, no-cache');
      assert.equal(page.headers['set-cookie'], undefined);
    }
    assert.equal(pages[0]?.body, pages[1]?.body);
    const visitor = await get({ cookie: 'theme=dark' });
    assert.match(visitor.body, /data-theme="dark" data-session="none"/);
    assert.match((await get()).body, /<html lang="en-AU" data-session="none">/);
    assert.equal(visitor.headers['cache-control'], shared);
  });

  it('behind a guard is left nowhere', async () => {
    assert.equal((await get({}, '/mf_counting/guarded')).headers['cache-control'], 'no-store');
  });

  it('is of the releases that its visitor gets, while a version is on trial', async () => {
    await get();
    await server.ship('mf_counting', '2.0.0', remoteBuild("return '<h1>on trial</h1>';"), 50);
    const seen = new Set<string>();
    for (let visitor = 0; visitor < 24; visitor += 1) {
      const cookie = `visitor=00000000-0000-4000-8000-0000000000${String(10 + visitor)}`;
      const page = await get({ cookie });
      assert.equal(page.headers['cache-control'], 'private, no-cache');
      const version = /"remote":"mf_counting","version":"([\d.]+)"/.exec(page.body)?.[1] ?? '';
      assert.equal(page.body.includes('on trial'), version === '2.0.0', cookie);
      assert.equal((await get({ cookie })).body, page.body, 'the same at the next visit');
      seen.add(version);
    }
    assert.deepEqual([...seen].toSorted(), ['1.0.0', '2.0.0']);
    assert.match(String((await get()).headers['set-cookie']), /^visitor=/);
  });
});
