import type { Page } from '@playwright/test';
import { writePhotoWithLocation } from './photo.ts';
import { expect } from './test.ts';

/** Fills in the words of a blog's form. */
export async function writeBlog(page: Page, title: string, content = 'I rang the number that I already had.') {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill(content);
}

/** Until what was typed is stored for all devices of the member, where the form said this device before. */
export const waitUntilShared = (page: Page) => expect(page.getByText(/^Saved for all your devices at/)).toBeVisible();

/** Creates a blog with a cover through the screens; the page is signed in as a verified member. */
export async function postBlog(page: Page, title: string, content: string) {
  await page.goto('/blog/create');
  await writeBlog(page, title, content);
  await page.getByLabel('Cover Image').setInputFiles(await writePhotoWithLocation());
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText('Blog created successfully')).toBeVisible();
}

/** Opens one waiting item in the approvals; others may wait longer, since journeys share a product. */
export async function openWaiting(page: Page, title: string) {
  await page.goto('/admin/approvals');
  await page.getByRole('link', { name: title, exact: true }).click();
  const sheet = page.getByRole('region', { name: title, exact: true });
  await expect(sheet).toBeVisible();
  return sheet;
}
