import type { Page } from '@playwright/test';
import { findViolations, wcag } from './product/axe.ts';
import { logIn } from './product/accounts.ts';
import { waitForStart } from './product/hydration.ts';
import { waitForLink } from './product/mail.ts';
import { personAgent } from './product/people.ts';
import { admin } from './product/product.ts';
import { expect, withOwnProduct } from './product/test.ts';

// One of its campaigns gets another title.
const test = withOwnProduct();

async function openCampaign(page: Page, via = '') {
  const { campaigns } = (await (await page.request.get('/api/campaigns?q=tuesday')).json()) as {
    campaigns: { _id: string }[];
  };
  // Without script a page is whole once the server's renderer has started.
  await expect(async () => {
    await page.goto(`/campaigns/${campaigns[0]?._id ?? ''}${via}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step Tuesday', { timeout: 3000 });
  }).toPass();
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, userAgent: `${personAgent}${hasScript ? '' : ' Edg/150.0.0.0'}` });

    test('somebody without an account joins with one press, and says later that it is done', async ({ page }) => {
      await openCampaign(page, '?via=poster');
      await expect(page.getByRole('region', { name: 'What you do' }).getByRole('listitem')).toHaveCount(3);
      await page.getByRole('button', { name: 'Join this campaign' }).click();
      await expect(page.getByText('You are in. Thank you.')).toBeVisible();
      if (!hasScript) await page.getByRole('link', { name: 'Back to the campaign' }).click();
      await page.getByRole('button', { name: 'I did it' }).click();
      await expect(page.getByText('Well done. It counts.')).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);
    });

    test('an address that is left for two questions is confirmed by mail first', async ({ page, product }) => {
      const email = `asked-${hasScript ? 'with' : 'without'}@example.com`;
      await openCampaign(page);
      await page.getByText('Shall we ask you how it goes?').click();
      await page.getByRole('textbox', { name: 'Email address' }).fill(email);
      await page.getByRole('button', { name: 'Ask me' }).click();
      await expect(page.getByText(/^Check your inbox/)).toBeVisible();
      await page.goto(await waitForLink(product.outbox, email, '/campaign-questions/confirm'));
      await page.getByRole('button', { name: 'Yes, ask me' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will ask you');
    });
  });
}

test.describe('people', () => {
  test.use({ userAgent: personAgent });

  test('read how it is counted, and no rule of accessibility is broken', async ({ page }) => {
    await openCampaign(page);
    await expect(page.getByText(/joined so far|Be the first/)).toBeVisible();
    await page.getByText('Poster, strips, slide, calendar and card').click();
    expect(await findViolations(page, { tags: wcag })).toEqual([]);
    await page.getByRole('link', { name: 'how we count' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we count');
    expect(await findViolations(page, { tags: wcag })).toEqual([]);
  });

  test('a member finds the way from the dashboard to where it is said that it is done', async ({ page }) => {
    // A browser without windows says so here, too, and nothing of it is counted.
    await page.setExtraHTTPHeaders({ 'sec-ch-ua': '"Chromium";v="150"' });
    await logIn(page, admin);
    await openCampaign(page);
    await page.getByRole('button', { name: 'Join this campaign' }).click();
    await expect(page.getByText('You are in. Thank you.')).toBeVisible();
    for (const isPrefetched of [true, false]) {
      await page.goto('/dashboard');
      const link = page.getByRole('link', { name: 'I did it: Two-step Tuesday' });
      if (isPrefetched) {
        await link.hover();
        await page.waitForLoadState('networkidle');
      }
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step Tuesday');
      await expect(page.getByRole('heading', { name: 'Join in' })).toBeInViewport();
    }
  });

  test('print a poster and strips, each on one sheet, also with the longest title', async ({ page, product }) => {
    await logIn(page, admin);
    const { campaigns } = (await (await page.request.get('/api/admin/campaigns?limit=1')).json()) as {
      campaigns: { _id: string; description: string; startTime: string; endTime: string }[];
    };
    const [one] = campaigns;
    if (!one) throw new Error('There is no campaign.');
    const title = 'Wednesday ferryboats and remarkable multifactor authenticators '.repeat(3).slice(0, 160).trim();
    const form = new FormData();
    const actions = Array.from({ length: 5 }, () => 'remarkable multifactor authenticators '.repeat(5).slice(0, 160));
    for (const [name, value] of Object.entries({ ...one, title, actions: actions.join('\n') }))
      if (['title', 'description', 'startTime', 'endTime', 'actions'].includes(name)) form.append(name, value);
    const changed = await page.request.put(`/api/campaigns/${one._id}`, {
      multipart: form,
      headers: { origin: product.web },
    });
    expect(changed.status()).toBe(200);
    for (const sheet of ['poster?size=a4', 'poster?size=a5', 'strip?size=a4', 'strip?size=a5', 'slide']) {
      await page.goto(`/cards/campaigns/${one._id}/${sheet}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await findViolations(page, { tags: wcag })).toEqual([]);
      const printed = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
      expect(printed.match(/\/Type\s*\/Page\b(?!s)/g), sheet).toHaveLength(1);
    }
  });

  test('write an update that a moderator approves, and everybody reads it without script', async ({
    page,
    product,
    browser,
  }) => {
    await logIn(page, admin);
    await openCampaign(page);
    const { pathname } = new URL(page.url());
    await page.goto(`${pathname}/updates`);
    await page.getByLabel('Title').fill('Week one');
    await page.getByLabel('Text').fill('Forty cards beside forty screens.');
    await page.getByRole('button', { name: 'Send update' }).click();
    await expect(page.getByText(/waiting to be read/)).toBeVisible();
    expect(await findViolations(page, { tags: wcag })).toEqual([]);
    await page.goto('/admin/approvals');
    const sheet = page.getByRole('region', { name: 'Week one' });
    await expect(sheet.getByRole('link', { name: 'Two-step Tuesday' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('No updates awaiting approval.')).toBeVisible();
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.web });
    const reader = await context.newPage();
    await expect(async () => {
      await reader.goto(pathname);
      await expect(reader.getByRole('heading', { level: 3, name: 'Week one' })).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await findViolations(page, { tags: wcag })).toEqual([]);
    await context.close();
  });

  test('join and say that it is done by the keyboard, and the focus goes to each answer', async ({ page }) => {
    await openCampaign(page);
    await waitForStart(page);
    await page.getByRole('button', { name: 'Join this campaign' }).focus();
    await page.keyboard.press('Enter');
    const answer = page.getByRole('status').filter({ hasText: /You are in|Well done/ });
    await expect(answer).toHaveText('You are in. Thank you.');
    await expect(answer).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'I did it' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(answer).toHaveText('Well done. It counts.');
    await expect(answer).toBeFocused();
  });

  test('who moderates reads what became of a campaign', async ({ page }) => {
    await logIn(page, admin);
    await openCampaign(page);
    await page.goto(`${new URL(page.url()).pathname}/figures`);
    await expect(page.getByRole('table', { name: 'Week by week' })).toBeVisible();
    expect(await findViolations(page, { tags: wcag })).toEqual([]);
  });
});
