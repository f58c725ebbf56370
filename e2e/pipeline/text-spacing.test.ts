import type { Page } from '@playwright/test';
import { logIn } from '../product/accounts.ts';
import { consoleScreens } from '../product/console-screens.ts';
import { postBlog } from '../product/posts.ts';
import { admin } from '../product/product.ts';
import { expect, test } from '../product/test.ts';

const blog = '/blog/019c87cb-b400-752e-bca9-6513269e0d37';
const open = ['/', '/campaigns', '/blog', blog, '/resources', '/assessment', '/help', '/about', '/contact', '/terms'];
const signIn = ['/login', '/signup', '/forgot-password', '/reset-password', '/recover-account', '/nowhere'];
const members = [
  '/dashboard',
  '/dashboard/details',
  '/dashboard/details/security',
  '/blog/create',
  `${blog}/edit`,
  '/campaigns/create',
];

/** The text spacing of WCAG 1.4.12; a constructed sheet, since the policy refuses an inline one. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

async function expectNoSideways(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await spaceText(page);
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect.soft(wide, path).toEqual([]);
}

test.use({ viewport: { width: 320, height: 640 } });

test('no public screen scrolls sideways at 320 pixels with wide text', async ({ page }) => {
  for (const path of [...open, ...signIn]) await expectNoSideways(page, path);
});

test('no screen of members and moderators does', async ({ page }) => {
  await logIn(page, admin);
  // The navigation of the console says how many wait.
  await postBlog(page, 'The parcel that was never sent', 'I asked the courier by the number on their own site.');
  for (const path of [...members, ...consoleScreens]) await expectNoSideways(page, path);
});
