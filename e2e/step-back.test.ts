import type { Page } from '@playwright/test';
import { announceFrame, holdShell, isHydrated, waitUntilRendered } from './product/hydration.ts';
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

/** A `page-started` event, in the task after which React begins. */
const announceStart = (page: Page) =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      dispatchEvent(new Event('page-started'));
    });
    observer.observe(document, { subtree: true, attributeFilter: ['data-started'] });
  });

/** Before a page answers presses. */
const moments = [
  { when: 'after the page starts, before React has begun', event: 'page-started', announce: announceStart },
  { when: 'after the frame is hydrated, before the screen is', event: 'frame-hydrated', announce: announceFrame },
];

for (const { when, event, announce } of moments)
  test(`who goes back ${when} gets the page that they went back to`, async ({ page }) => {
    await search(page);
    await announce(page);
    await page.addInitScript(
      (moment) =>
        addEventListener(moment, () => {
          const { idx } = history.state as { idx: number };
          history.replaceState({ idx: idx - 1 }, '', '/blog');
          dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
        }),
      event,
    );
    await page.reload();
    await expectAllBlogs(page);
  });
