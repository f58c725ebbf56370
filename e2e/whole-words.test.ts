import type { Page } from '@playwright/test';
import { join, logIn } from './product/accounts.ts';
import { consoleScreens } from './product/console-screens.ts';
import { useOwnLetters } from './product/pictures/letters.ts';
import { postBlog } from './product/posts.ts';
import { admin } from './product/product.ts';
import { expect, test } from './product/test.ts';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const screens = [
  '/',
  '/blog',
  '/campaigns',
  '/resources',
  '/letters',
  '/search',
  '/campaigns/create',
  '/dashboard/details/security',
  ...consoleScreens,
];

/** Words in an empty field, or of what a list is set to, that do not fit into it. */
const cutShort = (page: Page) =>
  page.locator('main :is(input[placeholder], select):visible').evaluateAll((fields) => {
    const pen = document.createElement('canvas').getContext('2d');
    return (fields as (HTMLInputElement | HTMLSelectElement)[]).flatMap((field) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
      const words = 'placeholder' in field ? field.placeholder : (field.selectedOptions[0]?.text ?? '');
      if (!pen) return ['no canvas'];
      pen.font = font;
      const space = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return pen.measureText(words).width > space + 1 ? [words] : [];
    });
  });

/** Links whose letters stand beyond the list that holds them. */
const beyondTheirList = (page: Page) =>
  page.locator('main li a:visible').evaluateAll((links) =>
    links.flatMap((link) => {
      const list = link.closest('ul, ol');
      const words = document.createRange();
      words.selectNodeContents(link);
      const edge = (list ?? document.body).getBoundingClientRect().right;
      return words.getBoundingClientRect().right > edge + 1 ? [link.textContent] : [];
    }),
  );

test('no screen cuts the words of a field short or lets a long word out of its list, 1280, 390 and 320 wide', async ({
  page,
  product,
  browser,
}) => {
  const member = await browser.newPage({ baseURL: product.web });
  await join(member, product.outbox, {
    name: 'Wren Long',
    email: 'long@example.com',
    password: 'nine gulls on a rail',
  });
  await postBlog(member, longWord, 'It has one word in its title.');
  await member.close();
  await logIn(page, admin);
  for (const path of screens) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await useOwnLetters(page);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await cutShort(page), `fields of ${path}, ${String(width)}`).toEqual([]);
      expect.soft(await beyondTheirList(page), `lists of ${path}, ${String(width)}`).toEqual([]);
    }
  }
});

test('boxes to tick stand in columns, each with its words', async ({ page }) => {
  await page.goto('/');
  const boxes = page.getByRole('group', { name: 'What should come?' });
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // Out of sight they are not laid out.
    await boxes.scrollIntoViewIfNeeded();
    const rows = await boxes.locator('label').evaluateAll((labels) =>
      labels.map((label) => {
        const { left, right, top } = label.getBoundingClientRect();
        return { left: Math.round(left), right, top: Math.round(top) };
      }),
    );
    expect(rows.length).toBeGreaterThan(4);
    const columns = new Set(rows.map(({ left }) => left));
    expect(columns.size, `columns, ${String(width)}`).toBeLessThanOrEqual(2);
    for (const [at, { left, top }] of rows.entries()) {
      const before = rows[at - 1];
      if (before?.top === top) expect(left - before.right, `between boxes, ${String(width)}`).toBeGreaterThanOrEqual(8);
    }
  }
});
