import { join } from './product/accounts.ts';
import { fieldTime } from './product/field-time.ts';
import { waitForStart } from './product/hydration.ts';
import { writePhotoWithLocation } from './product/photo.ts';
import { openWaiting, writeBlog } from './product/posts.ts';
import { auditScreen } from './product/screen-audit.ts';
import { openSession } from './product/session.ts';
import { expect, test, watch } from './product/test.ts';

const title = 'The lighthouse keeper asked twice';

test('an author chooses when a blog goes live: approved, nobody finds it before, everybody does then', async ({
  page,
  browser,
  product,
  faults,
}) => {
  await join(page, product.outbox, {
    name: 'Ines Farrow',
    email: 'ines.farrow@example.com',
    password: 'seven gulls on a rail',
  });
  await page.goto('/blog/create');
  await writeBlog(page, title, 'I rang the number that I already had.');
  await page.getByLabel('Cover Image').setInputFiles(await writePhotoWithLocation());
  const time = page.getByLabel('Publish at (optional)');
  await expect(page.getByText('In your own time zone, Australia/Sydney,')).toBeVisible();
  await time.fill('2020-01-01T09:00');
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByRole('link', { name: /^Choose a time that is still to come/ })).toBeVisible();
  await auditScreen(page, 'a blog with a time that is over');
  await time.fill(fieldTime(Date.now() + 3_600_000));
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText('Blog created successfully')).toBeVisible();
  await expect(page.getByText(/^Waiting to be read\. You chose that it goes live on/)).toBeVisible();

  const moderator = await openSession(browser, product, faults);
  const sheet = await openWaiting(moderator.page, title);
  await expect(sheet.getByText('To go live')).toBeVisible();
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expect(moderator.page.getByText('Blog approved')).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: product.web, javaScriptEnabled: false })).newPage();
  watch(visitor, faults);
  const link = visitor.getByRole('link', { name: title });
  const everywhere = ['/blog', `/search?q=${encodeURIComponent('lighthouse keeper')}`];
  for (const path of everywhere) {
    await visitor.goto(path);
    await expect(link).toHaveCount(0);
  }

  await page.goto('/dashboard');
  await expect(page.getByText(/^Approved\. Goes live on/)).toBeVisible();
  await auditScreen(page, 'the dashboard with a blog that goes live later');
  await page.getByRole('link', { name: `View ${title}` }).click();
  await expect(page.getByText(/Approved\. Goes live on/)).toBeVisible();
  await auditScreen(page, 'a blog that goes live later, for its author');
  const address = new URL(page.url()).pathname;
  expect((await visitor.goto(address))?.status()).toBe(404);

  await page.getByRole('link', { name: 'Change the time' }).click();
  await waitForStart(page);
  // At least fifteen seconds from now, at most seventy-five.
  const soon = Math.ceil((Date.now() + 15_000) / 60_000) * 60_000;
  await time.fill(fieldTime(soon));
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(page.getByText(/^Approved\. Goes live on/)).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);

  await page.waitForTimeout(Math.max(0, soon - Date.now()));
  await expect.poll(async () => (await visitor.goto(address))?.status(), { timeout: 10_000 }).toBe(200);
  for (const path of everywhere) {
    await visitor.goto(path);
    await expect(link.first()).toBeVisible();
  }
  expect(await (await visitor.request.get('/feeds/blogs.json')).text()).toContain(title);
});
