import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ReleaseStore } from '@cyberharbour/releases';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { freePort } from '@cyberharbour/processes';
import { launch } from '../../bench/visit.ts';
import { endAll, startApi, startWeb } from '../../processes/product.ts';
import { findChromium } from '../../product/chromium.ts';
import { bringUpToDate } from '../../product/releases.ts';
import { root } from '../../root.ts';
import { changeManifest, installFor, makeTree, runRelease } from './another-major/remote-tree.ts';
import { noticesScreen } from './another-major/screen.ts';

const place = mkdtempSync(join(tmpdir(), 'cyberharbour-react-'));
const [tree, storeFolder] = [join(place, 'tree'), join(place, 'store')];
const admin = { email: 'another@example.com', password: 'a berth for another' };
/** The other major that npm has. */
const other = { react: '18.3.1', 'react-dom': '18.3.1' };

/** Scripts of one remote, or all of the page, as the browser asked for them. */
function noteScripts(page: Page): { addresses: string[] } {
  const noted = { addresses: [] as string[] };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') noted.addresses.push(new URL(request.url()).pathname);
  });
  return noted;
}
const isOfNotices = (address: string) => address.startsWith('/r/mf_notices/');

describe('a remote with another React than the shell', () => {
  const store = new ReleaseStore(storeFolder);
  let browser: Browser | undefined;
  let context: BrowserContext;
  let web: string;
  let folder: string;
  const mf = (...words: string[]) => runRelease(tree, storeFolder, ...words);
  before(async () => {
    await bringUpToDate(storeFolder);
    const [webPort, apiPort] = [String(await freePort()), String(await freePort())];
    const settings = {
      WEB_PORT: webPort,
      API_PORT: apiPort,
      DATA_DIR: join(place, 'data'),
      RELEASE_STORE: storeFolder,
      WEB_ORIGINS: `http://localhost:${webPort}`,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    };
    const { ready } = await startApi(settings);
    ({ web } = (await startWeb({ ...settings, PUBLIC_API_URL: ready.api })).ready);
    browser = await launch(findChromium(console.log));
    context = await browser.newContext();
    await context.request.post(`${ready.api}/api/auth/login`, { data: admin, headers: { origin: web } });
    folder = await makeTree(tree, noticesScreen);
    await installFor(folder, join(place, 'installed'), other);
  });
  after(async () => {
    await browser?.close();
    await endAll();
    rmSync(place, { recursive: true, force: true });
  });

  it('is refused with what it costs while the policy does not let it, and published with what it costs then', async (test) => {
    await mf('build', 'mf-notices');
    const cost = /brings react 18\.3\.1, which costs its pages (\d+) bytes, and the platform's policy does not let it/;
    const refused = (await mf('publish', 'mf-notices').catch((error: unknown) => error)) as Error;
    const bytes = Number(cost.exec(refused.message)?.[1]);
    test.diagnostic(`React 18.3.1 beside React 19: ${bytes} bytes on the pages of its remote`);
    assert.ok(bytes > 20_000 && bytes <= 60_000, refused.message);
    const given = JSON.parse(readFileSync(join(root, 'releases/policy.json'), 'utf8')) as object;
    const majors = { mf_notices: { react: 60_000 } };
    writeFileSync(join(store.keys, 'platform.policy.json'), JSON.stringify({ ...given, majors }));
    const said = await mf('publish', 'mf-notices');
    assert.ok(said.includes(`It brings react 18.3.1 (${bytes} bytes) of its own, on its own pages alone.`), said);
    assert.match(await mf('promote', 'mf_notices', '0.1.0', '--require-smoke'), /mf_notices 0\.1\.0 is live\.\n$/);
  });

  it('draws its screen in the page of the shell, with its session, its colours, its title and the focus', async (test) => {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const noted = noteScripts(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/data')) asked += 1;
    });
    await page.goto(web);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    assert.deepEqual(noted.addresses.filter(isOfNotices), []);
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
      (globalThis as { stays?: boolean }).stays = true;
    });
    const askedBefore = asked;
    await page.getByRole('banner').getByRole('link', { name: 'Notices' }).click();
    await page.getByText('Drawn by React 18.3.1').waitFor();
    assert.match(await page.locator('.who').innerText(), /^signedIn \S/);
    assert.equal(asked, askedBefore);
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Notices');
    await page.waitForFunction(() => /^Notices for .+ · CyberHarbour$/.test(document.title));
    const colour = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).color);
    const dark = await colour('main h1');
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
    assert.notEqual(await colour('main h1'), dark);
    assert.deepEqual(await page.evaluate(() => (globalThis as { stays?: boolean }).stays), true);
    const sizes = (await store.release('mf_notices', '0.1.0')).files;
    const loaded = [...new Set(noted.addresses.filter(isOfNotices))].map((one) => one.split('/').slice(4).join('/'));
    const sum = loaded.reduce((all, file) => all + (sizes[file]?.brotli ?? 0), 0);
    test.diagnostic(`Its page loads ${sum} bytes of its scripts in ${loaded.length} files, React among them`);
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('moves the router of the shell by its links and its query, and the way back leads through both', async () => {
    const page = await context.newPage();
    await page.goto(`${web}/notices`);
    await page.getByText('Drawn by React 18.3.1').waitFor();
    await page.evaluate(() => ((globalThis as { stays?: boolean }).stays = true));
    await page.getByRole('button', { name: 'To berth 4' }).click();
    await page.getByText('Berth 4', { exact: true }).waitFor();
    assert.match(page.url(), /\/notices\?berth=4$/);
    await page.getByRole('link', { name: 'What is written of it' }).click();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    await page.goBack();
    await page.getByText('Berth 4', { exact: true }).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'What is written of it');
    await page.goBack();
    await page.getByText('Berth none').waitFor();
    await page.goForward();
    await page.getByText('Berth 4', { exact: true }).waitFor();
    assert.equal(await page.evaluate(() => (globalThis as { stays?: boolean }).stays), true);
    await page.close();
  });

  it('leaves the pages of other remotes without a second React', async () => {
    for (const path of ['/', '/blog', '/dashboard', '/admin']) {
      const page = await context.newPage();
      const noted = noteScripts(page);
      await page.goto(web + path);
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      assert.deepEqual(noted.addresses.filter(isOfNotices), [], path);
      await page.close();
    }
  });

  it('is contained when its screen throws, and healed by the version before', async () => {
    const page = await context.newPage();
    await page.goto(`${web}/notices`);
    await page.getByRole('button', { name: 'Break' }).click();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    assert.equal(await page.getByRole('banner').count(), 1);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();

    const screen = join(folder, 'src/notices/notices-page.tsx');
    // Sound where it is mounted before it goes live: it breaks for whoever is signed in.
    writeFileSync(screen, noticesScreen.replace('if (isBroken)', "if (user?.email === 'another@example.com')"));
    changeManifest(folder, (manifest) => ({ ...manifest, version: '0.2.0' }));
    for (const words of [
      ['build', 'mf-notices'],
      ['publish', 'mf-notices'],
      ['promote', 'mf_notices', '0.2.0'],
    ])
      await mf(...words);
    await page.goto(`${web}/notices`);
    await page.getByText('Drawn by React 18.3.1').waitFor();
    await page.getByRole('button', { name: 'Break' }).waitFor();
    await page.close();
  });

  it('learns that the session has ended from the shell, and the shell from it', async () => {
    const page = await context.newPage();
    await page.goto(`${web}/notices`);
    await page.getByText(/^signedIn/).waitFor();
    const another = await context.newPage();
    await another.goto(`${web}/logout`);
    await page.getByText(/^signedOut/).waitFor();
    await another.close();
    await page.close();
  });
});
