import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ReleaseStore } from '@cyberharbour/releases';
import { expect, test, type Browser } from '@playwright/test';
import { startProduct } from '../product/product.ts';
import { atImport, empty } from '../product/quiet-faults.ts';
import { openReleases } from '../product/releases.ts';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'node_modules/.bin/cyberharbour-mf');

/**
 * The page is emptied six seconds after the mount, for visitors of one language only: the smoke mount of a slow machine
 * may look for longer than that.
 */
const locale = 'de-AT';
const fault = atImport(
  'empties the page of some, 6 s late',
  `if(navigator.language==='${locale}')setTimeout(()=>{${empty}},6000)`,
);

/** Visitors at the same moment, and how long each stays, in milliseconds. */
const atOnce = 8;
const stay = 11_000;

/** People who open a page and stay on it, each in a browser of their own, until somebody says that it is enough. */
async function visitUntil(browser: Browser, address: string, isEnough: () => boolean): Promise<number> {
  let visits = 0;
  const work = async () => {
    while (!isEnough()) {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      visits += 1;
      await page.goto(address).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, stay));
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return visits;
}

test('a watched trial is taken back for a fault that throws nothing and begins after the mount', async ({
  browser,
}) => {
  test.setTimeout(15 * 60_000);
  const releases = await openReleases();
  // All visitors of this test come from one address.
  const product = await startProduct({ RELEASE_STORE: releases.folder, RELEASE_REPORTS_PER_ADDRESS: '10000' });
  const good = await releases.good('mf_public');
  const { version } = await releases.ship('mf_public', fault.change);
  const options = ['--percent', '50', '--watch', '--require-smoke', '--api', product.api, '--store', releases.folder];
  const command = spawn(process.execPath, [program, 'promote', 'mf_public', version, ...options], { cwd: root });
  const said = text(command.stdout);
  let progress = '';
  command.stderr.on('data', (chunk) => (progress += String(chunk)));
  const ended = once(command, 'exit');
  const watched = / and watched\./;
  await expect.poll(() => watched.test(progress) || command.exitCode !== null, { timeout: 120_000 }).toBe(true);
  expect(progress).toMatch(watched);
  const began = performance.now();
  const visits = await visitUntil(browser, `${product.web}/about`, () => command.exitCode !== null);
  await ended;
  const sentence = (await said).trim();
  console.log(`${sentence} ${String(visits)} visits, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  expect(sentence).toContain(`mf_public ${version} was taken back: it failed in `);
  expect(command.exitCode).toBe(1);
  const latest = await new ReleaseStore(releases.folder).latest('mf_public');
  expect([latest?.action, latest?.current, latest?.canary]).toEqual(['rollback', good.version, undefined]);
  await product.close();
  await releases.close();
});
