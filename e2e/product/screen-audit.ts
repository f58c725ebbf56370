import type { Page } from '@playwright/test';
import { findViolations, wcag } from './axe.ts';
import { expect } from './test.ts';

const all = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/**
 * Until every colour that is seen has changed: one that changes without motion still takes a frame. In a menu that has
 * closed, engines stop a change where it is: nobody sees it, and it never ends.
 */
const settleColours = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });

/** Everyday runs take each width and each theme once; EVERY_VIEWPORT takes all of them. */
const viewports = process.env['EVERY_VIEWPORT'] ? all : all.slice(0, 2);

/**
 * What is on the screen now, on a small phone and on a desktop, in light and dark: axe finds nothing, and nothing is
 * wider than the screen.
 */
export async function auditScreen(page: Page, state: string) {
  const before = page.viewportSize();
  for (const { width, colorScheme } of viewports) {
    await page.setViewportSize({ width, height: 900 });
    // Without motion: a colour on its way from one theme to the other is none of either.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settleColours(page);
    // What has been scrolled half below the header counts as too small to press.
    await page.evaluate(() => scrollTo(0, 0));
    expect.soft(await findViolations(page, { tags: wcag }), `${state}, ${colorScheme}, ${String(width)}`).toEqual([]);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${state}`)
      .toBeLessThanOrEqual(width);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}
