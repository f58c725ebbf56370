import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is on the screen now, in light and dark, on a small phone and on a desk: axe finds nothing, and nothing is wider than the screen. */
export async function looksRight(page: Page, state: string) {
  const before = page.viewportSize();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${state.replaceAll(' ', '-')}-${String(width)}-${colorScheme}.png`, fullPage: true }); // SHOTS
      const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
      expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`), `${state}, ${colorScheme}, ${String(width)}`).toEqual([]);
    }
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${state}`).toBeLessThanOrEqual(width);
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
