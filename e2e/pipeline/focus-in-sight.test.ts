import type { Page } from '@playwright/test';
import { logIn } from '../product/accounts.ts';
import { openScreen } from '../product/pictures/compare.ts';
import { postBlog } from '../product/posts.ts';
import { admin } from '../product/product.ts';
import { accountScreens, publicScreens } from '../product/screens.ts';
import { expect, test } from '../product/test.ts';

type Key = 'Tab' | 'Shift+Tab';

/** What the key reached, as far as it is in `main`, and whether a person sees it and a ring around it. */
const lookAtFocus = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !focused.closest('main')) return null;
    const isDrawn = ({ width, height }: DOMRect) => width > 4 && height > 4;
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const seen = isDrawn(focused.getBoundingClientRect()) ? focused : (label ?? focused);
    const { left, top, width, height } = seen.getBoundingClientRect();
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    const isInSight = parts.some((x) =>
      parts.some((y) => seen.contains(document.elementFromPoint(left + width * x, top + height * y))),
    );
    // On the button in a date field the browser draws its own ring; the field has no focus then.
    const isBrowsers = !focused.matches(':focus');
    const hasRing = [focused, seen, focused.closest('.ui-card')].some(
      (element) => element !== null && getComputedStyle(element).outlineStyle !== 'none',
    );
    return { name: focused.outerHTML.slice(0, 120), isInSight, hasRing: hasRing || isBrowsers };
  });

/** Goes through `main` by a key, from where it begins or from where it ends. */
async function findFaults(page: Page, key: Key) {
  const faults: string[] = [];
  await page.evaluate((isForward) => {
    const edge = document.createElement('span');
    edge.tabIndex = -1;
    document.querySelector('main')?.[isForward ? 'before' : 'after'](edge);
    edge.focus();
    edge.remove();
  }, key === 'Tab');
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press(key);
    const focus = await lookAtFocus(page);
    if (!focus) return { faults, stops };
    if (!focus.isInSight) faults.push(`${key} hides ${focus.name}`);
    if (!focus.hasRing) faults.push(`${key} shows no focus on ${focus.name}`);
  }
}

/** A desktop's window, and the same at 400 % (WCAG 1.4.10). */
for (const viewport of [
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
]) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    async function expectFocusInSight(page: Page, paths: readonly string[]) {
      let stops = 0;
      for (const path of paths) {
        await openScreen(page, path);
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          const found = await findFaults(page, key);
          expect.soft(found.faults, path).toEqual([]);
          stops += found.stops;
        }
      }
      // A screen of nothing but words has none.
      expect(stops).toBeGreaterThan(paths.length * 10);
    }

    test('whatever takes the focus on a public screen is in sight', ({ page }) =>
      expectFocusInSight(page, publicScreens));

    test('whatever takes the focus on a screen of members and moderators is in sight', async ({ page }) => {
      await logIn(page, admin);
      await postBlog(page, 'The parcel that was never sent', 'I asked the courier by the number on their own site.');
      await expectFocusInSight(page, accountScreens);
    });
  });
}
