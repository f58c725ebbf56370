import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { disable, endPreview, newTeam, promote, publishPreview, rotateKey } from '@cyberharbour/releases';
import { TestWebServer } from '../testing/test-web-server.ts';
import { createPreviews } from './read-previews.ts';

const server = await TestWebServer.create();
after(() => server.close());
const reportKey = 'a secret of web server and API, of 32 characters or more';
beforeEach(async () => {
  await server.resetStore();
  await server.start({ reportKey });
});

const make = async (unit = 'mf_public', { version = '1.2.0', hours = 1, name = 'new-list' } = {}) =>
  publishPreview(server.store, { ...(await server.build(unit, version)), name, hours });

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  server.web.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
  });

/** Opens a link as a person does. @returns the cookie that the browser then sends */
async function open(token: string, cookie = '') {
  const { statusCode, headers } = await post('/_preview', new URLSearchParams({ token }).toString(), { cookie });
  assert.equal(statusCode, 303);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

const read = (cookie = '', path = '/mf_public') => server.web.inject({ url: path, headers: { cookie } });
const versionOf = async (name: string, cookie = '') => (await server.openPage(cookie, `/${name}`)).of(name)?.version;

describe('the link of a preview', () => {
  it('asks first, and changes nothing for anybody', async () => {
    const { token } = await make();
    const { statusCode, body, headers } = await server.web.inject(`/_preview/${token}`);
    assert.equal(statusCode, 200);
    assert.match(body, /mf_public as in “new-list”/);
    assert.equal(headers['set-cookie'], undefined);
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['x-robots-tag'], 'noindex');
    assert.equal(await versionOf('mf_public'), '1.1.0');
  });

  it('shows that version to whoever says yes, marked, without a fallback, and to nobody else', async () => {
    const { token, preview } = await make();
    await read();
    const cookie = await open(token);
    const page = await read(cookie);
    assert.match(page.body, /<strong>Preview<\/strong> of mf_public as in “new-list”/);
    assert.match(page.body, /"mode":"development","preview":true/);
    const { of, scripts } = await server.openPage(cookie);
    assert.equal(of('mf_public')?.version, preview.version);
    assert.equal(of('mf_public')?.fallback, undefined);
    assert.ok(Object.keys(scripts).includes(`/r/mf_public/${preview.version}/remoteEntry.js`));
    for (let visit = 0; visit < 3; visit += 1) {
      const other = await read();
      assert.doesNotMatch(other.body, /preview/i);
      assert.equal(await versionOf('mf_public'), '1.1.0');
    }
  });

  it('is read by no script and sent to this host alone; its pages are stored nowhere and carry no ticket', async () => {
    const { token } = await make();
    const { headers } = await post('/_preview', new URLSearchParams({ token }).toString());
    assert.match(String(headers['set-cookie']), /^preview=[^;]+; Max-Age=3\d{3}; Path=\/; HttpOnly; SameSite=Lax$/);
    assert.equal(headers['location'], '/mf_public');
    const cookie = await open(token);
    const page = await read(cookie);
    assert.equal(page.headers['cache-control'], 'no-store');
    assert.doesNotMatch(page.body, /release-ticket/);
    assert.match((await read()).body, /release-ticket/);
  });

  it('names its version to the tab that asks whether there is something new', async () => {
    const { token, preview } = await make();
    const cookie = await open(token);
    const versions = async (headers = {}) => (await server.web.inject({ url: '/_versions', headers })).json<object>();
    assert.equal(((await versions({ cookie })) as { mf_public: string }).mf_public, preview.version);
    assert.equal(((await versions()) as { mf_public: string }).mf_public, '1.1.0');
  });

  it('stands beside others, one of each unit of release, also one that is not live yet and the shell', async () => {
    let cookie = '';
    for (const unit of ['mf_public', 'mf_admin', 'mf_new', 'shell'])
      cookie = await open((await make(unit)).token, cookie);
    cookie = await open((await make('mf_public', { version: '1.3.0' })).token, cookie);
    assert.match((await versionOf('mf_public', cookie)) ?? '', /^1\.3\.0-preview\./);
    assert.match((await versionOf('mf_admin', cookie)) ?? '', /^1\.2\.0-preview\./);
    assert.match((await versionOf('mf_new', cookie)) ?? '', /^1\.2\.0-preview\./);
    assert.match((await read(cookie)).body, /src="\/r\/shell\/1\.2\.0-preview\./);
    assert.equal((await read('', '/mf_new')).statusCode, 404);
  });

  it('is left with a press, back to the same page', async () => {
    const cookie = await open((await make()).token);
    const { statusCode, headers } = await post('/_leave-preview', '', {
      cookie,
      host: 'localhost:3000',
      referer: 'http://localhost:3000/mf_public?page=2',
    });
    assert.deepEqual([statusCode, headers['location']], [303, '/mf_public?page=2']);
    assert.match(String(headers['set-cookie']), /^preview=; Max-Age=0; Path=\//);
    const elsewhere = await post('/_leave-preview', '', { cookie, referer: 'https://evil.example/take' });
    assert.equal(elsewhere.headers['location'], '/');
  });

  it('stays one while a trial runs, and what is disabled stays so', async () => {
    const { token } = await make();
    await server.publish('mf_public', '1.5.0');
    await promote(server.store, 'mf_public', '1.5.0', { percent: 50 });
    const cookie = await open(token);
    for (let visit = 0; visit < 10; visit += 1)
      assert.match((await versionOf('mf_public', cookie)) ?? '', /-preview\./);
    await disable(server.store, 'mf_public');
    assert.equal((await read(cookie)).statusCode, 503);
  });
});

describe('a preview ends', () => {
  const checkEnded = async (token: string, reason: RegExp) => {
    // What was found out of a token counts for ten seconds; another process begins without it.
    const previews = createPreviews(server.store, async () => {
      await server.start({ reportKey });
      return { shell: { name: 'shell', current: await server.store.release('shell', '1.0.0') }, remotes: [] };
    });
    const found = await previews.check(token);
    assert.match(typeof found === 'string' ? found : 'It still counts.', reason);
    await server.start({ reportKey });
    const link = await server.web.inject(`/_preview/${token}`);
    assert.equal(link.statusCode, 410);
    assert.doesNotMatch((await read(`preview=${token}`)).body, /preview/i);
    assert.equal(await versionOf('mf_public', `preview=${token}`), '1.1.0');
  };

  it('by itself', async () => {
    const { token } = await make('mf_public', { hours: 2 / 3600 });
    const cookie = await open(token);
    assert.match((await versionOf('mf_public', cookie)) ?? '', /-preview\./);
    await setTimeout(2100);
    assert.equal(await versionOf('mf_public', cookie), '1.1.0');
    await checkEnded(token, /has ended/);
  });

  it('when its files are taken away', async () => {
    const { token, preview } = await make();
    await endPreview(server.store, 'mf_public', preview.version);
    await checkEnded(token, /has ended/);
  });

  it('when the key that signed it was changed', async () => {
    const { token } = await make();
    await rotateKey(server.store, 'local');
    await checkEnded(token, /Nobody who owns mf_public signed this link/);
  });

  it('when another team owns the unit now', async () => {
    const { token } = await make();
    await newTeam(server.store, 'others', ['mf_public']);
    await checkEnded(token, /Nobody who owns mf_public signed this link/);
  });
});

describe('nobody gets a preview into a browser', () => {
  it('from another site', async () => {
    const { token } = await make();
    const payload = new URLSearchParams({ token }).toString();
    for (const site of ['cross-site', 'same-site', 'none']) {
      const { statusCode, headers } = await post('/_preview', payload, { 'sec-fetch-site': site });
      assert.deepEqual([statusCode, headers['set-cookie']], [403, undefined]);
    }
    const old = await server.web.inject({
      method: 'POST',
      url: '/_preview',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    });
    assert.equal(old.statusCode, 403);
  });

  it('with a token that was changed, or made up', async () => {
    const { token } = await make();
    const [content = '', key = '', signature = ''] = token.split('.');
    const said = JSON.parse(Buffer.from(content, 'base64url').toString()) as object;
    const change = (over: object) => Buffer.from(JSON.stringify({ ...said, ...over })).toString('base64url');
    const made = [
      `${change({ version: '1.0.0' })}.${key}.${signature}`,
      `${change({ unit: 'mf_admin' })}.${key}.${signature}`,
      `${change({ expires: Date.now() + 9e9 })}.${key}.${signature}`,
      `${content}.${key}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
      `${content}.${'0'.repeat(16)}.${signature}`,
      'nothing',
      `${content}.${key}.${signature}`.repeat(20),
    ];
    for (const one of made) {
      assert.equal(
        (await post('/_preview', new URLSearchParams({ token: one }).toString())).headers['set-cookie'],
        undefined,
      );
      const page = await read(`preview=${one}`);
      assert.equal(page.statusCode, 200);
      assert.doesNotMatch(page.body, /"mode":"development","preview":true/);
    }
  });

  it('with more than a form of a token takes', async () => {
    assert.notEqual((await post('/_preview', `token=${'a'.repeat(4000)}`)).statusCode, 303);
  });
});
