import { logIn } from '../product/accounts.ts';
import { addVirtualDevice } from '../product/passkeys.ts';
import { admin } from '../product/product.ts';
import { auditScreen } from '../product/screen-audit.ts';
import { saveRecoveryCodes, securityPage } from '../product/second-steps.ts';
import { openSession } from '../product/session.ts';
import { expect, withOwnProduct } from '../product/test.ts';

// Administrators have no days left.
const test = withOwnProduct({ ADMIN_SECOND_STEP_DAYS: '0' });

test('the console opens to an administrator once there is a second step', async ({
  page,
  product,
  browser,
  faults,
}) => {
  await addVirtualDevice(page).then((device) => device.setPresent(true));
  await page.route('**/api/auth/login/passkey/options', (route) =>
    route.fulfill({ status: 429, json: { success: false, message: 'Later.', code: 'TOO_MANY' } }),
  );
  await logIn(page, admin);
  await page.goto('/admin/users');
  await expect(page).toHaveURL(new RegExp(`${securityPage}$`));
  await expect(
    page.getByText('The console is open to administrators with a second step. Add one here first.'),
  ).toBeVisible();
  await expect(page.getByText(/^Administrators need one\./)).toBeVisible();
  await auditScreen(page, 'security, an administrator without a second step');
  const { call } = await openSession(browser, product, faults);
  await expect(call('GET', '/admin/users')).rejects.toThrow(/SECOND_STEP_NEEDED/);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await saveRecoveryCodes(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});
