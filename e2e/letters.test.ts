import type { Page } from '@playwright/test';
import { mailsTo } from './product/mail.ts';
import { subscribe } from './product/newsletter.ts';
import { hasLocation, writePhotoWithLocation } from './product/photo.ts';
import { openSession } from './product/session.ts';
import { expect, withOwnProduct } from './product/test.ts';

// Whoever reads the newsletter of another test would get these letters too.
const test = withOwnProduct();

const ana = 'ana@reader.example';
const mei = 'mei@reader.example';

/** Writes a letter of one part, and lets it go. */
async function sendLetter(page: Page, subject: string, readers: string) {
  await page.goto('/admin/letters');
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('button', { name: 'Add a tip' }).click();
  await page.getByRole('textbox', { name: 'Tip, part 1' }).fill('Lock your phone.');
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: `Send to ${readers}` }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible({ timeout: 20_000 });
}

test('a moderator writes a letter, tests and sends it; one click in it ends the next', async ({
  page,
  browser,
  product,
  faults,
}) => {
  for (const address of [ana, mei]) await subscribe(page, product.outbox, address);
  const { page: adminPage } = await openSession(browser, product, faults);
  await adminPage.goto('/admin/letters');
  await adminPage.getByRole('button', { name: 'Write a letter' }).click();
  await adminPage.getByLabel('Subject').fill('What went around in May');
  await adminPage.getByRole('button', { name: 'Add words' }).click();
  await adminPage
    .getByRole('textbox', { name: 'Words, part 1' })
    .fill('## Good morning\n\nRead [the guide](https://www.cyber.gov.au/learn).');
  await adminPage.getByRole('button', { name: 'Add a tip' }).click();
  await adminPage.getByRole('textbox', { name: 'Tip, part 2' }).fill('Ring the number that you already have.');
  await adminPage.getByRole('button', { name: 'Add a post' }).click();
  await adminPage
    .getByRole('combobox', { name: 'Post, part 3' })
    .selectOption({ label: 'The invoice that was almost right' });
  await adminPage.getByRole('button', { name: 'Add a picture' }).click();
  await adminPage.getByLabel('Picture, part 4', { exact: true }).setInputFiles(await writePhotoWithLocation());
  await adminPage.getByLabel('What it shows, part 4').fill('The harbour at dusk');
  await adminPage.getByRole('tab', { name: 'Preview' }).click();
  await expect(adminPage.getByRole('img', { name: 'The harbour at dusk' })).toBeVisible();
  await expect(adminPage.getByRole('link', { name: 'The invoice that was almost right' })).toBeVisible();
  const [mailPage] = await Promise.all([
    adminPage.waitForEvent('popup'),
    adminPage.getByRole('link', { name: /As mail programs draw it/ }).click(),
  ]);
  await expect(mailPage.getByRole('heading', { level: 1, name: 'What went around in May' })).toBeVisible();
  await mailPage.close();

  await adminPage.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(adminPage.getByText(/A test is on its way to/)).toBeVisible();
  await expect.poll(async () => (await mailsTo(product.outbox, ana)).length).toBe(2);

  await adminPage.getByRole('button', { name: 'Send…' }).click();
  await expect(adminPage.getByRole('heading', { name: 'Send this letter to 2 people?' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(adminPage.getByText('2 of 2')).toBeVisible({ timeout: 20_000 });
  const letter = (await mailsTo(product.outbox, ana)).at(-1);
  expect(letter?.subject).toBe('What went around in May');
  expect(letter?.text).toContain('Ring the number that you already have.');
  // Its picture is inside the mail and says nowhere where it was taken: nothing is loaded when it is read.
  const [picture, ...others] = letter?.attachments ?? [];
  expect(others).toEqual([]);
  expect(await hasLocation(new Uint8Array(picture?.content as ArrayBuffer))).toBe(false);
  const sources = letter?.html?.match(/(?<=src=")[^"]*/g);
  expect(sources).toEqual([`cid:${picture?.contentId?.slice(1, -1) ?? ''}`]);
  expect(letter?.html).toContain('alt="The harbour at dusk"');
  const header = (key: string) => letter?.headers.find((each) => each.key === key)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  const code = /The code of this letter is (\S+)\./.exec(letter?.text ?? '')?.[1] ?? '';
  await page.goto('/letters');
  await page.getByLabel('The code of the letter').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('Yes, we sent a letter with this code')).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'What went around in May' }).click();
  await expect(page.getByText('Ring the number that you already have.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The harbour at dusk' })).toBeVisible();

  // As a mail program does it, without opening anything.
  const left = await page.request.post(header('list-unsubscribe').slice(1, -1), {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { origin: 'null' },
  });
  expect(left.status()).toBe(200);
  await sendLetter(adminPage, 'And in June', '1 person');
  expect((await mailsTo(product.outbox, mei)).at(-1)?.subject).toBe('And in June');
  expect((await mailsTo(product.outbox, ana)).at(-1)?.subject).toBe('What went around in May');
});
