import { test as base, type Page } from '@playwright/test';
import { startProduct, type Product } from './product.ts';

interface Fixtures {
  /**
   * What the page did that it must not: script errors, refused scripts and styles. A test that expects some empties it.
   */
  faults: string[];
}

const productWith = (settings: Record<string, string> = {}) =>
  [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use: (product: Product) => Promise<void>) => {
      const product = await startProduct(settings);
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ] as const;

/** All files that a worker runs share one product; whatever a page complains about fails the test. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [...productWith()],
  baseURL: async ({ product }, use) => use(product.web),
  faults: [
    async ({ page }, use, { errors }) => {
      const faults: string[] = [];
      watch(page, faults);
      await use(faults);
      if (errors.length > 0) throw new Error([...(await describeScreens(faults)), ...faults].join('\n'));
      if (faults.length > 0) throw new Error(`The page complained:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

/** The same with a product that no other file has: for settings, or for what its tests leave behind. */
export const withOwnProduct = (settings?: Record<string, string>) =>
  test.extend<object, { product: Product }>({ product: [...productWith(settings)] });

/** The pages of each test, with what they must not do. */
const watched = new WeakMap<string[], Page[]>();

/** The screens that a test has opened, where it failed. */
const describeScreens = (faults: string[]) =>
  Promise.all(
    (watched.get(faults) ?? [])
      .filter((page) => !page.isClosed() && page.url() !== 'about:blank')
      .map((page) => describeScreen(page)),
  );

/** Where a test failed: its address with what was said there, then what a screen reader would say of the screen. */
async function describeScreen(page: Page): Promise<string> {
  const said = await page.getByRole('alert').or(page.getByRole('status')).allInnerTexts();
  const main = page.getByRole('main');
  const screen = (await main.count()) === 1 ? main : page.locator('body');
  const words = said.join(' / ').replaceAll(/\s+/g, ' ').slice(0, 200);
  return `Failed at ${page.url()}, saying: ${words}\n${await screen.ariaSnapshot()}`;
}

/** A refused call is an answer, not a fault: the browser writes a line for each all the same. */
const isAnswer = (text: string) => /Failed to load resource: the server responded with a status of 4\d\d/.test(text);

export function watch(page: Page, faults: string[]) {
  watched.set(faults, [...(watched.get(faults) ?? []), page]);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAnswer(message.text())) faults.push(message.text());
  });
}

export { expect } from '@playwright/test';
