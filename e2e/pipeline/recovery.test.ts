import type { Page } from '@playwright/test';
import { join, logIn, type Member } from '../product/accounts.ts';
import { waitForLink } from '../product/mail.ts';
import { addVirtualDevice } from '../product/passkeys.ts';
import { admin } from '../product/product.ts';
import { auditScreen } from '../product/screen-audit.ts';
import { saveRecoveryCodes, securityPage } from '../product/second-steps.ts';
import { expect, watch, withOwnProduct } from '../product/test.ts';

// Its administrator has a second step from then on.
const test = withOwnProduct();

const nora: Member = { name: 'Nora Quayle', email: 'nora@example.com', password: 'six lamps along the pier' };

/** From the screen of a forgotten password, by keyboard. */
async function ask(page: Page, newEmail: string) {
  await page.goto('/forgot-password');
  await page.getByRole('link', { name: 'I cannot read that email any more' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Get back into your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for my account' }).press('Enter');
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await auditScreen(page, 'recovery, nothing typed');
  await page.getByLabel('Email of your account').fill(nora.email);
  await page.getByLabel('Email that you can read now').fill(newEmail);
  await page.getByLabel('How can we make sure that it is you? (optional)').fill('Ring me at the shop.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Look at your new email' })).toBeVisible();
  await auditScreen(page, 'recovery, sent');
}

/** Opens the link of a mail, and presses the one button of its page. */
async function follow(page: Page, link: string, button: string) {
  await page.goto(link);
  await auditScreen(page, button);
  await page.getByRole('button', { name: button }).press('Enter');
}

test('a lost mailbox: somebody asks, the signed-in device and the old address stop it, an administrator makes sure', async ({
  page,
  product,
  browser,
  faults,
}) => {
  await join(page, product.outbox, nora);
  const stranger = await (await browser.newContext({ baseURL: product.web })).newPage();
  watch(stranger, faults);
  const asked = async (newEmail: string) => {
    await ask(stranger, newEmail);
    await follow(stranger, await waitForLink(product.outbox, newEmail, 'recovery/confirm'), 'This is my address');
    await expect(stranger.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  };

  await asked('nora.one@example.com');
  await page.goto('/dashboard');
  const stop = page.getByRole('button', { name: 'This was not me: stop it' });
  await expect(page.getByText(/nora\.one@example\.com/)).toBeVisible();
  await auditScreen(page, 'dashboard, somebody asks for the account');
  await stop.press('Enter');
  await expect(page.getByText('Stopped. Your account stays as it is.').first()).toBeVisible();
  await expect(stop).toBeHidden();

  await asked('nora.two@example.com');
  const office = await (await browser.newContext({ baseURL: product.web })).newPage();
  watch(office, faults);
  await addVirtualDevice(office).then((device) => device.setPresent(true));
  await office.route('**/api/auth/login/passkey/options', (route) =>
    route.fulfill({ status: 429, json: { success: false, message: 'Later.', code: 'TOO_MANY' } }),
  );
  await logIn(office, admin);
  await office.goto(securityPage);
  await office.getByRole('button', { name: 'Add a passkey' }).click();
  await office.getByRole('button', { name: 'Add passkey' }).click();
  await saveRecoveryCodes(office);
  await office.goto('/admin/users');
  const requests = office.getByRole('region', { name: 'Members who ask to be let in' });
  await expect(requests.getByText('Ring me at the shop.')).toBeVisible();
  await requests.getByRole('button', { name: `I made sure: ${nora.name}` }).press('Enter');
  await requests.getByRole('button', { name: 'Confirm' }).press('Enter');
  await auditScreen(office, 'console, how it was made sure');
  await requests.getByRole('radio', { name: /I rang a number/ }).check();
  await requests.getByLabel('What you saw or heard').fill('Rang the shop, she knew her first post.');
  await requests.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(requests.getByText(/The account is handed over on/)).toBeVisible();
  await auditScreen(office, 'console, the days run');

  const link = await waitForLink(product.outbox, nora.email, 'recovery/stop');
  await follow(stranger, link, 'This was not me: stop it');
  await expect(stranger.getByRole('heading', { name: 'Your account stays as it is' })).toBeVisible();
  await office.reload();
  await expect(office.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(requests).toBeHidden();
});
