import { logIn } from './product/accounts.ts';
import { admin } from './product/product.ts';
import { expect, test } from './product/test.ts';

test('where the device chooses the colours, the side navigation is read and says what is open', async ({ page }) => {
  await logIn(page, admin);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [width, edge] of [
    [1280, 'border-inline-start-color'],
    [390, 'border-block-end-color'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/users');
    const side = page.getByRole('navigation', { name: 'Admin' });
    await expect(side.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    await expect(side).toHaveCSS('background-image', 'none');
    const edges = await side
      .getByRole('link')
      .evaluateAll(
        (links, name) =>
          links.map((link) => [link.hasAttribute('aria-current'), getComputedStyle(link).getPropertyValue(name)]),
        edge,
      );
    const ofCurrent = edges.filter(([current]) => current).map(([, colour]) => colour);
    const ofOthers = edges.filter(([current]) => !current).map(([, colour]) => colour);
    expect(ofCurrent).toHaveLength(1);
    expect(ofOthers).not.toContain(ofCurrent[0]);
  }
});
