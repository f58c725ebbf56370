import type { Page } from '@playwright/test';
import { admin } from './house/house.ts';
import { photoWithPlace } from './house/photo.ts';
import { join, logIn } from './house/people.ts';
import { expect, test, watch } from './house/test.ts';

const author = { name: 'Noor Haddad', email: 'noor@example.com', password: 'seven gulls on a rail' };

async function post(page: Page, title: string) {
  await page.goto('/blog/create');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill('Read https://bank.example@evil.example/pay first.');
  await page.getByLabel('Cover Image').setInputFiles(await photoWithPlace());
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText('Blog created successfully')).toBeVisible();
}

test('two moderators work the same queue, one of them by keyboard only', async ({ page, browser, house, faults }) => {
  await join(page, house.outbox, author);
  for (const title of ['First in line', 'Second in line', 'Third in line']) await post(page, title);

  const [desk, other] = [
    await (await browser.newContext({ baseURL: house.web })).newPage(),
    await (await browser.newContext({ baseURL: house.web })).newPage(),
  ];
  for (const moderator of [desk, other]) {
    watch(moderator, faults);
    await logIn(moderator, admin);
    await moderator.goto('/admin/approvals');
    await expect(moderator.getByRole('region', { name: 'First in line' })).toBeVisible();
  }
  await expect(desk.getByText('evil.example', { exact: true })).toBeVisible();
  // The other one does not look again before the time has come for it.
  let lookAgain = () => {};
  const looked = new Promise<void>((resolve) => (lookAgain = resolve));
  await other.route(/\/pending/, (route) => looked.then(() => route.continue()));

  await desk.keyboard.press('a');
  await expect(desk.getByText('Blog approved')).toBeVisible();
  await expect(desk.getByRole('heading', { level: 2, name: 'Second in line' })).toBeFocused();

  await other.getByRole('button', { name: 'Approve First in line' }).click();
  await expect(other.getByText('This was decided in the meantime. It is approved.')).toBeVisible();
  lookAgain();
  await expect(other.getByRole('link', { name: 'First in line' })).toBeHidden();

  await desk.keyboard.press('r');
  await desk.keyboard.press('Space');
  await desk.keyboard.press('Tab');
  await desk.keyboard.type('Which bank was it?');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Blog sent back')).toBeVisible();
  // What was decided elsewhere leaves by itself.
  await expect(other.getByRole('link', { name: 'Second in line' })).toBeHidden({ timeout: 20_000 });
  await expect(other.getByRole('link', { name: 'Third in line' })).toBeVisible();

  await desk.goto('/admin/blogs?q=second');
  await desk.getByText('History of Second in line').click();
  await expect(desk.getByText('It names a person or an account. Which bank was it?')).toBeVisible();
});
