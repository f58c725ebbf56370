import type { Page } from '@playwright/test';
import { fieldTime } from './field-time.ts';
import { writePhotoWithLocation } from './photo.ts';
import { openWaiting } from './posts.ts';
import { expect } from './test.ts';

const day = 86_400_000;

const inDays = (days: number) => fieldTime(Date.now() + days * day);

interface NewCampaign {
  title: string;
  description: string;
  /** Days from now; the past is negative. */
  startsIn: number;
  endsIn: number;
  /** Fills in what is more than title, text and times. */
  fillMore?: () => Promise<void>;
}

/** Creates a campaign with a picture through the screens; the page is signed in as a verified member. */
export async function postCampaign(page: Page, { title, description, startsIn, endsIn, fillMore }: NewCampaign) {
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(description);
  await page.getByLabel('Start').fill(inDays(startsIn));
  await page.getByLabel('End').fill(inDays(endsIn));
  await fillMore?.();
  await page.getByLabel('Image', { exact: true }).setInputFiles(await writePhotoWithLocation());
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(page.getByText('Campaign created successfully!')).toBeVisible();
}

/** Approves one that waits; the page is a moderator's. */
export async function approveCampaign(page: Page, title: string) {
  await (await openWaiting(page, title)).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Campaign approved')).toBeVisible();
}
