import type { Page } from '@playwright/test';
import { holdShell, isHydrated, waitUntilRendered } from './product/hydration.ts';
import { expect, test } from './product/test.ts';

/** A page of `/blog?q=invoice` whose step back is `/blog`, as a search leaves it. */
async function search(page: Page) {
  await page.goto('/blog');
  await isHydrated(page);
  await page.getByLabel('Search blogs').fill('invoice');
  await expect(page).toHaveURL(/\/blog\?q=invoice$/);
  await waitUntilRendered(page.request, '/blog?q=invoice');
}

async function expectAllBlogs(page: Page) {
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('link', { name: 'Our till froze on a Saturday' })).toBeVisible();
  await isHydrated(page);
  await expect(page.getByLabel('Search blogs')).toHaveValue('');
}

test('who goes back before the scripts are there gets the page that they went back to', async ({ page }) => {
  await search(page);
  const release = await holdShell(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'The invoice that was almost right' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/blog$/);
  release();
  await expectAllBlogs(page);
});

/** Where a page goes back one step of the router, from `/blog?q=invoice`, before it answers presses. */
const stepsBack = {
  'after the page starts, before React has begun': () => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      dispatchEvent(new Event('step-back'));
    });
    observer.observe(document, { subtree: true, attributeFilter: ['data-started'] });
  },
  'after the frame is hydrated, before the screen is': () => {
    let events: unknown;
    Object.defineProperty(globalThis, '__cyberharbourEarlyEvents', {
      get: () => events,
      set: (next: unknown) => {
        events = next;
        if (next === undefined) dispatchEvent(new Event('step-back'));
      },
    });
  },
};

for (const [when, listen] of Object.entries(stepsBack))
  test(`who goes back ${when} gets the page that they went back to`, async ({ page }) => {
    await search(page);
    await page.addInitScript(() =>
      addEventListener('step-back', () => {
        const { idx } = history.state as { idx: number };
        history.replaceState({ idx: idx - 1 }, '', '/blog');
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      }),
    );
    await page.addInitScript(listen);
    await page.reload();
    await expectAllBlogs(page);
  });
