import { startProduct } from '../product/product.ts';
import { test as base } from '../product/test.ts';

/** A product on a data folder that was filled before, with 250 blogs and 250 campaigns waiting. */
export const test = base.extend({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const product = await startProduct({ DATA_DIR: process.env['FILLED_DATA'] ?? '', SEED: 'none' });
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
});
