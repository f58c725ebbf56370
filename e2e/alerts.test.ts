import type { Page } from '@playwright/test';
import { findViolations, wcag } from './product/axe.ts';
import { mailsTo, waitForLink } from './product/mail.ts';
import { openSession } from './product/session.ts';
import { noteShifts, readShifts } from './product/shifts.ts';
import { expect, withOwnProduct } from './product/test.ts';

// Every page of every other test would show these alerts.
const test = withOwnProduct();

const ana = 'ana@reader.example';
const title = 'Texts about unpaid tolls';
const region = (page: Page) => page.getByRole('region', { name: 'Alerts' });

const expectNoFindings = async (page: Page) => expect(await findViolations(page, { tags: wcag })).toEqual([]);

async function writeAlert(page: Page) {
  await page.goto('/admin/alerts');
  await page.getByRole('link', { name: 'Write an alert' }).click();
  await page.getByLabel('What is going around').fill(title);
  await page.getByLabel('What to do now').fill('Delete them. Pay in the app that you know.');
  await page.getByLabel('What happened').fill('Texts say that a toll is unpaid. Their link leads to a copy.');
  await page.getByLabel('Who is hit').fill('Everybody with a phone.');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(`Alert: ${title}`);
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Start the alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('an alert is on every page while it runs, with and without script, folded by its reader, and told by a letter', async ({
  page,
  browser,
  product,
  faults,
}) => {
  await page.goto('/');
  await expect(region(page)).toHaveCount(0);
  await page.getByLabel('Email address').fill(ana);
  await page.getByLabel('Alerts: what is going around right now').check();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.goto(await waitForLink(product.outbox, ana, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();

  // Somebody reads on for six minutes.
  const open = await browser.newContext({ baseURL: product.web });
  const stays = await open.newPage();
  await stays.clock.install();
  await stays.goto('/help');
  await expect(stays.locator('html[data-started]')).toBeAttached();
  const { page: adminPage } = await openSession(browser, product, faults);
  await writeAlert(adminPage);
  await expect(region(stays)).toHaveCount(0);
  await stays.clock.fastForward('06:00');
  await expect(stays.getByRole('alert').filter({ hasText: `Alert: ${title}` })).toContainText('Delete them.');
  await expectNoFindings(stays);
  await open.close();
  await noteShifts(page);
  for (const path of ['/', '/blog', '/login', '/help', '/nobody-knows']) {
    await page.goto(path);
    await expect(region(page)).toContainText(title);
  }
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expectNoFindings(page);
  expect(await readShifts(page)).toEqual([]);

  // Folded away it stays so on this device, from the first paint on.
  await region(page).getByText(`Alert: ${title}`).click();
  await expect(region(page).getByText('Delete them.')).toBeHidden();
  await page.goto('/campaigns');
  await page.waitForLoadState('networkidle');
  await expect(region(page).getByText('Delete them.')).toBeHidden();
  expect(await readShifts(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(region(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const plain = await browser.newContext({ baseURL: product.web, javaScriptEnabled: false });
  const plainPage = await plain.newPage();
  await plainPage.goto('/blog');
  await expect(region(plainPage).getByText('Delete them.')).toBeVisible();
  await region(plainPage).getByText(`Alert: ${title}`).click();
  await expect(region(plainPage).getByText('Delete them.')).toBeHidden();
  await region(plainPage).getByText(`Alert: ${title}`).click();
  await region(plainPage).getByRole('link', { name: 'What happened, and who is hit' }).click();
  await expect(plainPage.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(plainPage.getByText('Everybody with a phone.')).toBeVisible();

  await adminPage.getByRole('button', { name: 'Send as a letter…' }).click();
  await adminPage.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect.poll(async () => (await mailsTo(product.outbox, ana)).at(-1)?.subject).toBe(`Alert: ${title}`);
  const letter = (await mailsTo(product.outbox, ana)).at(-1);
  expect(letter?.text).toContain('and chose: Alerts: what is going around right now.');

  await adminPage.getByLabel('Who is hit').fill('Drivers.');
  await adminPage.getByLabel('What was wrong').fill('Only drivers get them.');
  await adminPage.getByRole('button', { name: 'Save the correction' }).click();
  await expect(adminPage.getByText('Corrected', { exact: true }).first()).toBeVisible();
  await plainPage.reload();
  await expect(plainPage.getByText(/Corrected .*: Only drivers get them\./)).toBeVisible();
  // A correction is news: it is unfolded again.
  await page.goto('/blog');
  await expect(region(page).getByText('Delete them.')).toBeVisible();

  await adminPage.getByRole('button', { name: 'End now' }).click();
  await adminPage.getByRole('button', { name: 'End it' }).click();
  await expect(adminPage.getByText('The alert has ended')).toBeVisible();
  for (const path of ['/', '/blog', '/login']) {
    await page.goto(path);
    await expect(region(page)).toHaveCount(0);
  }
  await plainPage.goto('/alerts');
  await expect(plainPage.getByRole('region', { name: 'Before' }).getByRole('link', { name: title })).toBeVisible();

  // By the link in the letter nothing but the monthly letter is left, and then nothing.
  await page.goto(/(http\S+\/newsletter\/topics\S+)/.exec(letter?.text ?? '')?.[1] ?? '');
  await expect(page.getByLabel('Alerts: what is going around right now')).toBeChecked();
  await expectNoFindings(page);
  await page.getByLabel('Alerts: what is going around right now').uncheck();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('From now on: One letter a month.')).toBeVisible();
  await plain.close();
});
