import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { auditScreen } from '../product/screen-audit.ts';
import { expect, test } from '../product/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Says that nothing is happening right now, then answers every question with the choice at this place; counts them. */
async function answerAll(page: Page, choice: number): Promise<number> {
  await expect(heading(page)).not.toHaveText(/^(Your tide mark|Full assessment)/);
  for (let count = 0; ; count += 1) {
    const asked = (await heading(page).textContent()) ?? '';
    if (asked.startsWith('Your tide mark')) return count;
    await page
      .getByRole('radio')
      .nth(count === 0 ? 1 : choice)
      .check();
    await page.getByRole('button', { name: /^(Next|See your result)$/ }).click();
    await expect(heading(page)).not.toHaveText(asked);
  }
}

test('a household takes the assessment, puts a date to what comes first, and sees how far it has come', async ({
  page,
}) => {
  await page.goto('/assessment');
  await page.getByRole('radio', { name: /^Myself and my household/ }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const asked = await answerAll(page, 1);
  const before = Number(/(\d+) of 100/.exec((await heading(page).textContent()) ?? '')?.[1]);
  expect(before).toBeLessThan(100);

  const plan = page.getByRole('region', { name: 'The plan, what helps most first' });
  const title = (await plan.locator('strong').first().textContent()) ?? '';
  await plan
    .getByLabel(/^Owner/)
    .first()
    .fill('Mei');
  await plan
    .getByLabel(/^Due date/)
    .first()
    .fill('2097-02-03');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save reminders for your calendar' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toContain('DTSTART;VALUE=DATE:20970203');
  expect(lines).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`);
  expect(lines.some((line) => line.startsWith('DESCRIPTION:Owner: Mei'))).toBe(true);
  expect(lines).toContain('SUMMARY:Take the CyberHarbour assessment again');
  await auditScreen(page, 'a plan with a date');

  const campaign = plan.getByRole('link', { name: 'Campaign under way: Two-step Tuesday' }).first();
  await expect(campaign).toHaveAttribute('href', /\?via=assessment$/);
  await campaign.click();
  await expect(heading(page)).toHaveText('Two-step Tuesday');
  await page.goBack();
  await expect(heading(page)).toHaveText(`Your tide mark is ${before} of 100`);
  await plan
    .getByRole('link', { name: `for “${title}”` })
    .first()
    .click();
  await expect(heading(page)).not.toHaveText(`Your tide mark is ${before} of 100`);
  expect(new URL(page.url()).pathname).toMatch(/^\/resources/);

  await page.goto('/assessment');
  await expect(heading(page)).toHaveText(`Your tide mark is ${before} of 100`);
  await expect(plan.getByLabel(/^Owner/).first()).toHaveValue('Mei');
  await page.getByRole('button', { name: 'Take it again and compare' }).click();
  expect(await answerAll(page, 0)).toBe(asked);
  await expect(page.getByText(`it was ${before}: ${100 - before} up.`)).toBeVisible();
});
