import { expect, type Page } from '@playwright/test';
import { waitForLink } from './mail.ts';

/** Asks for the newsletter at home, and confirms it from the mail. */
export async function subscribe(page: Page, outbox: string, address: string) {
  await page.goto('/');
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.goto(await waitForLink(outbox, address, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
}
