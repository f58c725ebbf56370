import { logIn } from './product/accounts.ts';
import { admin } from './product/product.ts';
import { auditScreen } from './product/screen-audit.ts';
import { expectAddress } from './product/address.ts';
import { waitForStart } from './product/hydration.ts';
import { expect, test } from './product/test.ts';

test('a visitor finds help, guides, campaigns and blogs by keyboard alone, from any page', async ({ page, faults }) => {
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Blogs, campaigns, resources and help' });
  await expect(field).toBeFocused();
  await page.keyboard.type('phish');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.type('locked');
  await expect(page.getByRole('option', { name: /My device is locked/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await auditScreen(page, 'the search in front of a page');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help#device$/);

  await page.keyboard.press('/');
  await page.keyboard.type('phish');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=phish$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible();
  await auditScreen(page, 'the page of the search');
  expect(faults).toEqual([]);
});

test('the search loads nothing of its suggestions before somebody opens it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await waitForStart(page);
  const before = scripts.filter((url) => url.includes('search-dialog'));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  expect([before.length, scripts.some((url) => url.includes('search-dialog'))]).toEqual([0, true]);
});

test('without script the search is a page, with its kinds and its pages as links', async ({ browser, product }) => {
  const plain = await browser.newContext({ baseURL: product.web, javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByLabel('Search everything').fill('the');
  await page.getByLabel('Search everything').press('Enter');
  await expectAddress(page, /\/search\?q=the$/);
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const first = await page.getByRole('heading', { level: 2 }).allTextContents();
  await page.getByRole('link', { name: 'More results' }).click();
  await expectAddress(page, /after=10/);
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).not.toEqual(first);
  await page.getByRole('link', { name: /^Blogs \(\d/ }).click();
  await expectAddress(page, /\/search\?q=the&kind=blog$/);
  await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expectAddress(page, /\/blog\/[\w-]+$/);
  await plain.close();
});

test('the header is one line at every width, with the search in it or first in its menu', async ({ page }) => {
  await logIn(page, admin);
  for (const width of [320, 359, 360, 390, 430, 768, 993, 1000, 1020, 1087, 1110, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('banner').boundingBox())?.height, String(width)).toBeLessThan(80);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
    const broken = await page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) =>
        links.flatMap((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          return words.getClientRects().length > 1 && link.querySelector('svg, img') === null ? [link.textContent] : [];
        }),
      );
    expect(broken, `words on two lines, ${String(width)}`).toEqual([]);
    const search = page.getByRole('banner').getByRole('link', { name: /^Search/ });
    if (width < 360) await page.getByRole('banner').getByText('Menu').click();
    await expect(search).toHaveCount(1);
  }
});

test('the header of a platform with more remotes is one line too, and never wider than the screen', async ({
  page,
}) => {
  await logIn(page, admin);
  for (const { width, more, height } of [
    { width: 993, more: 1, height: 80 },
    { width: 1087, more: 1, height: 80 },
    { width: 1240, more: 1, height: 80 },
    { width: 1256, more: 1, height: 80 },
    { width: 1280, more: 5, height: 160 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const links = page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true, includeHidden: true });
    await expect(links.getByRole('link', { name: 'Admin', includeHidden: true })).toHaveCount(1);
    await links.evaluate((nav, count) => {
      for (let index = 0; index < count; index += 1)
        nav.lastElementChild?.after(nav.children[2]?.cloneNode(true) ?? '');
    }, more);
    expect((await page.getByRole('banner').boundingBox())?.height, `${width}, ${more} more`).toBeLessThan(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}, ${more} more`).toBe(width);
  }
});
