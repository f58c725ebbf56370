import type { Page } from '@playwright/test';
import { holdShell, isHydrated, waitUntilRendered } from './product/hydration.ts';
import { expect, test } from './product/test.ts';

const isFooterLaidOut = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

test('the home page is as long before its sections are laid out as after', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await isHydrated(page);
    const lengths = await page.evaluate(async () => {
      const root = document.documentElement;
      const before = root.scrollHeight;
      for (const section of document.querySelectorAll('.pub-home > section')) {
        section.scrollIntoView();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }
      return [before, root.scrollHeight] as const;
    });
    expect(Math.abs(lengths[0] / lengths[1] - 1), `${lengths.join(' and ')} px at ${width}`).toBeLessThan(0.03);
  }
});

for (const width of [390, 1280])
  test(`a footer far below is laid out once the page has started, which is as long before, at ${String(width)}`, async ({
    page,
  }) => {
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    await waitUntilRendered(page.request, '/blog');
    await page.setViewportSize({ width, height: 500 });
    const release = await holdShell(page);
    await page.goto('/blog');
    await page.evaluate(() => document.fonts.ready);
    expect(await isFooterLaidOut(page)).toBe(false);
    const before = await length();
    release();
    await expect.poll(() => isFooterLaidOut(page)).toBe(true);
    const after = await length();
    expect(Math.abs(before / after - 1), `${String(before)} and ${String(after)} px`).toBeLessThan(0.01);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a footer far below is laid out at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/blog');
    expect(await isFooterLaidOut(page)).toBe(true);
  });
});
