import { withOwnProduct } from '../test.ts';
import { requireSameEngine } from './accepted.ts';
import { productTime, steadyClock } from './time.ts';

export { expect } from '../test.ts';

/**
 * A product whose day is always the same one, for the tests of one file. What a call meets with shows only where the
 * browser makes it: pages are not drawn on the server.
 */
export const withPicturedProduct = () =>
  withOwnProduct({
    ...steadyClock(productTime),
    SERVER_RENDERING: 'off',
    SEEDED_DATA: process.env['PICTURED_DATA'] ?? '',
  }).extend<object, { engine: undefined }>({
    engine: [
      async ({ browser }, use) => {
        if (!process.env['PICTURED_DATA'])
          throw new Error(
            'The data of pictures was not made, as CATALOGUE is not set: npm run heavy -- "pictures of every"',
          );
        requireSameEngine(browser);
        await use(undefined);
      },
      { scope: 'worker', auto: true },
    ],
  });

/** For screens that look the same whoever else signed up in their product. */
export const test = withPicturedProduct();
