import { openSession } from './product/session.ts';
import { noteShifts, readShifts } from './product/shifts.ts';
import { serveSlowDocuments } from './product/slow-document.ts';
import { expect, test } from './product/test.ts';

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

for (const width of [390, 1280]) {
  test(`nothing moves while the console's lists arrive, ${width} pixels wide`, async ({ browser, product, faults }) => {
    const { page } = await openSession(browser, product, faults);
    await page.setViewportSize({ width, height: 800 });
    await noteShifts(page);
    for (const kind of ['users', 'blogs', 'campaigns']) {
      await page.goto(`/admin/${kind}`);
      await expect(page.getByRole('button', { name: /^All$/ })).toBeVisible();
      await expect(page.getByText(new RegExp(`^Showing \\d+ of \\d+ ${kind}`))).toBeVisible();
      expect(await readShifts(page), kind).toEqual([]);
    }
  });
}
