import type { Page } from '@playwright/test';
import { logIn } from './product/accounts.ts';
import { waitForStart } from './product/hydration.ts';
import { phoneScreen } from './product/phone.ts';
import { admin } from './product/product.ts';
import { expect, test } from './product/test.ts';

/** A screen that is opened from inside the page: by a link of the screen before it. */
async function expectArrival(page: Page, heading: string | RegExp, title = heading) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(page).toHaveTitle(title instanceof RegExp ? title : `${title} · CyberHarbour`);
}

const pages = (page: Page) => page.getByRole('contentinfo').getByRole('navigation', { name: 'Pages' });

test('every public screen says its title and takes the focus to its heading when it arrives', async ({ page }) => {
  await page.goto('/terms');
  await waitForStart(page);
  const screens: [string, string, string | RegExp][] = [
    ['Campaigns', 'Campaigns', /^Campaigns/],
    ['Blog', 'Blog', /^Blog/],
    ['Resources', 'Resource library', /CyberHarbour$/],
    ['About', 'About CyberHarbour', 'About'],
    ['Something happening now?', 'Something happening now?', 'Something happening now?'],
    ['Contact', 'Contact', 'Contact'],
    ['Terms', 'Terms', 'Terms'],
    ['Login', 'Welcome back', 'Login'],
    ['Home', 'Secure Your Business. Empower Your Community.', /CyberHarbour$/],
  ];
  for (const [link, heading, title] of screens) {
    await pages(page).getByRole('link', { name: link, exact: true }).click();
    await expectArrival(page, heading, title);
  }
});

for (const [list, title] of [
  ['Blog', 'The invoice that was almost right'],
  ['Campaigns', ''],
] as const) {
  test(`${list}: a post takes the focus once it is there, also late; Back returns to its card`, async ({ page }) => {
    await page.route(/\/api\/(?:blogs|campaigns)\/[\w-]{36}/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto('/about');
    await waitForStart(page);
    await pages(page).getByRole('link', { name: list, exact: true }).click();
    await expectArrival(page, list, /CyberHarbour$/);
    const card = page.getByRole('article').filter({ hasText: title }).first().getByRole('link').first();
    const address = String(await card.getAttribute('href'));
    const name = (
      await page.getByRole('article').filter({ hasText: title }).first().getByRole('heading').innerText()
    ).trim();
    await card.click();
    await expectArrival(page, name);
    await page.goBack();
    await expect(page.locator(`main a[href="${address}"]`).first()).toBeFocused();
  });
}

test('the screens of members and moderators do so too', async ({ page }) => {
  await logIn(page, admin);
  await page.goto('/contact');
  await waitForStart(page);
  await page.locator('summary', { hasText: 'Administrator' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click();
  await expectArrival(page, 'Welcome, Administrator', /CyberHarbour$/);
  for (const [link, heading] of [
    ['New Blog', 'New Blog'],
    ['New Campaign', 'New Campaign'],
    ['User Details', 'User Details'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Your area' }).getByRole('link', { name: link }).click();
    await expectArrival(page, heading, /CyberHarbour$/);
  }
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Admin' }).click();
  await expectArrival(page, 'On watch', /CyberHarbour$/);
  for (const link of ['Users', 'Approvals', 'Blogs', 'Campaigns']) {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: link }).click();
    await expectArrival(page, link, /CyberHarbour$/);
  }
});

test('on a phone the link of the side navigation that has the focus is whole', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await logIn(page, admin);
  await page.goto('/admin/users');
  const side = page.getByRole('navigation', { name: 'Admin' });
  const links = side.getByRole('link');
  await links.first().focus();
  for (let at = 0; at < (await links.count()); at += 1) {
    const link = links.nth(at);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Tab');
  }
});

test('on a phone the open page stands whole in the row of the side navigation, also after counts came and the phone turned', async ({
  page,
}) => {
  await page.setViewportSize(phoneScreen);
  await logIn(page, admin);
  await page.route('**/api/admin/stats*', async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.goto('/admin/audit');
  const side = page.getByRole('navigation', { name: 'Admin' });
  const open = side.getByRole('link', { name: 'Audit log' });
  /** How far its middle is from the middle of the row, in pixels, where the row could scroll further. */
  const off = () =>
    side.evaluate((row) => {
      const link = row.querySelector('[aria-current]')?.getBoundingClientRect();
      const whole = row.getBoundingClientRect();
      if (!link) return undefined;
      const distance = Math.round(link.left + link.width / 2 - (whole.left + whole.width / 2));
      const [left, right] = [row.scrollLeft, row.scrollWidth - row.clientWidth - row.scrollLeft];
      return (distance < 0 ? left : right) < 1 ? 0 : Math.abs(distance);
    });
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const width of [390, 1280, 320, 700, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(off).toBeLessThanOrEqual(1);
    await expect(open).toBeInViewport({ ratio: 0.99 });
  }
  // By hand.
  await side.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  await side.getByRole('link', { name: 'Approvals' }).evaluate((link) => link.append(' (12)'));
  await page.waitForTimeout(300);
  expect(await side.evaluate((row) => row.scrollLeft)).toBe(0);
});
