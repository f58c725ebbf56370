import { logOut, submitLogin } from '../product/accounts.ts';
import { comparePictures, holdTime, openScreen } from '../product/pictures/compare.ts';
import { holdSecrets } from '../product/pictures/held-secrets.ts';
import { expect, test } from '../product/pictures/test.ts';
import { productTime } from '../product/pictures/time.ts';
import { nextCode, saveRecoveryCodes, securityPage, typeCode } from '../product/second-steps.ts';
import { openSession } from '../product/session.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 });

test('second steps look as accepted: an app before its first code, codes on paper, and what a login asks for', async ({
  browser,
  product,
  faults,
}) => {
  test.setTimeout(5 * 60_000);
  const ada = { name: 'Ada Moran', email: 'ada.moran@example.com' };
  const { page } = await openSession(browser, product, faults, ada, { reducedMotion: 'reduce' });
  await holdTime(page);
  const readKey = await holdSecrets(page);
  await openScreen(page, securityPage);
  await page.getByRole('button', { name: 'Add an app for codes' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada’s phone');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Enter the six digits.')).toBeVisible();
  await comparePictures(page, 'security, an app before its first code');
  const { code } = await nextCode(readKey(), 0, productTime);
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('group', { name: 'Your recovery codes' })).toBeVisible();
  await comparePictures(page, 'security, recovery codes');
  await saveRecoveryCodes(page);
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await comparePictures(page, 'security, one app');
  await page.getByRole('button', { name: 'Remove Ada’s phone' }).click();
  await expect(page.getByText(/^It is your last one/)).toBeVisible();
  await comparePictures(page, 'security, before the last second step is removed');
  await logOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await submitLogin(page, { ...ada, password: 'seven gulls on a rail' });
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await comparePictures(page, 'login, second step');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeVisible();
  await comparePictures(page, 'login, a recovery code');
});
