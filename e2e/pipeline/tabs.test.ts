import type { Page } from '@playwright/test';
import { waitForStart } from '../product/hydration.ts';
import { expect, test, watch } from '../product/test.ts';

/** As long as a page that died cannot be distinguished from one that is silent, in milliseconds. */
const silence = 6000;

test('who reads in several tabs at once has no page that died, and keeps the version that is live', async ({
  context,
  page,
  faults,
}) => {
  const paths = ['/', '/blog', '/campaigns', '/about', '/help', '/contact', '/resources', '/terms'];
  const read = async (tab: Page) => {
    watch(tab, faults);
    for (const path of paths) {
      await tab.goto(path);
      await waitForStart(tab);
    }
    await tab.close();
  };
  await Promise.all(Array.from({ length: 4 }, async () => read(await context.newPage())));
  await page.waitForTimeout(silence);
  await page.goto('/about');
  await waitForStart(page);
  expect(await page.evaluate(() => localStorage.getItem('cyberharbour-deaths'))).toBe(null);
  await expect(page.getByText('This page stopped working')).toBeHidden();
});
