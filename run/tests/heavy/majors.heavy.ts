import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ReleaseStore } from '@cyberharbour/releases';
import type { Browser } from '@playwright/test';
import { freePort } from '@cyberharbour/processes';
import { launch } from '../../bench/visit.ts';
import { endAll, startApi, startWeb } from '../../processes/product.ts';
import { findChromium } from '../../product/chromium.ts';
import { root } from '../../root.ts';
import { bothMajors, cornerOf, makeInstallables, makeMajorTree, reactOf, type Major } from './another-major/majors.ts';
import { runRelease } from './another-major/remote-tree.ts';
import { noticesScreen } from './another-major/screen.ts';

const place = mkdtempSync(join(tmpdir(), 'cyberharbour-majors-'));
const shells = bothMajors.flatMap((react) => bothMajors.map((design) => ({ react, design })));
const called = ({ react, design }: { react: Major; design: Major }) => `React ${react}, design system ${design}`;
const placeOf = ({ react, design }: { react: Major; design: Major }) => join(place, `tree-${react}-${design}`);

const policy = {
  ...(JSON.parse(readFileSync(join(root, 'releases/policy.json'), 'utf8')) as object),
  majors: { mf_notices: { react: 60_000, '@cyberharbour/shared-ui': 30_000 } },
};

describe('remotes of two majors of React and of the design system, in shells of each', () => {
  let browser: Browser | undefined;
  let api: string;
  let apiPort: string;
  let webPort: string;
  let installables: ReturnType<typeof makeInstallables>;
  before(async () => {
    for (const { react, design } of shells)
      await makeMajorTree(placeOf({ react, design }), react, design, noticesScreen);
    const trees = { N: placeOf({ react: 'N', design: 'N' }), 'N+1': placeOf({ react: 'N', design: 'N+1' }) };
    installables = makeInstallables(trees, place);
    [webPort, apiPort] = [String(await freePort()), String(await freePort())];
    const { ready } = await startApi({
      API_PORT: apiPort,
      DATA_DIR: join(place, 'data'),
      WEB_ORIGINS: `http://localhost:${webPort}`,
      ADMIN_EMAIL: 'majors@example.com',
      ADMIN_PASSWORD: 'a berth for majors',
    });
    ({ api } = ready);
    browser = await launch(findChromium(console.log));
  });
  after(async () => {
    await browser?.close();
    await endAll();
    rmSync(place, { recursive: true, force: true });
  });

  for (const shell of shells)
    describe(`the shell has ${called(shell)}`, () => {
      const tree = placeOf(shell);
      const store = join(place, `store-${shell.react}-${shell.design}`);
      const mf = (...words: string[]) => runRelease(tree, store, ...words);
      const goLive = async (folder: string, name: string, version: string) => {
        await mf('build', folder, '--version', version);
        await mf('publish', folder, '--version', version);
        await mf('promote', name, version);
      };
      let web: string;
      let server: Awaited<ReturnType<typeof startWeb>>;
      before(async () => {
        const { keys } = new ReleaseStore(store);
        mkdirSync(keys, { recursive: true });
        writeFileSync(join(keys, 'platform.policy.json'), JSON.stringify(policy));
        await goLive('shell', 'shell', '1.0.0');
        const port = String(await freePort());
        server = await startWeb({ WEB_PORT: port, API_PORT: apiPort, RELEASE_STORE: store, PUBLIC_API_URL: api });
        web = server.ready.web;
      });

      /** What npm would leave in the folder of a remote that asks for these majors. */
      const install = (remote: { react: Major; design: Major }) => {
        const modules = join(tree, 'mf-notices/node_modules');
        rmSync(modules, { recursive: true, force: true });
        const put = (name: keyof typeof installables, major: Major) =>
          cpSync(installables[name][major], join(modules, name), { recursive: true });
        if (remote.react !== shell.react) for (const name of ['react', 'react-dom'] as const) put(name, remote.react);
        if (remote.design !== shell.design) put('@cyberharbour/shared-ui', remote.design);
      };

      for (const [at, remote] of shells.entries())
        it(`draws a remote with ${called(remote)}, each in its own look`, async (test) => {
          install(remote);
          const version = `0.${at + 1}.0`;
          await goLive('mf-notices', 'mf_notices', version);
          assert.ok(browser);
          const page = await browser.newPage();
          const faults: string[] = [];
          const scripts = new Set<string>();
          page.on('pageerror', ({ message }) => faults.push(message));
          page.on('request', (request) => {
            const file = new URL(request.url()).pathname.split(`/r/mf_notices/${version}/`)[1];
            if (file?.endsWith('.js')) scripts.add(file);
          });
          const untilLive = async (left = 20): Promise<void> => {
            await page.goto(`${web}/notices`);
            if (left > 0 && !(await page.content()).includes(`/r/mf_notices/${version}/`)) return untilLive(left - 1);
          };
          await untilLive();
          await page.getByText(`Drawn by React ${reactOf[remote.react]}`).waitFor();
          await page.getByRole('button', { name: 'To berth 4' }).click();
          await page.getByText('Berth 4', { exact: true }).waitFor();
          const corner = await page
            .getByRole('button', { name: 'To berth 4' })
            .evaluate((button) => getComputedStyle(button).borderTopLeftRadius);
          const ofPage = await page.evaluate(() =>
            getComputedStyle(document.documentElement).getPropertyValue('--radius-2').trim(),
          );
          assert.deepEqual(
            [corner, ofPage],
            [cornerOf[remote.design], cornerOf[shell.design]].map((one) => one),
          );
          const second = [...scripts].filter((file) => /^react\.[\da-f]{8}\.js$/.test(file));
          assert.equal(second.length, remote.react === shell.react ? 0 : 1);
          const { files } = await new ReleaseStore(store).release('mf_notices', version);
          const bytes = second.reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);
          const all = [...scripts].reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);
          test.diagnostic(`${called(remote)} in ${called(shell)}: second React ${bytes} B, all its scripts ${all} B`);
          assert.ok(bytes <= 60_000);
          assert.deepEqual(faults, []);
          await page.close();
        });
    });
});
