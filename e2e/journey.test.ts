import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { admin } from './product/product.ts';
import { writePhotoWithLocation, hasLocation } from './product/photo.ts';
import { join, logIn, type Member } from './product/accounts.ts';
import { expect, watch, withOwnProduct } from './product/test.ts';

// Its power is cut, and at the end nothing may wait in it.
const test = withOwnProduct();

const tom: Member = { name: 'Tom Okafor', email: 'tom@example.com', password: 'ladder custard ulladulla' };
const mei: Member = {
  name: 'Mei Castellano',
  email: 'mei@example.com',
  password: 'flour water salt time',
  business: { name: 'Harbourside Bakery', address: '3 Wharf Road, Carrington', abn: '51824753556' },
};

/**
 * What a screen still fetches after its answer (a list, a picture) must not meet the power cut: the page would
 * complain, and rightly.
 */
const beforeThePowerCut = (page: Page) => page.goto('about:blank');

/** The picture as a browser got it. */
async function shownPicture(page: Page, scope: string) {
  const picture = page.locator(`${scope} .ui-cover img`).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(400);
  const response = await page.request.get(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
  return { type: response.headers()['content-type'], body: await response.body() };
}

test("a visitor's blog goes from sign-up to the public page", async ({ page, browser, product, faults }) => {
  const photo = await writePhotoWithLocation();
  expect(await hasLocation(await readFile(photo)), 'the photo that is sent says where it was taken').toBe(true);

  await join(page, product.outbox, tom);
  await page.getByRole('link', { name: 'New Blog' }).first().click();
  await page.getByLabel('Title').fill('What I check before I click “pay”');
  await page
    .getByLabel('Content')
    .fill('I run a van and two apprentices.\nIs it the same account as last time?\n\nIf not, I ring.');
  await page.getByLabel('Cover Image').setInputFiles(photo);
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText('Blog created successfully')).toBeVisible();
  const own = page.getByRole('listitem').filter({ hasText: 'What I check before I click' });
  await expect(own.getByText('Pending')).toBeVisible();

  await beforeThePowerCut(page);
  await product.cutPower();

  const moderation = await browser.newContext({ baseURL: product.web });
  const adminPage = await moderation.newPage();
  watch(adminPage, faults);
  await logIn(adminPage, admin);
  await adminPage.getByRole('link', { name: 'Admin' }).click();
  await expect(adminPage.getByText('One item is waiting to be read.')).toBeVisible();
  await adminPage.getByRole('link', { name: 'Approvals 1 waiting' }).click();
  await expect(adminPage.getByRole('heading', { name: 'Pending Blogs' })).toBeVisible();
  await expect(adminPage.getByText('1 waiting', { exact: true }).first()).toBeVisible();
  await expect(adminPage.getByText('Is it the same account as last time?')).toBeVisible();
  await adminPage.getByRole('button', { name: 'Approve What I check before I click “pay”' }).click();
  await expect(adminPage.getByText('Blog approved')).toBeVisible();
  await expect(adminPage.getByText('No blogs awaiting approval.')).toBeVisible();

  await beforeThePowerCut(adminPage);
  await product.cutPower();

  // A second visitor, signed out.
  const elsewhere = await browser.newContext({ baseURL: product.web });
  const reader = await elsewhere.newPage();
  watch(reader, faults);
  await reader.goto('/blog');
  await reader.getByRole('link', { name: 'What I check before I click “pay”' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'What I check before I click “pay”' })).toBeVisible();
  await expect(reader.getByText('By Tom Okafor')).toBeVisible();
  await expect(reader.locator('.pub-article time')).toHaveText(/\d{1,2} \w{3,4} 20\d\d/);
  await expect(reader.locator('article > p')).toHaveText([
    'I run a van and two apprentices.',
    'Is it the same account as last time?',
    'If not, I ring.',
  ]);
  const { type, body } = await shownPicture(reader, '.pub-article__cover');
  expect(type).toBe('image/webp');
  expect(await hasLocation(body), 'the picture that is shown says where it was taken').toBe(false);

  // Nothing acknowledged is lost, and nobody has to sign in again.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Tom Okafor' })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'What I check before I click' }).getByText('Approved'),
  ).toBeVisible();
  await adminPage.goto('/admin');
  await expect(adminPage.getByText('Nothing is waiting to be read.')).toBeVisible();
  await moderation.close();
  await elsewhere.close();
});

test("a business's campaign goes from sign-up to the public page", async ({ page, browser, product, faults }) => {
  await join(page, product.outbox, mei);
  await expect(page.getByRole('link', { name: 'Business Details' })).toBeVisible();
  await page.getByRole('link', { name: 'New Campaign' }).first().click();
  await page.getByLabel('Title').fill('Pause before you pay');
  await page.getByLabel('Description').fill('Ring the supplier on a number you already have.\nThen pay.');
  await page.getByLabel('Start').fill('2097-03-01T09:00');
  await page.getByLabel('End').fill('2097-03-31T17:30');
  await page.getByLabel('Image', { exact: true }).setInputFiles(await writePhotoWithLocation());
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(page.getByText('Campaign created successfully!')).toBeVisible();

  await beforeThePowerCut(page);
  await product.cutPower();

  const moderation = await browser.newContext({ baseURL: product.web });
  const adminPage = await moderation.newPage();
  watch(adminPage, faults);
  await logIn(adminPage, admin);
  await adminPage.goto('/admin/approvals');
  await adminPage.getByRole('button', { name: 'Approve Pause before you pay' }).click();
  await expect(adminPage.getByText('Campaign approved')).toBeVisible();
  await expect(adminPage.getByText('No campaigns awaiting approval.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: product.web });
  const reader = await elsewhere.newPage();
  watch(reader, faults);
  await reader.goto('/campaigns');
  await reader.getByRole('link', { name: 'Business' }).click();
  await reader.getByRole('link', { name: 'Pause before you pay' }).first().click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Pause before you pay' })).toBeVisible();
  await expect(reader.locator('.pub-article').getByText('Harbourside Bakery')).toBeVisible();
  await expect(reader.locator('.pub-article time').first()).toHaveText(/1 Mar 2097, 9:00\s?am/i);
  const { type, body } = await shownPicture(reader, '.pub-article__cover');
  expect(type).toBe('image/webp');
  expect(await hasLocation(body)).toBe(false);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Mei Castellano' })).toBeVisible();
  await moderation.close();
  await elsewhere.close();
});
