import { expect, test } from './product/test.ts';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion === 'reduce' ? 'less' : 'usual'} motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a toast goes away by itself, and waits while it is pointed at', async ({ page }) => {
      await page.goto('/dashboard');
      const toast = page.getByText('Please login to access this page.');
      await toast.hover();
      await page.waitForTimeout(6000);
      await expect(toast).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(toast).toBeHidden({ timeout: 8000 });
    });

    test('a toast can be closed', async ({ page }) => {
      await page.goto('/dashboard');
      const toast = page.getByText('Please login to access this page.');
      await expect(toast).toBeVisible();
      await page.getByRole('button', { name: 'close' }).click();
      // It is still pointed at, so that it would not go by itself.
      await expect(toast).toBeHidden();
    });
  });
}
