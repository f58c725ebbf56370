import type { Locator } from '@playwright/test';
import { phoneScreen } from '../product/phone.ts';
import { openSession } from '../product/session.ts';
import { expect } from '../product/test.ts';
import { test } from './filled-product.ts';

test('on a phone fifty posts are decided by touch, with at most two taps each', async ({
  browser,
  product,
  faults,
}) => {
  test.setTimeout(5 * 60_000);
  const { page } = await openSession(browser, product, faults, 'admin', { viewport: phoneScreen, hasTouch: true });
  await page.goto('/admin/approvals');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.getByRole('main').locator('li a').first());
  for (let decided = 0; decided < 50; decided += 1) {
    await expect(page.getByRole('button', { name: 'Send back' })).toBeVisible();
    const address = page.url();
    await tap(page.getByRole('button', { name: 'Approve', exact: true }));
    await expect(page).not.toHaveURL(address);
  }
  console.log(`50 posts decided on a phone: ${taps} taps`);
  expect(taps).toBeLessThanOrEqual(100);
});

test('what is left of a queue of 500 is worked by keyboard only, each item once', async ({
  browser,
  product,
  faults,
}) => {
  test.setTimeout(15 * 60_000);
  const session = await openSession(browser, product, faults);
  const { page } = session;
  const waiting = async (kind: string) =>
    Number((await session.call('GET', `/admin/${kind}/pending?limit=0`))['total']);
  const left = (await waiting('blogs')) + (await waiting('campaigns'));
  expect(left).toBe(450);
  const before = Number((await session.call('GET', '/admin/audit?limit=0'))['total']);

  await page.goto('/admin/approvals');
  await page.getByLabel('Work with single keys').check();
  const open = page.getByRole('main').locator('li a[aria-current]');
  const decided = new Set<string>();
  while (decided.size < left) {
    // It is read before it is decided.
    await expect(page.getByRole('button', { name: 'Send back' })).toBeVisible();
    const address = (await open.getAttribute('href')) ?? '';
    expect(decided.has(address), `${address} comes a second time`).toBe(false);
    if (decided.size % 25 === 0) {
      await page.keyboard.press('r');
      await expect(page.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('a');
    }
    decided.add(address);
    if (decided.size < left) await expect(open).not.toHaveAttribute('href', address);
  }
  await expect(page.getByText('No blogs awaiting approval.')).toBeVisible();
  await expect(page.getByText('No campaigns awaiting approval.')).toBeVisible();
  await expect.poll(async () => [await waiting('blogs'), await waiting('campaigns')]).toEqual([0, 0]);
  expect(Number((await session.call('GET', '/admin/audit?limit=0'))['total']) - before).toBe(left);
});
