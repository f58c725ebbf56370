import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { endProcess, freePort } from '@cyberharbour/processes';
import { launch } from '../../bench/visit.ts';
import { findChromium } from '../../product/chromium.ts';
import type { Browser } from '@playwright/test';
import { root } from '../../root.ts';
import { endAll, startApi } from '../../processes/product.ts';
import { bringUpToDate } from '../../product/releases.ts';

describe('what cyberharbour-mf export writes, behind a real nginx with the documented configuration', () => {
  const place = mkdtempSync(join(tmpdir(), 'cyberharbour-nginx-'));
  const [site, store] = [join(place, 'site'), join(place, 'store')];
  let address: string;
  let nginx: ChildProcess | undefined;
  let browser: Browser | undefined;
  before(async () => {
    await bringUpToDate(store);
    const [webPort, apiPort] = [String(await freePort()), String(await freePort())];
    address = `http://localhost:${webPort}`;
    const { ready } = await startApi({
      DATA_DIR: join(place, 'data'),
      API_PORT: apiPort,
      WEB_ORIGINS: address,
    });
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/.bin/cyberharbour-mf'), 'export', '--out', site, '--store', store],
      { cwd: root, encoding: 'utf8', env: { ...process.env, PUBLIC_API_URL: ready.api } },
    );
    assert.equal(status, 0, stderr);
    const configuration = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
      .replaceAll('/srv/cyberharbour', site)
      .replace('listen 8080', `listen ${webPort}`);
    // Only where it may write is another place than on a machine of its own.
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${place}/${kind};`)
      .join(' ');
    writeFileSync(
      join(site, 'nginx.conf'),
      `daemon off; pid ${place}/nginx.pid; ${configuration.replace('http {', `http { access_log off; ${scratch}`)}`,
    );
    nginx = spawn(
      'nginx',
      [
        '-c',
        join(site, 'nginx.conf'),
        '-e',
        join(place, 'error.log'),
        '-g',
        `user ${process.getuid?.() === 0 ? 'root' : 'nobody'};`,
      ],
      { stdio: 'inherit' },
    );
    for (let tries = 0; tries < 100 && !(await fetch(address).catch(() => undefined)); tries += 1)
      await setTimeout(100);
    browser = await launch(findChromium(console.log));
  });
  after(async () => {
    await browser?.close();
    if (nginx) await endProcess(nginx);
    await endAll();
    rmSync(place, { recursive: true, force: true });
  });

  it('shows pages with their data, under the same policy as the web server', async () => {
    assert.ok(browser);
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security|integrity|Refused/i.test(message.text()))
        faults.push(message.text());
    });
    for (const [path, heading] of [
      ['/', /Secure Your Business/],
      ['/blog', /^Blog$/],
      ['/resources/phishing', /Resource library/],
    ] as const) {
      const response = await page.goto(address + path);
      assert.ok(response, path);
      assert.equal(response.status(), 200, path);
      assert.match(response.headers()['content-security-policy'] ?? '', /require-trusted-types-for 'script'/);
      assert.match(response.headers()['integrity-policy'] ?? '', /blocked-destinations=\(script\)/);
      assert.match((await page.locator('main h1').first().textContent()) ?? '', heading);
    }
    await page.goto(`${address}/blog`);
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'The invoice that was almost right' }).waitFor();
    assert.deepEqual(faults, []);
  });

  it('keeps what was published for a year, and answers what is not there with 404 and the page that says so', async () => {
    const html = await (await fetch(address)).text();
    const script = /"(\/r\/mf_public\/[^"]+\.js)"/.exec(html)?.[1];
    const { headers, status } = await fetch(address + (script ?? ''));
    assert.deepEqual([status, headers.get('cache-control')], [200, 'public, max-age=31536000, immutable']);
    const gone = await fetch(`${address}/nowhere`);
    assert.equal(gone.status, 404);
    assert.match(await gone.text(), /<div id="root">/);
    assert.equal((await fetch(`${address}/pages/home.html`)).status, 404);
    assert.equal((await fetch(`${address}/r/mf_public/9.9.9/gone.js`)).status, 404);
  });
});
