import { openSession } from '../product/session.ts';
import { expect } from '../product/test.ts';
import { test } from './filled-product.ts';

test('a queue of 500 is worked by keyboard only, each item once', async ({ browser, product, faults }) => {
  test.setTimeout(15 * 60_000);
  const session = await openSession(browser, product, faults);
  const { page } = session;
  const waiting = async (kind: string) =>
    Number((await session.call('GET', `/admin/${kind}/pending?limit=0`))['total']);
  expect([await waiting('blogs'), await waiting('campaigns')]).toEqual([250, 250]);
  const before = Number((await session.call('GET', '/admin/audit?limit=0'))['total']);

  await page.goto('/admin/approvals');
  await page.getByLabel('Work with single keys').check();
  const open = page.getByRole('main').locator('li a[aria-current]');
  const decided = new Set<string>();
  while (decided.size < 500) {
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
    if (decided.size < 500) await expect(open).not.toHaveAttribute('href', address);
  }
  await expect(page.getByText('No blogs awaiting approval.')).toBeVisible();
  await expect(page.getByText('No campaigns awaiting approval.')).toBeVisible();
  await expect.poll(async () => [await waiting('blogs'), await waiting('campaigns')]).toEqual([0, 0]);
  expect(Number((await session.call('GET', '/admin/audit?limit=0'))['total']) - before).toBe(500);
});
