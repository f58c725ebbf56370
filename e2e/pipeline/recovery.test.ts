import type { Browser, Page } from '@playwright/test';
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
const otto: Member = { name: 'Otto Brandt', email: 'otto@example.com', password: 'nine crates of oranges' };

/** For screens that another test looks at. */
const unaudited: typeof auditScreen = () => Promise.resolve();

/** From the screen of a forgotten password, by keyboard, to the page that the mail to the new address opens. */
async function ask(page: Page, outbox: string, member: Member, newEmail: string, audit = unaudited) {
  await page.goto('/forgot-password');
  await page.getByRole('link', { name: 'I cannot read that email any more' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Get back into your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for my account' }).press('Enter');
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await audit(page, 'recovery, nothing typed');
  await page.getByLabel('Email of your account').fill(member.email);
  await page.getByLabel('Email that you can read now').fill(newEmail);
  await page.getByLabel('How can we make sure that it is you? (optional)').fill('Ring me at the shop.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Look at your new email' })).toBeVisible();
  await audit(page, 'recovery, sent');
  await follow(page, await waitForLink(outbox, newEmail, 'recovery/confirm'), 'This is my address', audit);
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
}

/** Opens the link of a mail, and presses the one button of its page. */
async function follow(page: Page, link: string, button: string, audit = unaudited) {
  await page.goto(link);
  await audit(page, button);
  await page.getByRole('button', { name: button }).press('Enter');
}

/** Another person's browser. */
async function openPage(browser: Browser, baseURL: string, faults: string[]) {
  const page = await (await browser.newContext({ baseURL })).newPage();
  watch(page, faults);
  return page;
}

test('somebody asks for an account: the device that is signed in stops it', async ({
  page,
  product,
  browser,
  faults,
}) => {
  await join(page, product.outbox, nora);
  const stranger = await openPage(browser, product.web, faults);
  await ask(stranger, product.outbox, nora, 'nora.one@example.com', auditScreen);
  await page.goto('/dashboard');
  const stop = page.getByRole('button', { name: 'This was not me: stop it' });
  await expect(page.getByText(/nora\.one@example\.com/)).toBeVisible();
  await auditScreen(page, 'dashboard, somebody asks for the account');
  await stop.press('Enter');
  await expect(page.getByText('Stopped. Your account stays as it is.').first()).toBeVisible();
  await expect(stop).toBeHidden();
});

test('a lost mailbox: an administrator makes sure who asks; the old address stops it', async ({
  page,
  product,
  browser,
  faults,
}) => {
  await join(page, product.outbox, otto);
  const stranger = await openPage(browser, product.web, faults);
  await ask(stranger, product.outbox, otto, 'otto.two@example.com');
  const office = await openPage(browser, product.web, faults);
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
  await requests.getByRole('button', { name: `I made sure: ${otto.name}` }).press('Enter');
  await requests.getByRole('button', { name: 'Confirm' }).press('Enter');
  await auditScreen(office, 'console, how it was made sure');
  await requests.getByRole('radio', { name: /I rang a number/ }).check();
  await requests.getByLabel('What you saw or heard').fill('Rang the shop, he knew his first post.');
  await requests.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(requests.getByText(/The account is handed over on/)).toBeVisible();
  await auditScreen(office, 'console, the days run');

  const link = await waitForLink(product.outbox, otto.email, 'recovery/stop');
  await follow(stranger, link, 'This was not me: stop it', auditScreen);
  await expect(stranger.getByRole('heading', { name: 'Your account stays as it is' })).toBeVisible();
  await office.reload();
  await expect(office.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(requests).toBeHidden();
});
