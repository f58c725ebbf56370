import assert from 'node:assert/strict';
import type { Browser } from '@playwright/test';

/** The heading of a screen, in the frame of the live product and without a complaint of the page. */
export async function readHeading(browser: Browser | undefined, address: string): Promise<string | null> {
  assert.ok(browser);
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(address);
  const heading = await page.locator('main h1').first().textContent({ timeout: 20_000 });
  const banner = await page.getByRole('banner').count();
  await page.close();
  assert.deepEqual([banner, faults], [1, []]);
  return heading;
}
