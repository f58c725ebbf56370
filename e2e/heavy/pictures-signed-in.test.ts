import type { Page } from '@playwright/test';
import { join, type Member } from '../product/accounts.ts';
import { comparePictures, holdTime } from '../product/pictures/compare.ts';
import { holdReleases } from '../product/pictures/held-releases.ts';
import { expect, test } from '../product/pictures/test.ts';
import { postBlog } from '../product/posts.ts';
import { openSession } from '../product/session.ts';

const noor: Member = { name: 'Noor Haddad', email: 'noor@example.com', password: 'seven gulls on a rail' };
const post = { title: 'The call that was not the bank', content: 'I rang the number that I already had.' };

// The console shows what the member before has left.
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a screen and waits until all of it is there. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

test('the screens of members look as accepted, light and dark, 1280, 390 and 320 wide', async ({ page, product }) => {
  test.setTimeout(10 * 60_000);
  await holdTime(page);
  await join(page, product.outbox, noor);
  const see = async (path: string, state: string) => {
    await open(page, path);
    await comparePictures(page, state);
  };
  await see('/dashboard', 'dashboard, a new member');
  await see('/blog/create', 'new blog');
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByRole('alert').getByText('Please upload an image').first()).toBeVisible();
  await comparePictures(page, 'new blog, empty');
  await see('/campaigns/create', 'new campaign');
  await see('/dashboard/details', 'details');
  await see('/dashboard/details/security', 'security');
  await page.setViewportSize({ width: 1280, height: 900 });
  await postBlog(page, post.title, post.content);
  await see('/dashboard', 'dashboard, a blog waits');
  const edit = await page.locator('a[href^="/blog/"][href$="/edit"]').first().getAttribute('href');
  await see(edit ?? '', 'edit blog');
  await see((edit ?? '').replace('/edit', ''), 'blog, its author before it is read');
  await see('/admin', 'console, not allowed');
});

const never = () => new Promise<never>(() => undefined);
const sections = ['users', 'blogs', 'campaigns', 'resources', 'letters', 'alerts', 'newsletter', 'audit', 'approvals'];

test('the console looks as accepted, light and dark, 1280, 390 and 320 wide', async ({ browser, product, faults }) => {
  test.setTimeout(10 * 60_000);
  const { page, call } = await openSession(browser, product, faults, 'admin', { reducedMotion: 'reduce' });
  await call('POST', '/newsletter/subscribe', { email: 'reader@example.com' });
  await holdTime(page);
  await open(page, '/admin');
  await comparePictures(page, 'console, overview');
  for (const section of sections) {
    await open(page, `/admin/${section}`);
    await comparePictures(page, `console, ${section}`);
  }
  await open(page, '/admin/resources/new');
  await comparePictures(page, 'console, a new guide');
  await open(page, '/admin/alerts/new');
  await comparePictures(page, 'console, a new alert');
  await holdReleases(page);
  await open(page, '/releases');
  await expect(page.getByRole('row', { name: /^shell/ })).toBeVisible();
  await comparePictures(page, 'console, releases');
  await open(page, '/releases/mf_public');
  await comparePictures(page, 'console, a unit of release');
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await comparePictures(page, 'console, a move is asked for');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await open(page, '/admin/letters');
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await expect(page).toHaveURL(/\/admin\/letters\/./);
  await comparePictures(page, 'console, a new letter');
  await open(page, '/campaigns');
  const campaign = await page.locator('main article a[href^="/campaigns/"]').first().getAttribute('href');
  await open(page, `${campaign ?? ''}/edit`);
  await comparePictures(page, 'edit campaign');
  await open(page, '/admin/users?q=nobody-is-called-so');
  await comparePictures(page, 'console, users, nobody found');
  await open(page, '/admin/users');
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await comparePictures(page, 'console, users, ticked');
  await page.locator('.adm-more summary').nth(1).click();
  await comparePictures(page, 'console, users, a menu');
  await open(page, '/admin/users?role=business&order=name');
  await open(page, (await page.getByRole('rowheader').first().getByRole('link').getAttribute('href')) ?? '');
  await comparePictures(page, 'console, one user');
  for (const [section, data] of [
    ['users', '**/api/admin/users*'],
    ['audit', '**/api/admin/audit*'],
  ] as const) {
    await page.route(data, (route) => route.fulfill({ status: 500, json: { success: false, message: '' } }));
    await page.goto(`/admin/${section}`);
    await expect(page.getByText(/^Failed to load/).first()).toBeVisible({ timeout: 20_000 });
    await comparePictures(page, `console, ${section}, failed`);
    await page.unroute(data);
    await page.route(data, never);
    await page.goto(`/admin/${section}`);
    await expect(page.getByText('Loading...').first()).toBeVisible();
    await comparePictures(page, `console, ${section}, loading`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  // The browser's own lines about what these states take away.
  faults.length = 0;
});
