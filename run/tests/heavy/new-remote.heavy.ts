import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { endProcess, freePort } from '@cyberharbour/processes';
import { launch } from '../../bench/visit.ts';
import { readHeading } from './live-page.ts';
import { findChromium } from '../../product/chromium.ts';
import type { Browser } from '@playwright/test';
import { root } from '../../root.ts';
import { copySources, linkPackages } from '../../checks/copy.ts';
import { checks } from '../../checks/checks.ts';
import { endAll, startApi, startWeb } from '../../processes/product.ts';
import { bringUpToDate } from '../../product/releases.ts';
import { runCommand } from '../../processes/command.ts';

describe('a new remote, from nothing to live behind a pin', () => {
  const place = mkdtempSync(join(tmpdir(), 'cyberharbour-new-'));
  const [tree, store] = [join(place, 'tree'), join(place, 'store')];
  let web: string;
  let browser: Browser | undefined;
  let began: number;
  before(async () => {
    copySources(root, tree);
    linkPackages(root, tree);
    await bringUpToDate(store);
    const ports = { WEB_PORT: String(await freePort()), API_PORT: String(await freePort()) };
    const origin = `http://localhost:${ports.WEB_PORT}`;
    const settings = {
      ...ports,
      DATA_DIR: join(place, 'data'),
      RELEASE_STORE: store,
      WEB_ORIGINS: origin,
      ADMIN_EMAIL: 'new@example.com',
      ADMIN_PASSWORD: 'a bench to sit on',
    };
    const { ready } = await startApi(settings);
    ({ web } = (await startWeb({ ...settings, PUBLIC_API_URL: ready.api })).ready);
    browser = await launch(findChromium(console.log));
    began = performance.now();
  });
  after(async () => {
    await browser?.close();
    await endAll();
    rmSync(place, { recursive: true, force: true });
  });

  const mf = async (...words: string[]) => {
    const child = spawn(process.execPath, [join(tree, 'releases/src/cyberharbour-mf.ts'), ...words, '--store', store], {
      cwd: tree,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, faults, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit') as Promise<[number | null]>,
    ]);
    assert.equal(code, 0, output + faults);
    return output;
  };
  const headingAt = (address: string) => readHeading(browser, address);

  it('is made with everything in place, and every check, type and test of it passes', async () => {
    const untouched = ['package.json', 'eslint.config.mjs', 'lerna.json', 'knip.json'].map((file) =>
      readFileSync(join(tree, file), 'utf8'),
    );
    assert.match(await mf('new', 'mf-notices'), /mf-notices is there\. Written or changed:/);
    const chosen = checks(tree).filter(({ name }) =>
      /exactly one owner|one version|import only|types of mf-notices/.test(name),
    );
    assert.equal(chosen.length, 4);
    for (const { name, run } of chosen) {
      const { ok, output } = await run();
      assert.equal(ok, true, `${name}\n${output}`);
    }
    const { code, output } = await runCommand(join(tree, 'node_modules/.bin/jest'), [], {
      cwd: join(tree, 'mf-notices'),
    });
    assert.equal(code, 0, output);
    assert.deepEqual(
      ['package.json', 'eslint.config.mjs', 'lerna.json', 'knip.json'].map((file) =>
        readFileSync(join(tree, file), 'utf8'),
      ),
      untouched,
    );
  });

  it('is seen by its developer inside the live shell, and by nobody else; nothing there can be changed by accident', async () => {
    const port = String(await freePort());
    const child = spawn(
      process.execPath,
      [join(tree, 'releases/src/cyberharbour-mf.ts'), 'dev', 'mf-notices', '--shell', web, '--port', port],
      { cwd: tree, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    const untilPrinted = (words: RegExp) =>
      new Promise<void>((resolve, reject) => {
        const look = () => {
          if (words.test(output)) resolve();
        };
        child.stderr.on('data', (more: Buffer) => {
          output += String(more);
          look();
        });
        child.once('exit', () => {
          reject(new Error(output));
        });
        look();
      });
    await untilPrinted(/ready http/);
    const local = `http://localhost:${port}`;
    assert.equal(await headingAt(`${local}/notices`), 'Notices');
    assert.equal(await headingAt(`${web}/notices`), 'There is no page here');
    // The other remotes are the live ones, with data of the live API.
    assert.equal(await headingAt(`${local}/blog`), 'Blog');
    const file = join(tree, 'mf-notices/src/notices/notices-page.tsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('title="Notices"', 'title="All notices"'));
    await untilPrinted(/dev\.2/);
    assert.equal(await headingAt(`${local}/notices`), 'All notices');
    writeFileSync(file, readFileSync(file, 'utf8').replace('title="All notices"', 'title="Notices"'));
    const refused = await fetch(`${local}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@example.com"}',
    });
    assert.deepEqual([refused.status, ((await refused.json()) as { code: string }).code], [403, 'READ_ONLY']);
    await endProcess(child);
  });

  it('goes live behind a pin, mounted in the live shell before that', async (test) => {
    await mf('build', 'mf-notices');
    await mf('publish', 'mf-notices');
    assert.match(await mf('promote', 'mf_notices', '0.1.0', '--require-smoke'), /mf_notices 0\.1\.0 is live\.\n$/);
    assert.match(await mf('pin', 'mf_notices'), /is pinned at 0\.1\.0/);
    assert.equal(await headingAt(`${web}/notices`), 'Notices');
    const seconds = (performance.now() - began) / 1000;
    test.diagnostic(
      `From nothing to live behind a pin: ${seconds.toFixed(0)} s, tests, checks and a look inside the live shell included.`,
    );
    assert.ok(seconds < 600);
  });

  it('is refused under a name or a path that is taken', async () => {
    for (const [words, reason] of [
      [['mf-admin'], /there already/],
      [['mf-other', '--path', '/blog'], /\/blog belongs to mf_public/],
      [['other'], /no name of a remote/],
    ] as const) {
      await assert.rejects(mf('new', ...words), reason);
    }
  });
});
