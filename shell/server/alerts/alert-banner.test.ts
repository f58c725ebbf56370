import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { RenderingWeb, remoteBuild } from '../testing/rendering-web.ts';
import { StubApi } from '../testing/stub-api.ts';

let api: StubApi;
let server: RenderingWeb;
before(async () => {
  api = await StubApi.open();
  server = await RenderingWeb.open(api.origin, api.origin);
  const counting = 'globalThis.count = (globalThis.count ?? 0) + 1;';
  await server.ship('mf_counting', '1.0.0', remoteBuild(`${counting} return '<h1>' + globalThis.count + '</h1>';`));
});
after(async () => {
  await server.close();
  await api.close();
});
let changes = 0;
/** What the API says from now on. */
function say(alerts: object[] | undefined) {
  changes += 1;
  api.changes = String(changes);
  api.alerts = alerts;
}
beforeEach(async () => {
  say(undefined);
  // A worker may still be starting.
  for (let tries = 0; tries < 20 && !(await server.get('/mf_counting')).isRendered; tries += 1);
});

const alert = (fields: object = {}) => ({
  id: '019c87cb-b400-752e-bca9-6513269e0d37',
  version: 1,
  title: 'Texts about <unpaid> tolls',
  advice: 'Delete them.\nPay in the app that you know.',
  link: { href: '/resources/ring-back', title: 'Ring back' },
  endsAt: Date.now() + 60_000,
  ...fields,
});
const paths = ['/mf_counting', '/mf_sound', '/mf_counting/guarded', '/nobody-knows'];
const bannerOf = (html: string) => /<section class="alerts".*?<\/section>/s.exec(html)?.[0] ?? '';

describe('an alert', () => {
  it('stands first in every page, whoever draws it, as one region with words and links', async () => {
    say([alert()]);
    for (const path of paths) {
      const { body } = await server.get(path);
      const banner = bannerOf(body);
      assert.match(banner, /^<section class="alerts" aria-label="Alerts"><details open /, path);
      assert.ok(banner.includes('<summary>Alert: Texts about &#60;unpaid&#62; tolls</summary>'), path);
      assert.ok(banner.includes('Delete them.\nPay in the app'), path);
      for (const href of ['/alerts/019c87cb-b400-752e-bca9-6513269e0d37', '/resources/ring-back'])
        assert.ok(banner.includes(`href="${href}"`), path);
      assert.ok(body.indexOf('<section class="alerts"') < body.indexOf('<div id="root">'), path);
    }
  });

  it('has its style and its script allowed by the policy, by their exact bytes', async () => {
    say([alert()]);
    for (const url of paths) {
      const { body, headers } = await server.web.inject({ url });
      const policy = String(headers['content-security-policy']);
      const inline = [/<style>(\.alerts.*?)<\/style>/s, /<\/section><script>(.*?)<\/script>/s];
      for (const text of inline.map((pattern) => pattern.exec(body)?.[1] ?? '')) {
        const hash = createHash('sha256').update(text).digest('base64');
        assert.ok(text !== '' && policy.includes(`'sha256-${hash}'`), url);
      }
    }
  });

  it('is in stored pages the moment it starts, another text once it is corrected, and gone once it ended', async () => {
    const titleOf = async () => /Alert: ([^<]*)/.exec((await server.get('/mf_counting')).body)?.[1];
    assert.equal(await titleOf(), undefined);
    say([alert({ title: 'One' })]);
    assert.equal(await titleOf(), 'One');
    say([alert({ title: 'Two', version: 2 })]);
    assert.equal(await titleOf(), 'Two');
    say(undefined);
    assert.equal(await titleOf(), undefined);
  });

  it('leaves every page by itself when its time is over, without a word of the API', async () => {
    say([alert({ endsAt: Date.now() + 400 })]);
    assert.notEqual(bannerOf((await server.get('/mf_counting')).body), '');
    api.changes = undefined;
    await pause(450);
    for (const path of paths) assert.equal(bannerOf((await server.get(path)).body), '', path);
  });

  it('stays while the API is silent', async () => {
    say([alert()]);
    await server.get('/mf_counting');
    api.changes = undefined;
    assert.notEqual(bannerOf((await server.get('/mf_counting')).body), '');
  });

  it('costs a page without one no byte', async () => {
    for (const url of paths) {
      const { body } = await server.web.inject({ url });
      assert.doesNotMatch(body, /alerts/, url);
    }
  });
});
