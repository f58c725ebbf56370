import { admin } from './product/product.ts';
import { postBlog } from './product/posts.ts';
import { join, logIn } from './product/accounts.ts';
import { expect, test, watch } from './product/test.ts';

const author = { name: 'Noor Haddad', email: 'noor.haddad@example.com', password: 'seven gulls on a rail' };

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
  await adminPage.getByLabel('Work with single keys').focus();
  await adminPage.keyboard.press('Space');
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

test('on a phone the queue gives way to what is read: one tap to open, one to decide, one to take it back', async ({
  page,
  browser,
  product,
  faults,
}) => {
  await join(page, product.outbox, { ...author, email: 'phone@example.com' });
  for (const title of ['Tide tables', 'Rope and anchor']) await postBlog(page, title, 'Is it the same account?');
  const phone = await (
    await browser.newContext({ baseURL: product.web, viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage();
  watch(phone, faults);
  await logIn(phone, admin);
  await phone.goto('/admin/approvals');
  await phone.getByRole('link', { name: 'Tide tables' }).tap();
  const sheet = (name: string) => phone.getByRole('region', { name });
  await expect(sheet('Tide tables')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Pending Blogs' })).toBeHidden();
  await phone.goBack();
  await expect(phone.getByRole('heading', { name: 'Pending Blogs' })).toBeVisible();
  await expect(sheet('Tide tables')).toBeHidden();

  await phone.getByRole('link', { name: 'Tide tables' }).tap();
  await sheet('Tide tables').getByRole('button', { name: 'Approve' }).tap();
  await expect(sheet('Rope and anchor')).toBeVisible();
  await expect(phone.getByText('“Tide tables” was approved.')).toBeVisible();
  await phone.getByRole('button', { name: 'Undo' }).tap();
  await expect(sheet('Tide tables')).toBeVisible();
  await sheet('Tide tables').getByRole('button', { name: 'Approve' }).tap();
  await expect(sheet('Rope and anchor')).toBeVisible();
  await phone.getByRole('link', { name: '← Everything that waits' }).tap();
  await expect(phone.getByRole('link', { name: 'Rope and anchor' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Tide tables' })).toBeHidden();
});
