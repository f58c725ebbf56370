import type { Page } from '@playwright/test';
import { enterCode, join, logIn, type Member, register } from '../product/accounts.ts';
import { waitForCode } from '../product/mail.ts';
import { postBlog, writeBlog } from '../product/posts.ts';
import { recordChanges } from '../product/recorded-changes.ts';
import { auditScreen } from '../product/screen-audit.ts';
import { expect, test, watch } from '../product/test.ts';

const lena: Member = { name: 'Lena Haddad', email: 'lena@example.com', password: 'seven gulls on a rail' };
const lines = (page: Page) => page.getByRole('alert');

// The recorder would fetch the previews of chosen pictures, which the page's own policy refuses.
test.use({ trace: 'off' });

test('account details: a business with a doubtful ABN, a new e-mail, saved once; then a sign-out in another tab', async ({
  page,
  product,
  faults,
}) => {
  await join(page, product.outbox, lena);
  await postBlog(page, 'The call that was not the bank', 'I rang the number that I already had.');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Convert to Business' }).click();
  await page.getByLabel('Business name').fill('Haddad Cycles');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(lines(page).getByText('Please fill in all business details')).toBeVisible();
  await page.getByLabel('Business address').fill('3 Wharf Road, Carrington');
  await page.getByLabel('ABN').fill('51 824 753 565');
  await page.getByLabel('Email', { exact: true }).fill('lena.haddad@example.com');
  await expect(page.getByText(/^A new email has to be verified again\./)).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(lena.password);
  await expect(page.getByText(/^This does not look like an ABN/)).toBeVisible();
  await auditScreen(page, 'details with a doubtful ABN');
  const changes = recordChanges(page);
  await page.getByRole('button', { name: 'Save details' }).dblclick();
  await expect(page.getByText('Details updated').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Details' })).toBeVisible();
  await expect(page.getByText(/waits to be confirmed/)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(lena.email);
  expect(changes).toEqual(['PUT /user/update']);
  await auditScreen(page, 'details with an email that waits');
  await page.getByRole('link', { name: 'Enter the code' }).click();
  // One code a minute for each account: the one of the sign-up may be younger than that.
  const onItsWay = page.getByText('A code is on its way to your inbox.');
  await expect(async () => {
    if (await onItsWay.isHidden()) await page.getByRole('button', { name: 'Send a new code' }).click({ timeout: 1000 });
    await expect(onItsWay).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 75_000 });
  await enterCode(page, await waitForCode(product.outbox, 'lena.haddad@example.com'));
  await expect(page.getByRole('heading', { name: `Welcome, ${lena.name}` })).toBeVisible();

  await page.goto('/blog/create');
  await writeBlog(page, 'Not for the next one at this computer');
  const other = await page.context().newPage();
  watch(other, faults);
  await other.goto('/logout');
  await expect(other.getByText('Logged out successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await logIn(page, { ...lena, email: 'lena.haddad@example.com' });
  await page.goto('/blog/create');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await other.close();
});

test('a newcomer who has not verified yet sees what is missing', async ({ page }) => {
  await register(page, { name: 'Omar Nasser', email: 'omar@example.com', password: 'nine lanterns on a pier' });
  await page.goto('/dashboard');
  await expect(page.getByText('What is missing')).toBeVisible();
  await auditScreen(page, 'the dashboard of an unverified member');
  await page.goto('/dashboard/details');
  await expect(page.getByText(/only verified members can post/)).toBeVisible();
});
