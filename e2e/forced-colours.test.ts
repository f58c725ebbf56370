import { join, logIn } from './product/accounts.ts';
import { postBlog } from './product/posts.ts';
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

test('there, too, one sees which tab is chosen, which item lies open, and where in the site one is', async ({
  page,
  product,
  browser,
}) => {
  const member = await browser.newPage({ baseURL: product.web });
  await join(member, product.outbox, { name: 'Wren', email: 'colours@example.com', password: 'nine gulls on a rail' });
  for (const title of ['One that waits', 'Another that waits']) await postBlog(member, title, 'It waits.');
  await member.close();
  await logIn(page, admin);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1000, height: 844 });
  await page.goto('/admin/approvals');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.locator('.ui-queue[data-open]')).toBeVisible();
  const colours = (selector: string, property: string, part?: string) =>
    page
      .locator(selector)
      .evaluateAll((all, [name, pseudo]) => all.map((each) => getComputedStyle(each, pseudo).getPropertyValue(name)), [
        property,
        part,
      ] as const);
  const canvas = (await colours('body', 'background-color'))[0];
  for (const [chosen, all, property] of [
    ['[role=tab][aria-selected=true]', '[role=tab]', 'border-block-end-color'],
    ['.ui-queue[data-open]', '.ui-queue', 'border-inline-start-color'],
  ] as const) {
    const [ofChosen, ...more] = await colours(chosen, property);
    expect(more, chosen).toEqual([]);
    expect(ofChosen, chosen).not.toBe(canvas);
    const ofAll = await colours(all, property);
    expect(ofAll.length, all).toBeGreaterThan(1);
    expect(
      ofAll.filter((colour) => colour === ofChosen),
      all,
    ).toHaveLength(1);
  }
  expect(await colours('header .ui-nav a[aria-current]', 'background-color', '::after')).not.toContain(canvas);
});
