import { noteShifts, readShifts } from '../product/shifts.ts';
import { expect, test } from '../product/test.ts';
import { serveSlowDocuments } from './slow-document.ts';

/** One of each layout: what arrives of it last decides where the first of it stands. */
const paths = ['/campaigns', '/blog/019c87cb-b400-752e-bca9-6513269e0d37', '/search', '/contact', '/login'];

for (const width of [390, 1280]) {
  test(`nothing moves while pages arrive tag by tag, ${width} pixels wide`, async ({ page, product }) => {
    const line = await serveSlowDocuments(product.web);
    await page.setViewportSize({ width, height: 800 });
    await noteShifts(page);
    for (const path of paths) {
      await page.goto(`${line.address}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await readShifts(page), path).toEqual([]);
    }
    line.close();
  });
}
