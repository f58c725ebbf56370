import { expect, test } from './product/test.ts';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion === 'reduce' ? 'less' : 'usual'} motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a toast goes away by itself, and waits while it is pointed at', async ({ page }) => {
      await page.goto('/dashboard');
      const toast = page.getByText('Please login to access this page.');
      await toast.hover();
      // As a window does that comes back to the front under a pointer that rests.
      await page.evaluate(() => window.dispatchEvent(new FocusEvent('focus')));
      await page.waitForTimeout(6000);
      await expect(toast).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(toast).toBeHidden({ timeout: 8000 });
    });

    test('a toast waits while the focus of the keyboard is on it', async ({ page }) => {
      await page.goto('/dashboard');
      const toast = page.getByText('Please login to access this page.');
      const close = page.getByRole('button', { name: 'close' });
      await close.focus();
      await page.waitForTimeout(6000);
      await expect(toast).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(toast).toBeHidden();
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
