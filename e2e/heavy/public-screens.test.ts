import AxeBuilder from '@axe-core/playwright';
import { startProduct } from '../product/product.ts';
import { openState, publicStates } from '../product/public-states.ts';
import { expect, test as base } from '../product/test.ts';

/** What a call meets with shows only where the browser makes it. */
const test = base.extend({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const product = await startProduct({ SERVER_RENDERING: 'off' });
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, state] of Object.entries(publicStates)) {
  test(`${name}: axe finds nothing, light and dark, 1280 and 320 wide`, async ({ page, product, faults }) => {
    await openState(page, product, state);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [1280, 320])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect
          .soft(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
            `${width} ${colorScheme}`,
          )
          .toEqual([]);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} wide`)
          .toBeLessThanOrEqual(width);
      }
    // The browser's own lines about what this state takes away.
    if (state.meet) faults.length = 0;
  });
}
