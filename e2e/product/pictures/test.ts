import { startProduct } from '../product.ts';
import { test as base } from '../test.ts';
import { requireSameEngine } from './accepted.ts';

export { expect } from '../test.ts';

/**
 * A product whose day is always the same one. What a call meets with shows only where the browser makes it: pages are
 * not drawn on the server.
 */
export const test = base.extend({
  product: [
    async ({ browser }, use) => {
      requireSameEngine(browser);
      const clock = new URL('./steady-clock.ts', import.meta.url).href;
      const product = await startProduct({ SERVER_RENDERING: 'off', NODE_OPTIONS: `--import=${clock}` });
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
});
