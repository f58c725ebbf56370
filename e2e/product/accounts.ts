import type { Page } from '@playwright/test';
import { waitForStart } from './hydration.ts';
import { waitForCode } from './mail.ts';
import { expect } from './test.ts';

export interface Member {
  name: string;
  email: string;
  password: string;
  business?: { name: string; address: string; abn: string };
}

/** Signs up through the screens; the email waits for its code. */
export async function register(page: Page, member: Member) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join CyberHarbour' }).click();
  await page.getByLabel('Name', { exact: true }).fill(member.name);
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByLabel('Confirm password').fill(member.password);
  if (member.business) {
    await page.getByLabel('Register as a business').check();
    await page.getByLabel('Business name').fill(member.business.name);
    await page.getByLabel('Business address').fill(member.business.address);
    await page.getByLabel('ABN').fill(member.business.abn);
  }
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** Pastes a mailed code into its screen. */
export async function enterCode(page: Page, code: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Digit 6 of 6')).toHaveValue(code.slice(-1));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByText('Your account has been verified!').first()).toBeVisible();
}

/** Signs up, pastes the mailed code, and lands on the dashboard. */
export async function join(page: Page, outbox: string, member: Member) {
  await register(page, member);
  await enterCode(page, await waitForCode(outbox, member.email));
  await expect(page.getByRole('heading', { name: `Welcome, ${member.name}` })).toBeVisible();
}

type Credentials = Pick<Member, 'email' | 'password'>;

/** On the sign-in screen, however one came to it. */
export async function submitLogin(page: Page, { email, password }: Credentials) {
  // Before that, the form is sent as one without script, which says nothing.
  await waitForStart(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function logIn(page: Page, member: Credentials) {
  await page.goto('/login');
  await submitLogin(page, member);
  await expect(page.getByText('Login successful')).toBeVisible();
}

/** Until it is done: the page asks for it by script, and whoever leaves before takes the session along. */
export async function logOut(page: Page) {
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
}

/** By the way back that a form shows whose session has ended; what was typed is there again. */
export async function logInAgain(page: Page, member: Credentials) {
  await page.getByRole('link', { name: 'Log in again' }).click();
  await submitLogin(page, member);
  await expect(page.getByText(/^Your draft from .* is back\.$/)).toBeVisible();
}
