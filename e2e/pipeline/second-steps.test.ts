import type { Page } from '@playwright/test';
import { logOut, submitLogin } from '../product/accounts.ts';
import { addVirtualDevice } from '../product/passkeys.ts';
import { auditScreen } from '../product/screen-audit.ts';
import { addApp, nextCode, saveRecoveryCodes, securityPage, typeCode } from '../product/second-steps.ts';
import { openSession } from '../product/session.ts';
import { expect, test } from '../product/test.ts';

const password = 'seven gulls on a rail';

/** Further down, the header that stays in sight covers a button here and there, and axe takes it for a small one. */
async function auditFromTop(page: Page, state: string) {
  await page.evaluate(() => scrollTo(0, 0));
  await auditScreen(page, state);
}

test('an app for codes: set up, asked for at the login, in its place a recovery code, removed', async ({
  browser,
  product,
  faults,
}) => {
  const email = 'app@example.com';
  const { page } = await openSession(browser, product, faults, { name: 'Ada', email });
  await page.goto(securityPage);
  await expect(page.getByText(/You have none yet/)).toBeVisible();
  await auditFromTop(page, 'security, no second step');
  await page.getByRole('button', { name: 'Add an app for codes' }).press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByRole('button', { name: 'Add an app for codes' }).press('Enter');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
  await typeCode(page, '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That code is not right, or it was used already.')).toBeVisible();
  await auditFromTop(page, 'security, an app before its first code');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const { secret, at } = await addApp(page, 'Ada’s phone');
  const box = page.getByRole('group', { name: 'Your recovery codes' });
  await expect(box).toBeFocused();
  await auditFromTop(page, 'security, recovery codes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Security' })).toBeHidden();
  await expect(box.getByRole('listitem').first()).toBeVisible();
  await page.emulateMedia({ media: null });
  const codes = await saveRecoveryCodes(page);
  expect(new Set(codes).size).toBe(10);
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await auditFromTop(page, 'security, one app');

  await logOut(page);
  await page.goto(`/login?from=${encodeURIComponent(securityPage)}`);
  await submitLogin(page, { email, password });
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await auditScreen(page, 'login, second step');
  await typeCode(page, '000000');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('That code is not right, or it was used already.')).toBeVisible();
  await typeCode(page, (await nextCode(secret, at)).code);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();

  await logOut(page);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  await submitLogin(page, { email, password });
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await auditScreen(page, 'login, recovery code');
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase());
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login successful').first()).toBeVisible();

  await page.goto(securityPage);
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ada’s phone' }).click();
  await expect(page.getByText(/^It is your last one/)).toBeVisible();
  await auditFromTop(page, 'security, before the last one is removed');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(/You have none yet/)).toBeVisible();
});

test('a passkey: added, logs in by its button and by the browser’s own list', async ({ browser, product, faults }) => {
  const email = 'key@example.com';
  const { page } = await openSession(browser, product, faults, { name: 'Kim', email });
  const device = await addVirtualDevice(page);
  await device.setPresent(true);
  await page.goto(securityPage);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Laptop');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await saveRecoveryCodes(page);
  await expect(page.getByRole('heading', { name: 'Laptop' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('That device has a passkey of this account already.')).toBeVisible();
  await auditFromTop(page, 'security, a passkey that is known');
  await logOut(page);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', 'username webauthn');
  await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter');
  await expect(page.getByText('Login successful').first()).toBeVisible();
  await logOut(page);
  // The device answers as soon as a field has the focus: nobody presses anything.
  await page.goto(`/login?from=${encodeURIComponent(securityPage)}`);
  await page.getByLabel('Email', { exact: true }).focus();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
});

test('a change that needs a fresh check asks for it, and is done afterwards with all that was typed', async ({
  browser,
  product,
  faults,
}) => {
  const { page } = await openSession(browser, product, faults, { name: 'Fay', email: 'fresh@example.com' });
  let isStale = true;
  await page.route('**/api/user/second-steps/apps', async (route) => {
    if (!isStale) return route.continue();
    isStale = false;
    const message = 'Confirm that it is you: this needs a login of the last 10 minutes.';
    return route.fulfill({ status: 403, json: { success: false, message, code: 'CHECK_NEEDED' } });
  });
  await page.goto(securityPage);
  await page.getByRole('button', { name: 'Add an app for codes' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Fay’s old phone');
  await page.getByRole('button', { name: 'Next' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await auditScreen(page, 'the fresh check');
  await page.keyboard.type('not the one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That is not your current password.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Confirm that it is you: this needs a login/).first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Fay’s old phone');
  isStale = true;
  await page.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
});
