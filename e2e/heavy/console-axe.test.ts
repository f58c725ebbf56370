import type { Page } from '@playwright/test';
import { findViolations, wcag } from '../product/axe.ts';
import { consoleData } from '../product/console-screens.ts';
import { fail, never } from '../product/met-calls.ts';
import { openSession } from '../product/session.ts';
import { expect } from '../product/test.ts';
import { test } from './filled-product.ts';

const tags = [...wcag, 'best-practice'];

/**
 * Lays out every row: one that is off the screen keeps an estimated height, and its buttons are measured in the place
 * of the next row's.
 */
const layOutEveryRow = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });

/** The same state in both themes, on a small and a large screen: nothing found, and nothing wider than the screen. */
async function look(page: Page, state: string) {
  await layOutEveryRow(page);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findViolations(page, { tags }), `${state}, ${width}, ${colorScheme}`).toEqual([]);
    }
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${state}, width at ${width}`)
      .toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('axe finds nothing in any state of the console', async ({ browser, product, faults }) => {
  test.setTimeout(10 * 60_000);
  const { page, call } = await openSession(browser, product, faults, 'admin', { reducedMotion: 'reduce' });
  await call('POST', '/newsletter/subscribe', { email: 'reader@example.com' });
  const more = (row: number) => page.locator('.adm-more summary').nth(row);
  for (const [path, { data, failed, filled }] of Object.entries(consoleData)) {
    await page.goto(path);
    await filled(page);
    await page.waitForLoadState('networkidle');
    await look(page, `${path} filled`);
    await page.route(data, never);
    await page.reload();
    await expect(page.getByText('Loading...').first()).toBeVisible();
    await look(page, `${path} loading`);
    await page.unroute(data);
    await page.route(data, fail);
    await page.reload();
    await expect(page.getByText(failed).first()).toBeVisible({ timeout: 15_000 });
    await look(page, `${path} failed`);
    await page.unroute(data);
  }

  await page.goto('/admin/users?q=nobody-is-called-so');
  await expect(page.getByText('No users found.')).toBeVisible();
  await look(page, 'an empty list');

  await page.goto('/admin/users');
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await more(1).click();
  await look(page, 'a menu of rare actions');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('No moderator has changed it yet.')).toBeVisible();
  await look(page, 'rows ticked, a history open');
  await page
    .getByRole('button', { name: /^Delete (?!Administrator)/ })
    .nth(1)
    .click();
  await expect(page.getByText(/Signing in ends at once/)).toBeVisible();
  await look(page, 'asked before deleting');

  await page.goto('/admin/users?role=general');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'In the audit log' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, 'one user');
  await page.goto('/admin/users/nobody');
  await expect(page.getByText('User not found.')).toBeVisible();
  await look(page, 'no such user');

  await page.goto('/admin/blogs?status=approved&from=2020-01-01');
  await more(0).click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('From pending to approved')).toBeVisible();
  await look(page, 'a list of some days, a history with an entry');

  await page.goto('/admin/approvals');
  await page.getByRole('button', { name: 'Send back' }).click();
  await page.getByRole('button', { name: 'Send back with this reason' }).click();
  await expect(page.getByText('Say what the author should change.')).toBeVisible();
  await look(page, 'sending back, without a reason');

  await page.goto('/admin/resources/new');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Give it a title.')).toBeVisible();
  await look(page, 'a resource with everything missing');

  await page.goto('/admin/alerts/new');
  await page.getByRole('button', { name: 'Start the alert' }).click();
  await expect(page.getByRole('alert').getByText('There is a problem')).toBeVisible();
  await look(page, 'an alert with everything missing');

  await page.goto('/admin/letters');
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await page.getByRole('button', { name: 'Add words' }).click();
  await page.getByRole('textbox', { name: 'Words, part 1' }).fill('## Good morning\n\nLock your phone.');
  await look(page, 'a letter that is written');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Good morning' })).toBeVisible();
  await look(page, 'the preview of a letter');
  await page.getByRole('tab', { name: 'Write' }).click();
  await page.getByRole('button', { name: 'Send…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'asked before a letter goes');
  expect(faults.splice(0).filter((text) => !/status of 500/.test(text))).toEqual([]);
});
