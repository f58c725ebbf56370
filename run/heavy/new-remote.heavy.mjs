import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { launch } from '../bench/visit.mjs';
import { chromium } from '../chromium.mjs';
import { root } from '../install.mjs';
import { copySources, linkPackages } from '../laws/copy.mjs';
import { laws } from '../laws/laws.mjs';
import { anyPort, endAll, startProcess } from '../processes.mjs';
import { bringUpToDate } from '../releases.mjs';
import { command } from '../suites.mjs';

describe('a new remote, from nothing to live behind a pin', () => {
  const place = mkdtempSync(join(tmpdir(), 'cyberharbour-new-'));
  const [tree, store] = [join(place, 'tree'), join(place, 'store')];
  let web;
  let browser;
  let began;
  before(async () => {
    copySources(root, tree);
    linkPackages(root, tree);
    await bringUpToDate(store, () => {});
    const ports = { WEB_PORT: await anyPort(), API_PORT: await anyPort() };
    const origin = `http://localhost:${ports.WEB_PORT}`;
    const settings = {
      ...ports,
      DATA_DIR: join(place, 'data'),
      RELEASE_STORE: store,
      WEB_ORIGINS: origin,
      ADMIN_EMAIL: 'new@example.com',
      ADMIN_PASSWORD: 'a bench to sit on',
    };
    const { ready } = await startProcess('API', ['server/src/main.ts'], settings);
    ({ web } = (await startProcess('Web', ['shell/server/main.ts'], { ...settings, PUBLIC_API_URL: ready.api })).ready);
    browser = await launch(chromium(console.log));
    began = performance.now();
  });
  after(async () => {
    await browser?.close();
    await endAll();
    rmSync(place, { recursive: true, force: true });
  });

  const mf = async (...words) => {
    const child = spawn(process.execPath, [join(tree, 'releases/src/cyberharbour-mf.ts'), ...words, '--store', store], {
      cwd: tree,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [said, faults, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    assert.equal(code, 0, said + faults);
    return said;
  };
  const headingAt = async (address) => {
    const page = await browser.newPage();
    const faults = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(address);
    const heading = await page.locator('main h1').first().textContent({ timeout: 20_000 });
    const banner = await page.getByRole('banner').count();
    await page.close();
    assert.deepEqual([banner, faults], [1, []]);
    return heading;
  };

  it('is made with everything in place, and every law, type and test of it holds', async () => {
    const outside = ['package.json', 'eslint.config.mjs', 'lerna.json', 'knip.json'].map((file) =>
      readFileSync(join(tree, file), 'utf8'),
    );
    assert.match(await mf('new', 'mf-notices'), /mf-notices is there, with 8 files/);
    const chosen = laws(tree).filter(([name]) =>
      /exactly one owner|one version|rooms see only|types of mf-notices/.test(name),
    );
    assert.equal(chosen.length, 4);
    for (const [name, check] of chosen) {
      const { ok, said } = await check();
      assert.equal(ok, true, `${name}\n${said}`);
    }
    const { code, said } = await command(join(tree, 'node_modules/.bin/jest'), [], { cwd: join(tree, 'mf-notices') });
    assert.equal(code, 0, said);
    assert.deepEqual(
      ['package.json', 'eslint.config.mjs', 'lerna.json', 'knip.json'].map((file) =>
        readFileSync(join(tree, file), 'utf8'),
      ),
      outside,
    );
  });

  it('is seen by its developer inside the live shell, and by nobody else; nothing there can be changed by accident', async () => {
    const port = await anyPort();
    const child = spawn(
      process.execPath,
      [join(tree, 'releases/src/cyberharbour-mf.ts'), 'dev', 'mf-notices', '--shell', web, '--port', port],
      { cwd: tree, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let said = '';
    const says = (words) =>
      new Promise((resolve, reject) => {
        const look = () => words.test(said) && resolve();
        child.stderr.on('data', (more) => {
          said += more;
          look();
        });
        child.once('exit', () => reject(new Error(said)));
        look();
      });
    await says(/ready http/);
    const local = `http://localhost:${port}`;
    assert.equal(await headingAt(`${local}/notices`), 'Notices');
    assert.equal(await headingAt(`${web}/notices`), 'There is no page here');
    // The other remotes are the live ones, with data of the live API.
    assert.equal(await headingAt(`${local}/blog`), 'Blog');
    const file = join(tree, 'mf-notices/src/notices/notices-page.tsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('title="Notices"', 'title="All notices"'));
    await says(/dev\.2/);
    assert.equal(await headingAt(`${local}/notices`), 'All notices');
    writeFileSync(file, readFileSync(file, 'utf8').replace('title="All notices"', 'title="Notices"'));
    const refused = await fetch(`${local}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@example.com"}',
    });
    assert.deepEqual([refused.status, (await refused.json()).code], [403, 'READ_ONLY']);
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  });

  it('goes live behind a pin, mounted in the live shell before that', async (test) => {
    await mf('build', 'mf-notices');
    await mf('publish', 'mf-notices');
    assert.match(await mf('promote', 'mf_notices', '0.1.0', '--require-smoke'), /mf_notices 0\.1\.0 is live\.\n$/);
    assert.match(await mf('pin', 'mf_notices'), /is pinned at 0\.1\.0/);
    assert.equal(await headingAt(`${web}/notices`), 'Notices');
    const seconds = (performance.now() - began) / 1000;
    test.diagnostic(
      `From nothing to live behind a pin: ${seconds.toFixed(0)} s, tests, laws and a look inside the live shell included.`,
    );
    assert.ok(seconds < 600);
  });

  it('is refused under a name or a path that is taken', async () => {
    for (const [words, reason] of [
      [['mf-admin'], /there already/],
      [['mf-other', '--path', '/blog'], /\/blog belongs to mf_public/],
      [['other'], /no name of a remote/],
    ]) {
      await assert.rejects(mf('new', ...words), reason);
    }
  });
});
