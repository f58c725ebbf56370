import { join, logIn, type Member } from '../product/accounts.ts';
import { openWaiting, postBlog } from '../product/posts.ts';
import { admin } from '../product/product.ts';
import { expect, test } from '../product/test.ts';

const samira: Member = { name: 'سميرة حداد', email: 'samira@example.com', password: 'seven gulls on a rail' };
const title = 'لا تدفع قبل أن تتصل';
const content = `اتصلت بالرقم الذي كان عندي من قبل.

## قبل أن تدفع

- اتصل بالبنك 13 22 65
- اقرأ عنوان المرسل

[الدليل](https://www.cyber.gov.au/)

Then I rang Scamwatch.`;

test('what is written in Arabic is read from the right, and what is written in English beside it from the left', async ({
  page,
  browser,
  product,
}) => {
  await join(page, product.outbox, samira);
  await postBlog(page, title, content);
  const row = page.getByRole('heading', { name: title });
  await expect(row).toHaveCSS('direction', 'rtl');

  const moderator = await browser.newPage({ baseURL: product.web });
  await logIn(moderator, admin);
  const sheet = await openWaiting(moderator, title);
  await expect(sheet.getByRole('heading', { name: title })).toHaveCSS('direction', 'rtl');
  await expect(sheet.getByRole('list').filter({ hasText: 'اقرأ عنوان المرسل' })).toHaveCSS('direction', 'rtl');
  await expect(sheet.getByText('Then I rang Scamwatch.')).toHaveCSS('direction', 'ltr');
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expect(sheet).toBeHidden();
  await moderator.goto('/admin/users');
  await expect(moderator.getByRole('link', { name: samira.name })).toHaveCSS('direction', 'rtl');
  await moderator.close();

  await page.goto('/blog');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByRole('heading')).toHaveCSS('direction', 'rtl', { timeout: 60_000 });
  await expect(card.getByText('Read More')).toHaveCSS('direction', 'ltr');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('heading', { name: 'قبل أن تدفع' })).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('paragraph').filter({ hasText: 'الدليل' }), 'a link alone').toHaveCSS('direction', 'rtl');
  await expect(page.getByText('Then I rang Scamwatch.')).toHaveCSS('direction', 'ltr');
  await expect(page.locator('main')).toHaveCSS('direction', 'ltr');
});
