import { join, logIn, type Member } from './product/accounts.ts';
import { waitUntilShared } from './product/posts.ts';
import { auditScreen } from './product/screen-audit.ts';
import { expect, test } from './product/test.ts';

const author: Member = { name: 'Ines Duarte', email: 'ines@example.com', password: 'nine ropes and a lamp' };

test('a blog is begun on one device and goes on on another; where both typed, both texts are there', async ({
  page,
  browser,
  product,
}) => {
  await join(page, product.outbox, author);
  await page.goto('/blog/create');
  await page.getByLabel('Title').fill('The parcel that never was');
  await waitUntilShared(page);

  const other = await browser.newContext({ baseURL: product.web });
  const phone = await other.newPage();
  await logIn(phone, author);
  await phone.goto('/dashboard');
  await phone.getByRole('link', { name: 'Go on with The parcel that never was' }).click();
  await expect(phone.getByLabel('Title')).toHaveValue('The parcel that never was');
  await phone.getByLabel('Content').fill('It began with a message.');
  await waitUntilShared(phone);

  await page.getByLabel('Content').fill('A stranger rang.');
  const both = page.getByRole('region', { name: 'Draft of another device' });
  await expect(both.getByRole('group', { name: 'Content, Here' })).toHaveText('A stranger rang.');
  await expect(both.getByRole('group', { name: 'Content, Other device' })).toHaveText('It began with a message.');
  await auditScreen(page, 'a draft of two devices');
  await both.getByRole('button', { name: /Use the other device/ }).click();
  await expect(page.getByLabel('Content')).toHaveValue('It began with a message.');
  await expect(both).toBeHidden();

  await other.setOffline(true);
  await phone.getByLabel('Content').fill('It began with a message. I paid.');
  await expect(phone.getByText(/^Saved on this device at .*, on this device only\./)).toBeVisible();
  await other.setOffline(false);
  await waitUntilShared(phone);
  await other.close();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Throw The parcel that never was away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByRole('region', { name: 'Your drafts' })).toBeHidden();
  await page.goto('/blog/create');
  await expect(page.getByLabel('Title')).toHaveValue('');
});
