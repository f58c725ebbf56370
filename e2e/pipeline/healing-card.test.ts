import { expect, test } from '../product/healing.ts';

const card = 'This part of CyberHarbour could not be shown. The rest of the site still works.';

test('where no version is left, only that area shows a card, and Retry by keyboard brings it back', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  const users = /\/r\/mf_admin\/.*\/users\..*\.js$/;
  await page.goto('/about');
  await page.route(users, (route) => route.abort());
  await page.locator('summary', { hasText: 'Administrator' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'On watch' })).toBeVisible();

  await page.getByRole('link', { name: 'Users' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: card })).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About CyberHarbour' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(card)).toBeVisible();

  await page.unroute(users);
  await page.getByRole('button', { name: 'Retry' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  expect(documents, 'in the same page').toBe(1);
});

test('a screen whose every version throws is never loaded again by itself; the second Retry is a new page', async ({
  page,
  releases,
}) => {
  const { version } = await releases.good('mf_public');
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.route(/\/r\/mf_public\/.*\/remoteEntry\.js$/, (route) => route.abort());
  await page.goto('/terms');
  await expect(page.getByText(card)).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)), 'the first one is over')
    .toContain('retried');
  await expect(page.getByText(card)).toBeVisible();
  expect(documents).toBe(1);
  await page.unroute(/\/r\/mf_public\/.*\/remoteEntry\.js$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  expect(documents).toBe(2);
  expect(await page.evaluate(() => document.getElementById('release-set')?.textContent)).toContain(version);
});
