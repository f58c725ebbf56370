import { expect, test as base, type Page } from '@playwright/test';
import { ReleaseStore } from '@cyberharbour/releases';
import { findViolations } from '../product/axe.ts';
import { logIn } from '../product/accounts.ts';
import { withOwnReleases } from '../product/healing.ts';
import { admin, startProduct, type Product } from '../product/product.ts';
import { giveAway, startReleaseApi } from '../product/release-api.ts';
import { changeText, scriptOf, type Releases } from '../product/releases.ts';
import { join } from 'node:path';

/** A product with a release API, on a store of its own; what its pages complain about is no fault here. */
const test = withOwnReleases(base).extend<object, { product: Product }>({
  product: [
    async ({ releases }, use) => {
      const api = await startReleaseApi(releases.folder, admin.email);
      const product = await startProduct({ RELEASE_STORE: releases.folder, ...api.settings });
      await use(product);
      await product.close();
      await api.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.web),
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const latest = (releases: Releases, name: string) => new ReleaseStore(releases.folder).latest(name);
const axe = async (page: Page) => expect(await findViolations(page)).toEqual([]);

test('a remote that is broken is rolled back on the screen, by the keyboard, and is whole again', async ({
  page,
  releases,
}) => {
  const broken = await releases.next('mf_public', (dist, good) =>
    changeText(join(dist, scriptOf(good, 'resources')), (text) => `throw new Error('This release is broken.');${text}`),
  );
  const good = await releases.good('mf_public');
  await logIn(page, admin);
  await page.goto('/releases');
  await expect(heading(page, 'Releases')).toBeVisible();
  await expect(page.getByRole('row', { name: /^mf_public/ })).toContainText(broken.version);
  await axe(page);
  await page.getByRole('link', { name: 'mf_public', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'mf_public')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Roll back' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`to ${good.version}`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why' }).focus();
  await page.keyboard.type('the library is empty');
  await axe(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Rolled back to ${good.version}`).first()).toBeVisible();
  const live = await latest(releases, 'mf_public');
  expect([live?.current, live?.reason]).toEqual([good.version, 'the library is empty']);
  expect(live?.by).toMatch(/^team local, member [\w-]+$/);
  await page.goto('/resources');
  await expect(heading(page, 'Resource library')).toBeVisible();
  await page.goto('/admin/audit?kind=release');
  await expect(page.getByText('asked to roll back mf_public.')).toBeVisible();
});

test('a version is put on trial, promoted, pinned and compared', async ({ page, releases }) => {
  const next = await releases.ship('mf_dashboard');
  await logIn(page, admin);
  await page.goto('/releases/mf_dashboard');
  await page.getByRole('button', { name: `Gates of ${next.version}` }).click();
  await expect(page.getByText(`Every gate lets ${next.version} through.`)).toBeVisible();
  const move = async (button: string, confirm: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('textbox', { name: 'Why' }).fill('a journey');
    await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await move(`Promote ${next.version}`, 'Promote');
  await expect(page.getByText(`${next.version} is on trial for 10 % of visitors`)).toBeVisible();
  expect((await latest(releases, 'mf_dashboard'))?.canary).toEqual({ version: next.version, percent: 10 });
  await axe(page);
  await move('Promote to everybody', 'Promote');
  await move('Pin', 'Pin');
  await expect(page.getByText(`Pinned at ${next.version}`).first()).toBeVisible();
  await move('Unpin', 'Unpin');
  await page.getByRole('link', { name: 'Compare two versions' }).click();
  await expect(page.getByRole('heading', { name: 'Routes' })).toBeVisible();
  await axe(page);
});

test('units of another team are only to read', async ({ page, releases }) => {
  await giveAway(releases.folder, 'mf_admin');
  await logIn(page, admin);
  await page.goto('/releases/mf_admin');
  await expect(page.getByText('Only members of team others move mf_admin.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Roll back' })).toHaveCount(0);
  const refused = await page.evaluate(async () => {
    const body = JSON.stringify({ move: 'disable', reason: 'x', revision: 1 });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/admin/releases/mf_admin/moves', { method: 'POST', headers, body })).status;
  });
  expect(refused).toBe(403);
});

test('the screens hold on a phone and in the dark', async ({ page }) => {
  await logIn(page, admin);
  for (const path of ['/releases', '/releases/mf_public', '/releases/mf_public/difference'])
    for (const width of [390, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const folder = process.env['PICTURES'];
        if (folder)
          await page.screenshot({
            path: join(folder, `${path.replaceAll('/', '_')}-${width}-${colorScheme}.png`),
            fullPage: true,
          });
      }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/releases');
  await expect(page.locator('.rel-row').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const rows = await page
    .locator('.rel-row')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  for (const height of rows) expect(height).toBeGreaterThanOrEqual(44);
  for (const height of rows) expect(height).toBeLessThanOrEqual(52);
});
