import type { Page } from '@playwright/test';
import { logIn } from '../product/accounts.ts';
import { openScreen } from '../product/pictures/compare.ts';
import { postBlog } from '../product/posts.ts';
import { admin } from '../product/product.ts';
import { accountScreens, publicScreens } from '../product/screens.ts';
import { listIds, openSession } from '../product/session.ts';
import { expect, test } from '../product/test.ts';

/** The text spacing of WCAG 1.4.12; a constructed sheet, since the policy refuses an inline one. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** What stands beyond the edge of the window, and comes into sight by no scrolling but that of the page. */
const findBeyond = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isReached = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(parent);
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return true;
      }
      return false;
    };
    const beyond = [...document.querySelectorAll('body :not(svg *)')].filter((element) => {
      const { width, right } = element.getBoundingClientRect();
      return width > 1 && right > clientWidth + 1 && element.textContent.trim() !== '' && !isReached(element);
    });
    const found = beyond.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
    return scrollWidth > clientWidth ? [`It scrolls to ${scrollWidth}.`, ...found] : found;
  });

async function expectAllInSight(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    // A phone, on which everything is twice as large (WCAG 1.4.4).
    await page.setViewportSize({ width: 195, height: 422 });
    await openScreen(page, path);
    expect.soft(await findBeyond(page), `${path}, twice as large`).toEqual([]);
    // A desktop at 400 % (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await spaceText(page);
    expect.soft(await findBeyond(page), `${path}, with wide text`).toEqual([]);
  }
}

/** A title without a blank, as whoever pastes an address writes it; unlike every other one. */
const unbroken = () => `${'unbroken'.repeat(17)}${Date.now().toString(36)}`;

test('no public screen scrolls sideways or cuts words off, with text twice as large or wide', async ({
  page,
  browser,
  product,
  faults,
}) => {
  const session = await openSession(browser, product, faults);
  const title = unbroken();
  await postBlog(session.page, title, title);
  await session.call('PUT', `/admin/blogs/${(await listIds(session, 'blogs')).get(title) ?? ''}/approve`);
  await expectAllInSight(page, publicScreens);
});

test('no screen of members and moderators does', async ({ page }) => {
  await logIn(page, admin);
  // It waits, and the navigation of the console says so.
  await postBlog(page, unbroken(), 'I asked the courier by the number on their own site.');
  await expectAllInSight(page, accountScreens);
});
