import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from './test.ts';

export const securityPage = '/dashboard/details/security';

const codeLife = 30_000;

/**
 * The code that an app shows now, and that was not used before.
 * @param now of the server, in milliseconds of Unix time
 */
export async function nextCode(
  secret: string,
  usedAt: number,
  now = Date.now(),
): Promise<{ code: string; at: number }> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  // A step ahead counts too: no need to wait for the clock.
  const at = Math.max(now, (Math.floor(usedAt / codeLife) + 1) * codeLife);
  return { code: totp.generate({ timestamp: at }), at };
}

/** Types a code into the six boxes. */
export async function typeCode(page: Page, code: string) {
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(code);
  await expect(page.getByLabel('Digit 6 of 6')).toHaveValue(code.slice(-1));
}

/** Adds an app on the security page. @returns its secret, the codes, and when its first code was */
export async function addApp(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add an app for codes' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Next' }).click();
  const secret = (await page.locator('.dash-key').innerText()).replaceAll(' ', '');
  const { code, at } = await nextCode(secret, 0);
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  return { secret, at };
}

/** The recovery codes that are on the screen; says that they are saved. */
export async function saveRecoveryCodes(page: Page): Promise<string[]> {
  const box = page.getByRole('group', { name: 'Your recovery codes' });
  await expect(box).toBeVisible();
  const codes = await box.getByRole('listitem').allInnerTexts();
  await box.getByRole('button', { name: 'I have saved them' }).click();
  await expect(box).toBeHidden();
  return codes.map((code) => code.trim());
}
