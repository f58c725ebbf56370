import { expect, test as base, type Page } from '@playwright/test';
import { admin, startProduct, type Product } from './product.ts';
import { logIn } from './accounts.ts';
import { openReleases, type Releases } from './releases.ts';

/** A product on a release store of its own, which a test may break. */
export const withOwnReleases = (test: typeof base) =>
  test.extend<object, { releases: Releases; product: Product }>({
    releases: [
      // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
      async ({}, use) => {
        const releases = await openReleases();
        await use(releases);
        await releases.close();
      },
      { scope: 'worker' },
    ],
    product: [
      async ({ releases }, use) => {
        const product = await startProduct({ RELEASE_STORE: releases.folder });
        await use(product);
        await product.close();
      },
      { scope: 'worker' },
    ],
  });

interface Session {
  /** The session of an administrator, whom no area is closed to. */
  session: { path: string };
}

/** For an administrator who is signed in; what pages complain about is no fault here. */
export const test = withOwnReleases(base).extend<object, Session>({
  session: [
    async ({ browser, product, releases }, use) => {
      const page = await browser.newPage({ baseURL: product.web });
      await logIn(page, admin);
      const path = `${releases.folder}/session.json`;
      await page.context().storageState({ path });
      await page.close();
      await use({ path });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.web),
  storageState: async ({ session }, use) => use(session.path),
});

declare global {
  var headings: { text: string; at: number }[] | undefined;
}

/** Notes in the page when each heading was first there, on the clock of the machine. */
export const noteHeadings = (page: Page) =>
  page.addInitScript(() => {
    const seen = (globalThis.headings = [] as { text: string; at: number }[]);
    new MutationObserver(() => {
      const text = document.querySelector('main h1')?.textContent ?? '';
      if (text && !seen.some((heading) => heading.text === text)) seen.push({ text, at: Date.now() });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

export async function timeOfHeading(page: Page, heading: RegExp): Promise<number> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 15_000 });
  const seen = await page.evaluate(() => globalThis.headings);
  return seen?.find(({ text }) => heading.test(text))?.at ?? NaN;
}

/** Records what the page reports to the web server. */
export function recordReports(page: Page): object[] {
  const reports: object[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_report')) reports.push(request.postDataJSON() as object);
  });
  return reports;
}

export { expect };
