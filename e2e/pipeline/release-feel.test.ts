import { expect, test as base } from '@playwright/test';
import { logIn } from '../product/accounts.ts';
import { withOwnReleases } from '../product/healing.ts';
import { admin, startProduct, type Product } from '../product/product.ts';
import { startReleaseApi } from '../product/release-api.ts';
import { auditScreen } from '../product/screen-audit.ts';
import { brotliCompressSync } from 'node:zlib';

const key = 'a secret that this journey gives to web server and API';

/** A product with a release API, whose reports count by tickets alone. */
const test = withOwnReleases(base).extend<object, { product: Product }>({
  product: [
    async ({ releases }, use) => {
      const api = await startReleaseApi(releases.folder, admin.email);
      const product = await startProduct({
        RELEASE_STORE: releases.folder,
        RELEASE_REPORT_KEY: key,
        ...api.settings,
      });
      await use(product);
      await product.close();
      await api.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.web),
});

interface Report {
  name: string;
  version: string;
  lcp?: number;
  inp?: number;
  cls?: number;
  errors: number;
}

test('what people feel is counted for the version that they saw, and shown beside the version before', async ({
  page,
  context,
  releases,
}) => {
  const good = await releases.good('mf_public');
  const reports: Report[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/releases/feel')) reports.push(...(request.postDataJSON() as Report[]));
  });
  const scripts = new Map<string, number>();
  context.on('response', async (response) => {
    if (/\/r\/shell\/.*\/feel\.[^/]*\.js$/.test(response.url()))
      scripts.set(response.url(), brotliCompressSync(await response.body()).length);
  });

  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect.poll(() => scripts.size, 'its script comes when the page is idle').toBe(1);
  expect([...scripts.values()][0]).toBeLessThan(3000);
  await page.keyboard.press('Tab');
  await page.evaluate((address) => {
    const error = new Error('Nobody catches this.');
    error.stack = `Error: Nobody catches this.\n    at draw (${location.origin}${address}:1:1)`;
    reportError(error);
  }, `/r/mf_public/${good.version}/about.js`);
  // As a tab that is put behind another one: it is heard of once, however often that happens.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => reports.map(({ name }) => name).sort()).toEqual(['mf_public', 'shell']);
  const [mine] = reports.filter(({ name }) => name === 'mf_public');
  expect(mine).toMatchObject({ version: good.version, errors: 1 });
  expect(mine?.lcp).toBeGreaterThan(0);
  expect(mine?.cls).toBeGreaterThanOrEqual(0);

  // A page that is left reports too.
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.goto('about:blank');
  await logIn(page, admin);
  await expect(async () => {
    await page.goto('/releases/mf_public');
    const views = page
      .getByRole('row', { name: /^Page views/ })
      .getByRole('cell')
      .first();
    await expect.poll(async () => Number(await views.textContent()), { timeout: 3000 }).toBeGreaterThanOrEqual(2);
  }).toPass();
  const row = page.getByRole('table', { name: 'What people feel' }).getByRole('row', { name: /^Largest part painted/ });
  await expect(row.getByRole('cell').first()).toHaveText(/^[\d.,]+ m?s$/);
  await auditScreen(page, 'what people feel of two versions');
});
