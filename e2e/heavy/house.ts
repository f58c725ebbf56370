import { openHouse } from '../house/house.ts';
import { test as base } from '../house/test.ts';

/** A house on a data folder that was filled before, with 250 blogs and 250 campaigns waiting. */
export const test = base.extend({
  house: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const house = await openHouse({ DATA_DIR: process.env['FILLED_DATA'] ?? '', SEED: 'none' });
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});
