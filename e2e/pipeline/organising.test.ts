import type { Page } from '@playwright/test';
import { join } from '../product/accounts.ts';
import { approveCampaign, postCampaign } from '../product/campaigns.ts';
import { waitForStart } from '../product/hydration.ts';
import { personAgent } from '../product/people.ts';
import { openMenu } from '../product/menus.ts';
import { auditScreen } from '../product/screen-audit.ts';
import { openSession } from '../product/session.ts';
import { expect, watch, withOwnProduct } from '../product/test.ts';

// Whose campaigns stand on the home page is asked here.
const test = withOwnProduct();

const title = 'A lock on every mailbox';

const startCampaign = (page: Page) =>
  postCampaign(page, {
    title,
    description: 'Two steps for every mailbox of the street.',
    startsIn: -1,
    endsIn: 20,
    async fillMore() {
      await page.getByLabel('Action 1', { exact: true }).fill('Turn on two-step login for your mail');
      await page.getByLabel('Guide for action 1 (optional)').fill('https://www.cyber.gov.au/mfa');
      await page.getByRole('button', { name: 'Add another action' }).click();
      await page.getByLabel('Action 2', { exact: true }).fill('Help one neighbour do it');
      await page.getByLabel('Goal (optional)').fill('40');
    },
  });

test('an organiser asks for two things; people join by the link that went around, and the organiser reads how many', async ({
  page,
  browser,
  product,
  faults,
}) => {
  await join(page, product.outbox, {
    name: 'Noor Haddad',
    email: 'noor.haddad@example.com',
    password: 'seven gulls on a rail',
  });
  await startCampaign(page);
  const { page: moderator } = await openSession(browser, product, faults);
  await approveCampaign(moderator, title);

  await moderator.goto('/admin/campaigns?q=mailbox');
  const menu = await openMenu(moderator, `More about ${title}`);
  await menu.getByRole('button', { name: `Show on the home page: ${title}` }).click();
  await expect(moderator.getByText('Shown on the home page')).toBeVisible();

  const openAs = async (device: string) => {
    const context = await browser.newContext({
      baseURL: product.web,
      userAgent: `${personAgent} ${device}`,
      extraHTTPHeaders: { 'sec-ch-ua': '"Chromium";v="150"' },
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const visitor = await context.newPage();
    watch(visitor, faults);
    return visitor;
  };
  const first = await openAs('Device/0');
  const campaign = first.getByRole('link', { name: title }).first();
  // The page from before the moderator's decision may be served for a second.
  await expect(async () => {
    await first.goto('/');
    await expect(campaign).toBeAttached({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await campaign.click();
  await expect(first.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitForStart(first);
  await first.getByRole('button', { name: 'Copy link' }).click();
  await expect(first.getByText('Link copied.')).toBeVisible();
  const link = await first.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/campaigns\/[\da-f-]{36}\?via=link$/);

  // Fewer than five are not shown to anybody.
  for (let device = 1; device <= 6; device += 1) {
    const visitor = await openAs(`Device/${device}`);
    await visitor.goto(link);
    await expect(visitor.getByRole('region', { name: 'What you do' }).getByRole('listitem')).toHaveCount(2);
    await visitor.getByRole('button', { name: 'Join this campaign' }).click();
    await expect(visitor.getByText('You are in. Thank you.')).toBeVisible();
    await visitor.context().close();
  }
  await expect(async () => {
    await first.reload();
    await expect(first.getByText('6 people joined so far.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(first.getByRole('progressbar', { name: 'The goal: 40 people' })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('link', { name: `Figures ${title}` }).click();
  await expect(page.getByText(`Campaign “${title}”`)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Copied link/ })).toContainText('6');
  await auditScreen(page, 'what became of a campaign');
});
