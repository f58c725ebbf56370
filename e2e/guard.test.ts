import { admin } from './product/product.ts';
import { submitLogin } from './product/accounts.ts';
import { expect, test } from './product/test.ts';

test('whoever is interrupted by the sign-in goes on where they were going', async ({ page }) => {
  await page.goto('/admin/blogs?status=archived');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Please login to access this page.')).toBeVisible();
  await submitLogin(page, admin);
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blogs\?status=archived$/);

  await page.locator('summary', { hasText: 'Administrator' }).click();
  await page.getByRole('link', { name: 'Logout' }).first().click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});
