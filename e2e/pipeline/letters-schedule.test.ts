import { fieldTime } from '../product/field-time.ts';
import { mailsTo } from '../product/mail.ts';
import { subscribe } from '../product/newsletter.ts';
import { auditScreen } from '../product/screen-audit.ts';
import { openSession } from '../product/session.ts';
import { expect, withOwnProduct } from '../product/test.ts';

// Whoever reads the newsletter of another test would get these letters too.
const test = withOwnProduct();

const reader = 'ana@reader.example';

test('a letter is looked at in every form, scheduled, taken back, and sent; a code that is not ours is none', async ({
  page,
  browser,
  product,
  faults,
}) => {
  await subscribe(page, product.outbox, reader);
  const { page: moderator } = await openSession(browser, product, faults);
  await moderator.goto('/admin/letters');
  await moderator.getByRole('button', { name: 'Write a letter' }).click();
  await moderator.getByLabel('Subject').fill('Winter on the wharf');
  await moderator.getByRole('button', { name: 'Add a tip' }).click();
  await moderator.getByRole('textbox', { name: 'Tip, part 1' }).fill('Update the router before the frost.');
  await moderator.getByRole('tab', { name: 'Preview' }).click();
  await expect(moderator.getByRole('heading', { name: 'Winter on the wharf', level: 2 })).toBeVisible();
  await moderator.getByRole('tab', { name: 'Plain text' }).click();
  const plain = moderator.getByRole('tabpanel', { name: 'Plain text' });
  await expect(plain).toContainText('Update the router before the frost.');

  // Nothing goes before its time, and it can be taken back until then.
  await moderator.getByRole('button', { name: 'Send…' }).click();
  await moderator.getByRole('radio', { name: 'At a time of my choice' }).check();
  await moderator.getByRole('button', { name: 'Schedule it' }).click();
  await expect(moderator.getByText('Choose a day and a time.')).toBeVisible();
  await moderator.getByLabel('Day and time, where you are').fill(fieldTime(Date.now() + 86_400_000));
  await moderator.getByRole('button', { name: 'Schedule it' }).click();
  await expect(moderator.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(moderator.getByText('1 person would get it now.')).toBeVisible();
  await auditScreen(moderator, 'a letter that is scheduled');
  await moderator.getByRole('button', { name: 'Take it back' }).click();
  await moderator.getByRole('button', { name: 'Back to a draft' }).click();
  await expect(moderator.getByRole('button', { name: 'Send…' })).toBeVisible();
  expect((await mailsTo(product.outbox, reader)).map(({ subject }) => subject)).not.toContain('Winter on the wharf');

  await moderator.getByRole('button', { name: 'Send…' }).click();
  await moderator.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(moderator.getByText('1 of 1')).toBeVisible({ timeout: 20_000 });

  const feed = await (await page.request.get('/feeds/letters.atom')).text();
  expect(feed).toContain('Winter on the wharf');
  await page.goto('/letters');
  await page.getByLabel('The code of the letter').fill('AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText(/^No letter of ours has the code/)).toBeVisible();
  await auditScreen(page, 'a code that is not ours');
});
