import { join } from './product/accounts.ts';
import { writePhotoWithLocation } from './product/photo.ts';
import { openWaiting, writeBlog } from './product/posts.ts';
import { auditScreen } from './product/screen-audit.ts';
import { openSession } from './product/session.ts';
import { expect, test, watch } from './product/test.ts';

const title = 'The link that was one letter off';

test('a blog has a topic: its author chooses it, a moderator reads it, and visitors narrow the list without script', async ({
  page,
  browser,
  product,
  faults,
}) => {
  await join(page, product.outbox, {
    name: 'Oskar Dune',
    email: 'oskar.dune@example.com',
    password: 'seven gulls on a rail',
  });
  await page.goto('/blog/create');
  await writeBlog(page, title);
  await page.getByLabel('Topic (optional)').selectOption('Phishing');
  await page.getByLabel('Cover Image').setInputFiles(await writePhotoWithLocation());
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText('Blog created successfully')).toBeVisible();

  const moderator = await openSession(browser, product, faults);
  const sheet = await openWaiting(moderator.page, title);
  await expect(sheet.getByText('Phishing', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expect(moderator.page.getByText('Blog approved')).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: product.web, javaScriptEnabled: false })).newPage();
  watch(visitor, faults);
  await visitor.goto('/blog');
  const narrowTo = (topic: string) =>
    visitor.getByRole('group', { name: 'Topic' }).getByRole('link', { name: topic, exact: true }).click();
  await narrowTo('Malware');
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);
  await narrowTo('Phishing');
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await visitor.getByRole('article').first().getByRole('link', { name: 'Phishing', exact: true }).click();
  await expect(visitor).toHaveURL(/\/blog\?topic=Phishing$/);

  await page.goto('/blog?topic=Phishing');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await auditScreen(page, 'the blogs about one topic');
});
