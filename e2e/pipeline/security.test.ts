import { readFile } from 'node:fs/promises';
import { findViolations } from '../product/axe.ts';
import { join, logIn, type Member, submitLogin } from '../product/accounts.ts';
import { newDeviceSubject, waitForCode, waitForLink } from '../product/mail.ts';
import { iPhoneAgent } from '../product/people.ts';
import { auditScreen } from '../product/screen-audit.ts';
import { expect, test, watch } from '../product/test.ts';

const mei: Member = { name: 'Mei Tran', email: 'mei.tran@example.com', password: 'seven gulls on a rail' };
const next = 'nine lanterns on a pier';

test('a member sees where they are signed in, ends the rest, and changes the password by keyboard', async ({
  page,
  product,
  browser,
  faults,
}) => {
  await join(page, product.outbox, mei);
  const phone = await browser.newContext({
    baseURL: product.web,
    userAgent: iPhoneAgent,
  });
  const other = await phone.newPage();
  watch(other, faults);
  await logIn(other, mei);
  await other.goto('/dashboard');

  await page.getByRole('link', { name: 'User Details' }).click();
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  const devices = page.getByRole('group', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toBeVisible();
  await expect(page.getByText('You opened this account')).toBeVisible();
  await auditScreen(page, 'security with two devices');
  await page.getByRole('button', { name: 'Sign out Safari on iOS' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sign this device out?' })).toBeVisible();
  await auditScreen(page, 'the question before a device is signed out');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices).toBeFocused();
  await expect(page.getByText('Another device was signed out: Safari on iOS')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();

  await page.getByRole('button', { name: 'Change password' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await auditScreen(page, 'security with a refused password');
  await page.getByLabel('Current password', { exact: true }).fill(mei.password);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed. Every other device is signed out.')).toBeVisible();
  await expect(page.getByText('The password was changed.', { exact: false })).toBeVisible();
  await auditScreen(page, 'security with a changed password');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await phone.close();
});

test('a member downloads all that is stored about them', async ({ page, product }) => {
  const member = { ...mei, email: 'own-data@example.com' };
  await join(page, product.outbox, member);
  await page.goto('/dashboard/details/security');
  await page.getByRole('button', { name: 'Prepare my data' }).focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: /^Download the file/ });
  await expect(link).toBeVisible();
  await auditScreen(page, 'security with a file that is ready');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^cyberharbour-data-[\d-]+\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await page.getByRole('button', { name: 'Delete the file now' }).click();
  await expect(page.getByRole('button', { name: 'Prepare my data' })).toBeVisible();
});

test('"this was not me" in the mail about a new device ends every session, without a login, and leads back in', async ({
  page,
  product,
}) => {
  const member = { ...mei, email: 'not-me@example.com' };
  await join(page, product.outbox, member);
  await page.context().clearCookies();
  await logIn(page, member);
  const link = await waitForLink(product.outbox, member.email, '/auth/report', newDeviceSubject);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Was this not you?' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${member.name}` })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'This was not me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nobody is signed in any more' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  const code = await waitForCode(product.outbox, member.email);
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(code);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await submitLogin(page, { ...member, password: next });
  await expect(page.getByText('Login successful')).toBeVisible();
});

test('a member asks for the deletion of their account, reads the day on every page, and keeps it: there, and by the mail', async ({
  page,
  product,
}) => {
  const member = { ...mei, email: 'leaves@example.com' };
  await join(page, product.outbox, member);
  await page.goto('/dashboard/details/security');
  const place = page.getByRole('group', { name: 'Deletion of your account' });
  await place.getByRole('button', { name: 'Delete my account' }).press('Enter');
  await expect(place.getByText('Choose what becomes of your posts.')).toBeVisible();
  await expect(place.getByRole('radio').first()).toBeFocused();
  await auditScreen(page, 'security, a deletion without a choice');
  await page.keyboard.press('ArrowDown');
  await expect(place.getByRole('radio', { name: /^All my posts are deleted too/ })).toBeChecked();
  await place.getByRole('button', { name: 'Delete my account' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(question).toContainText('Then your posts are deleted too.');
  await auditScreen(page, 'the question before an account is deleted');
  await question.getByRole('button', { name: 'Delete my account' }).press('Enter');
  await expect(place.getByText(/^Your account will be deleted on/)).toBeVisible();
  await expect(place).toBeFocused();
  await auditScreen(page, 'security of an account that is about to be deleted');

  await page.goto('/');
  const notice = page.getByText(/^Your account will be deleted on/);
  await expect(notice).toBeVisible();
  await auditScreen(page, 'home, with an account that is about to be deleted');
  await page.getByRole('button', { name: 'Keep my account' }).press('Enter');
  await expect(page.getByText('Your account stays.')).toBeVisible();
  await expect(notice).toBeHidden();

  await page.goto('/dashboard/details/security');
  await place.getByRole('radio', { name: /^My public posts stay/ }).check();
  await place.getByRole('button', { name: 'Delete my account' }).click();
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(place.getByText(/^Your account will be deleted on/)).toContainText('Your public posts stay');
  await page.context().clearCookies();
  await page.goto(await waitForLink(product.outbox, member.email, '/user/deletion/keep'));
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep my account' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account stays' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await submitLogin(page, member);
  await expect(page.getByText('Login successful')).toBeVisible();
});
