import { join } from '../product/accounts.ts';
import { approveCampaign, postCampaign } from '../product/campaigns.ts';
import { fieldTime } from '../product/field-time.ts';
import { mailsTo, waitForLink } from '../product/mail.ts';
import { personAgent } from '../product/people.ts';
import { auditScreen } from '../product/screen-audit.ts';
import { openSession } from '../product/session.ts';
import { expect, watch, withOwnProduct } from '../product/test.ts';

// Which campaigns are under way is asked here.
const test = withOwnProduct();

const title = 'Paper beside the screens';

test('a campaign ends: its result stands on its page, its thanks reach who left an address, and it is offered no longer', async ({
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
  await postCampaign(page, { title, description: 'A number on paper for each shop.', startsIn: -2, endsIn: 1 });
  const { page: moderator } = await openSession(browser, product, faults);
  await approveCampaign(moderator, title);

  const context = await browser.newContext({ baseURL: product.web, userAgent: personAgent });
  const visitor = await context.newPage();
  watch(visitor, faults);
  await visitor.goto('/campaigns');
  await visitor.getByRole('link', { name: title }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const campaign = new URL(visitor.url()).pathname;
  await expect(visitor.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Join this campaign' }).click();
  // What follows is a line further down from then on.
  await expect(visitor.getByText('You are in. Thank you.')).toBeVisible();
  await visitor.getByText('Shall we send you the organiser’s thanks?').click();
  const thanks = visitor.locator('details', { hasText: 'Shall we send you the organiser’s thanks?' });
  await thanks.getByRole('textbox', { name: 'Email address' }).fill('joined@example.com');
  await thanks.getByRole('button', { name: 'Send me' }).click();
  await expect(visitor.getByText(/^Check your inbox/)).toBeVisible();
  await visitor.goto(await waitForLink(product.outbox, 'joined@example.com', '/campaign-questions/confirm'));
  await visitor.getByRole('button', { name: /^Yes/ }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/We will/);

  // Its organiser ends it: by an edit, which a moderator reads too.
  await page.goto(`${campaign}/updates`);
  await expect(page.getByRole('option', { name: 'What became of it' })).toBeDisabled();
  await page.goto(`${campaign}/edit`);
  await page.getByLabel('End').fill(fieldTime(Date.now() - 3_600_000));
  await page.getByRole('button', { name: 'Update Campaign' }).click();
  await expect(page.getByText('Campaign updated')).toBeVisible();
  await approveCampaign(moderator, title);

  for (const [about, text] of [
    ['What became of it', 'Forty shops have a number on paper.'],
    ['Thanks to those who joined', 'You were many. The tea was strong.'],
  ] as const) {
    await page.goto(`${campaign}/updates`);
    await page.getByLabel('About').selectOption(about);
    await page.getByLabel('Text').fill(text);
    await page.getByRole('button', { name: 'Send update' }).click();
    await expect(page.getByText(/waiting to be read/).first()).toBeVisible();
    await moderator.goto('/admin/approvals');
    const update = about === 'What became of it' ? about : 'Thank you';
    await moderator.getByRole('region', { name: update }).getByRole('button', { name: 'Approve' }).click();
    await expect(moderator.getByText('No updates awaiting approval.')).toBeVisible();
  }
  await auditScreen(page, 'updates of a campaign that has ended');

  const plain = await browser.newContext({ baseURL: product.web, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await expect(async () => {
    await reader.goto(campaign);
    await expect(reader.getByText('Forty shops have a number on paper.')).toBeVisible({ timeout: 2000 });
    await expect(reader.getByText('You were many. The tea was strong.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(reader.getByRole('heading', { name: 'What became of it' }).first()).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Join this campaign' })).toHaveCount(0);
  await expect(reader.getByText(/Shall we (ask you how it goes|send you the organiser’s thanks)\?/)).toHaveCount(0);
  await expect(reader.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  await reader.goto('/');
  await expect(reader.getByRole('link', { name: title })).toHaveCount(0);

  // A moderator can undo a decision for a minute.
  const subjects = async () => (await mailsTo(product.outbox, 'joined@example.com')).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 100_000 }).toContain('Thank you');
  expect(await waitForLink(product.outbox, 'joined@example.com', campaign)).toContain(campaign);
});
