import { findViolations } from '../product/axe.ts';
import { openState, publicStates } from '../product/public-states.ts';
import { expect, withOwnProduct } from '../product/test.ts';

/** What a call meets with shows only where the browser makes it. */
const test = withOwnProduct({ SERVER_RENDERING: 'off' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, state] of Object.entries(publicStates)) {
  test(`${name}: axe finds nothing, light and dark, 1280 and 320 wide`, async ({ page, product, faults }) => {
    await openState(page, product, state);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [1280, 320])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page), `${width} ${colorScheme}`).toEqual([]);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} wide`)
          .toBeLessThanOrEqual(width);
      }
    // The browser's own lines about what this state takes away.
    if (state.meet) faults.length = 0;
  });
}
