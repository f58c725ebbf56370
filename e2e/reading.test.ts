import { linkFor } from './house/mail.ts';
import { expect, test } from './house/test.ts';

test('the newsletter is asked for at home, confirmed from the mail, and left again', async ({ page, house }) => {
  await page.goto('/');
  await page.getByLabel('Email address').fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Check your inbox: we sent a link to confirm your subscription.')).toBeVisible();
  await page.goto(await linkFor(house.outbox, 'reader@example.com', '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  await page.goto(await linkFor(house.outbox, 'reader@example.com', '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
});

test('a search is in the address: it can be shared, and Back undoes it', async ({ page }) => {
  await page.goto('/blog');
  await page.getByLabel('Search blogs').fill('invoice');
  await expect(page).toHaveURL(/\/blog\?q=invoice$/);
  await expect(page.getByRole('link', { name: 'The invoice that was almost right' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Our till froze on a Saturday' })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Search blogs')).toHaveValue('invoice');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Our till froze on a Saturday' })).toBeVisible();
});

test('a campaign goes into a calendar', async ({ page }) => {
  await page.goto('/campaigns');
  await page.getByRole('region', { name: 'Campaign list' }).getByRole('link').first().click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Add to calendar' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^[a-z\d-]+\.ics$/);
});
