import { enterCode, join, logIn, register, type Member } from '../product/accounts.ts';
import { waitForCode, waitForLink } from '../product/mail.ts';
import { fail, never } from '../product/met-calls.ts';
import { iPhoneAgent } from '../product/people.ts';
import { desktopScreen } from '../product/phone.ts';
import { comparePictures, holdTime, openScreen } from '../product/pictures/compare.ts';
import { expect, test } from '../product/pictures/test.ts';
import { securityPage } from '../product/second-steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 });

const mei: Member = { name: 'Mei Tran', email: 'mei.tran@example.com', password: 'seven gulls on a rail' };

test('the details of an account look as accepted: not verified, a doubtful ABN, an email that waits', async ({
  page,
  product,
}) => {
  test.setTimeout(5 * 60_000);
  const email = 'mei.details@example.com';
  await holdTime(page);
  await register(page, { ...mei, email });
  await openScreen(page, '/dashboard');
  await expect(page.getByText('What is missing')).toBeVisible();
  await comparePictures(page, 'dashboard, not verified');
  await openScreen(page, '/dashboard/details');
  await comparePictures(page, 'details, not verified');
  await page.goto('/verify-otp');
  await enterCode(page, await waitForCode(product.outbox, email));
  await page.setViewportSize(desktopScreen);
  await openScreen(page, '/dashboard');
  await page.getByRole('link', { name: 'Convert to Business' }).click();
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByRole('alert').getByText('Please fill in all business details').first()).toBeVisible();
  await comparePictures(page, 'details, a business with nothing filled in');
  await page.setViewportSize(desktopScreen);
  await page.getByLabel('Business name').fill('Tran Bakery');
  await page.getByLabel('Business address').fill('3 Wharf Road, Carrington');
  await page.getByLabel('ABN').fill('51 824 753 565');
  await page.getByLabel('Email', { exact: true }).fill('mei.next@example.com');
  await page.getByLabel('Current password', { exact: true }).fill(mei.password);
  await expect(page.getByText(/^This does not look like an ABN/)).toBeVisible();
  await comparePictures(page, 'details, a doubtful ABN');
  await page.setViewportSize(desktopScreen);
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText(/waits to be confirmed/)).toBeVisible();
  await comparePictures(page, 'details, an email that waits');
});

test('the security of an account looks as accepted: two devices, a password refused and changed, all that is stored', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(5 * 60_000);
  await holdTime(page);
  await join(page, product.outbox, mei);
  const phone = await browser.newContext({
    baseURL: product.web,
    userAgent: iPhoneAgent,
  });
  const other = await phone.newPage();
  await holdTime(other);
  await logIn(other, mei);
  await phone.close();
  await openScreen(page, securityPage);
  await expect(page.getByRole('group', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(2);
  await comparePictures(page, 'security, two devices');
  await page.getByRole('button', { name: 'Sign out Safari on iOS' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign this device out?' })).toBeVisible();
  await comparePictures(page, 'security, asked before a device is signed out');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize(desktopScreen);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await comparePictures(page, 'security, a password refused');
  await page.setViewportSize(desktopScreen);
  await page.getByLabel('Current password', { exact: true }).fill(mei.password);
  await page.getByLabel('New password', { exact: true }).fill('nine lanterns on a pier');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Every other device is signed out.')).toBeVisible();
  await comparePictures(page, 'security, a password changed');
  await page.setViewportSize(desktopScreen);
  await page.getByRole('button', { name: 'Prepare my data' }).click();
  await expect(page.getByRole('link', { name: /^Download the file/ })).toBeVisible();
  await comparePictures(page, 'security, a file that is ready');
});

test('leaving looks as accepted: without a choice, asked once more, and until the day has come', async ({
  page,
  product,
}) => {
  test.setTimeout(5 * 60_000);
  await holdTime(page);
  await join(page, product.outbox, { ...mei, email: 'mei.leaves@example.com' });
  await openScreen(page, securityPage);
  const place = page.getByRole('group', { name: 'Deletion of your account' });
  await place.getByRole('button', { name: 'Delete my account' }).click();
  await expect(place.getByText('Choose what becomes of your posts.')).toBeVisible();
  await comparePictures(page, 'security, a deletion without a choice');
  await place.getByRole('radio', { name: /^All my posts are deleted too/ }).check();
  await place.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(question).toContainText('Then your posts are deleted too.');
  await comparePictures(page, 'security, asked before an account is deleted');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(place.getByText(/^Your account will be deleted on/)).toBeVisible();
  await comparePictures(page, 'security, an account about to be deleted');
  await openScreen(page, '/terms');
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  await comparePictures(page, 'terms, an account about to be deleted');
});

test('a lost mailbox looks as accepted: asked for, on its way, and what its owner reads', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(5 * 60_000);
  const nora = { ...mei, name: 'Nora Quayle', email: 'nora@example.com' };
  await holdTime(page);
  await join(page, product.outbox, nora);
  const stranger = await (await browser.newContext({ baseURL: product.web, reducedMotion: 'reduce' })).newPage();
  await holdTime(stranger);
  await openScreen(stranger, '/recover-account');
  await stranger.getByRole('button', { name: 'Ask for my account' }).click();
  await expect(stranger.getByRole('alert').getByRole('link')).toHaveCount(2);
  await comparePictures(stranger, 'get back in, empty');
  await stranger.getByLabel('Email of your account').fill(nora.email);
  await stranger.getByLabel('Email that you can read now').fill('nora.new@example.com');
  await stranger.getByRole('button', { name: 'Ask for my account' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Look at your new email' })).toBeVisible();
  await comparePictures(stranger, 'get back in, sent');
  await stranger.goto(await waitForLink(product.outbox, 'nora.new@example.com', 'recovery/confirm'));
  await comparePictures(stranger, 'get back in, its address is confirmed');
  await stranger.getByRole('button', { name: 'This is my address' }).click();
  await expect(stranger.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await openScreen(page, '/dashboard');
  await expect(page.getByText(/nora\.new@example\.com/)).toBeVisible();
  await comparePictures(page, 'dashboard, somebody asks for the account');
});

test('the screens of an account look as accepted while they load, and when that fails', async ({
  page,
  product,
  faults,
}) => {
  test.setTimeout(5 * 60_000);
  await holdTime(page);
  await join(page, product.outbox, { ...mei, email: 'mei.waits@example.com' });
  await page.route(/\/api\/(blogs|campaigns)\?(.*&)?mine=true/, never);
  await page.goto('/dashboard');
  const loading = page.getByText('Loading...');
  await expect(loading).toHaveCount(2);
  await comparePictures(page, 'dashboard, loading');
  await expect(loading).toHaveCount(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/user/data*', fail);
  for (const [path, name, failed] of [
    ['/dashboard', 'dashboard', 'Failed to load user data.'],
    ['/dashboard/details', 'details', 'Failed to load user.'],
    [securityPage, 'security', 'Failed to load user.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(failed).first()).toBeVisible({ timeout: 20_000 });
    await comparePictures(page, `${name}, failed`);
  }
  // The browser's own lines about what these states take away.
  faults.length = 0;
});
