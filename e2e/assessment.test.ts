import type { Page } from '@playwright/test';
import { expect, test } from './product/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** From the heading of a question: to the answer that is so many down, and on. */
async function answer(page: Page, down: number) {
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < down; step += 1) await page.keyboard.press('ArrowDown');
  const asked = await heading(page).textContent();
  await page.keyboard.press('Enter');
  await expect(heading(page)).not.toHaveText(asked ?? '');
}

test('a visitor takes the assessment by keyboard, finds the result after a reload, and shares it by a link', async ({
  page,
  browser,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');
  await page.getByRole('link', { name: 'Take Full Assessment' }).click();
  await expect(heading(page)).toHaveText('Full assessment');
  await page.getByRole('button', { name: 'Start', exact: true }).focus();
  await page.keyboard.press('Enter');
  await answer(page, 1);
  while (!(await heading(page).textContent())?.startsWith('Your tide mark')) await answer(page, 0);
  await expect(heading(page)).toHaveText('Your tide mark is 100 of 100');
  await expect(heading(page)).toBeFocused();

  await page.reload();
  await expect(heading(page)).toHaveText('Your tide mark is 100 of 100');

  await page.getByRole('button', { name: 'Make a link to share' }).click();
  const link = await page.getByLabel('Link to this result').inputValue();
  expect(new URL(link).search).toBe('');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(heading(other)).toHaveText('A tide mark of 100 of 100');
  await context.close();
  // How each version of the site does is counted; of the answers nothing leaves.
  const counts =
    /^POST \S+\/api\/releases\/outcomes \[(\{"name":"\w+","version":"[^"]+","session":(true|false),"error":(true|false)\},?)+\]$/;
  expect(asked.filter((line) => (!line.startsWith('GET ') && !counts.test(line)) || line.includes('yyyy'))).toEqual([]);
});

test('an answer that leads to an action gives a plan to print on A4', async ({ page }) => {
  await page.goto('/assessment#answers=1.nnnnnnnnnnnnnnnnnnnnnnnn');
  await expect(heading(page)).toHaveText('A tide mark of 0 of 100');
  await expect(page.getByRole('checkbox')).toHaveCount(24);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print the plan' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
