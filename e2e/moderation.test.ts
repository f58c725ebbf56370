import { admin } from './product/product.ts';
import { postBlog } from './product/posts.ts';
import { join, logIn } from './product/accounts.ts';
import { expect, test, watch } from './product/test.ts';

const author = { name: 'Noor Haddad', email: 'noor@example.com', password: 'seven gulls on a rail' };

test('two moderators work the same queue, one of them by keyboard only', async ({ page, browser, product, faults }) => {
  await join(page, product.outbox, author);
  for (const title of ['First in line', 'Second in line', 'Third in line'])
    await postBlog(page, title, 'Read https://bank.example@evil.example/pay first.');

  const [adminPage, other] = [
    await (await browser.newContext({ baseURL: product.web })).newPage(),
    await (await browser.newContext({ baseURL: product.web })).newPage(),
  ];
  for (const moderator of [adminPage, other]) {
    watch(moderator, faults);
    await logIn(moderator, admin);
    await moderator.goto('/admin/approvals');
    await expect(moderator.getByRole('region', { name: 'First in line' })).toBeVisible();
  }
  await expect(adminPage.getByText('evil.example', { exact: true })).toBeVisible();
  // The other one does not look again before the time has come for it.
  let lookAgain = () => {};
  const looked = new Promise<void>((resolve) => (lookAgain = resolve));
  await other.route(/\/pending/, (route) => looked.then(() => route.continue()));

  await adminPage.keyboard.press('a');
  await expect(adminPage.getByText('Blog approved')).toBeVisible();
  await expect(adminPage.getByRole('heading', { level: 2, name: 'Second in line' })).toBeFocused();

  await other.getByRole('button', { name: 'Approve First in line' }).click();
  await expect(other.getByText('This was decided in the meantime. It is approved.')).toBeVisible();
  lookAgain();
  await expect(other.getByRole('link', { name: 'First in line' })).toBeHidden();

  await adminPage.keyboard.press('r');
  await adminPage.keyboard.press('Space');
  await adminPage.keyboard.press('Tab');
  await adminPage.keyboard.type('Which bank was it?');
  await adminPage.keyboard.press('Tab');
  await adminPage.keyboard.press('Enter');
  await expect(adminPage.getByText('Blog sent back')).toBeVisible();
  // What was decided elsewhere leaves by itself.
  await expect(other.getByRole('link', { name: 'Second in line' })).toBeHidden({ timeout: 20_000 });
  await expect(other.getByRole('link', { name: 'Third in line' })).toBeVisible();

  await adminPage.goto('/admin/blogs?q=second');
  await adminPage.getByText('History of Second in line').click();
  await expect(adminPage.getByText('It names a person or an account. Which bank was it?')).toBeVisible();
});
