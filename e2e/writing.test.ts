import { join, logIn, type Member } from './product/accounts.ts';
import { expectSameNodes, isHydrated, noteNodes, waitUntilRendered } from './product/hydration.ts';
import { phoneContext } from './product/phone.ts';
import { writePhotoWithLocation } from './product/photo.ts';
import { openWaiting, writeBlog } from './product/posts.ts';
import { auditScreen } from './product/screen-audit.ts';
import { openSession } from './product/session.ts';
import { expect, withOwnProduct } from './product/test.ts';

const test = withOwnProduct();
// The second one goes on with what the first one has left.
test.describe.configure({ mode: 'serial' });
// The recorder would fetch the previews of chosen pictures, which the page's own policy refuses.
test.use({ trace: 'off' });

const author: Member = { name: 'Noor Haddad', email: 'noor@example.com', password: 'seven gulls on a rail' };
const text = [
  'It came on a *Tuesday*, and **one letter** was wrong.',
  '## Before you pay',
  '- Ring the number that you already have',
  '- Read [the guide](https://www.cyber.gov.au/invoices)',
  '### When it is too late',
  '1. Ring your bank',
  '2. Change the password',
  '> The account is new, the invoice is not.',
  'They wrote: [bank.com](https://evil.example/login), [\u202Emoc.knab](https://evil.example) and [press here](javascript:alert(1)).',
  '<script>document.title = "taken"</script><img src=x onerror=alert(1)>',
].join('\n');

test('a blog with headings, lists and links: previewed by its author, read by a moderator and by everybody as the same', async ({
  page,
  browser,
  product,
  faults,
}) => {
  await join(page, product.outbox, author);
  await page.goto('/blog/create');
  await writeBlog(page, 'The invoice', text);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 3, name: 'Before you pay' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'the guide www.cyber.gov.au' })).toBeVisible();
  await expect(page.getByText(/makes a heading/)).toBeVisible();
  await auditScreen(page, 'a text with marks and its preview');
  await page.getByLabel('Cover Image').setInputFiles(await writePhotoWithLocation());
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText('Blog created successfully')).toBeVisible();

  const moderator = await openSession(browser, product, faults);
  const sheet = await openWaiting(moderator.page, 'The invoice');
  await expect(sheet.getByRole('heading', { level: 3, name: 'Before you pay' })).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Ring your bank' })).toBeVisible();
  await auditScreen(moderator.page, 'a text with marks in the approvals');
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expect(moderator.page.getByText('Blog approved')).toBeVisible();

  await noteNodes(page);
  await page.goto('/blog');
  await expect(page.getByText('It came on a Tuesday, and one letter was wrong.')).toBeVisible();
  await page.getByRole('link', { name: 'The invoice' }).first().click();
  await page.waitForURL(/\/blog\/[\da-f-]{36}$/);
  const address = page.url();
  await waitUntilRendered(page.request, address);
  await page.goto(address, { waitUntil: 'networkidle' });
  await isHydrated(page);
  await expectSameNodes(page);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: 'Before you pay' })).toBeVisible();
  await expect(article.getByRole('heading', { level: 3, name: 'When it is too late' })).toBeVisible();
  await expect(article.locator('blockquote')).toHaveText('The account is new, the invoice is not.');
  // The words of another place are words; what can be pressed is named after where it leads.
  const out = article.locator('p a[rel~="ugc"]');
  await expect(out).toHaveText(['evil.example', 'evil.example']);
  await expect(article.getByText('[press here](javascript:alert(1))')).toBeVisible();
  await expect(article.getByText('<script>document.title = "taken"</script>')).toBeVisible();
  await expect(page).toHaveTitle(/The invoice/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^It came on a Tuesday, and one letter/,
  );
  await auditScreen(page, 'a blog with headings, lists and links');

  const still = await (await browser.newContext({ baseURL: product.web, javaScriptEnabled: false })).newPage();
  await still.goto(address);
  await expect(still.getByRole('heading', { level: 2, name: 'Before you pay' })).toBeVisible();
  await expect(still.getByRole('link', { name: 'the guide www.cyber.gov.au' })).toBeVisible();
  const feed = await (await page.request.get(`${product.web}/feeds/blogs.rss`)).text();
  expect(feed).toContain('It came on a Tuesday, and one letter was wrong. Before you pay Ring the number');
});

test('an earlier version of a blog: compared, put into the form, and sent to a moderator as an edit', async ({
  page,
  browser,
  product,
  faults,
}) => {
  await logIn(page, author);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit The invoice' }).click();
  await page.getByLabel('Content').fill('Nothing happened.');
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(page.getByText('It goes back to a moderator before it shows again.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit The invoice' }).click();
  await page.getByText('Earlier versions').click();
  const version = page.getByRole('listitem').filter({ hasText: 'Then you changed it.' });
  await expect(version.locator('del').first()).toBeVisible();
  await auditScreen(page, 'earlier versions of a blog');
  await version.getByRole('button', { name: 'Put this version into the form' }).click();
  await expect(page.getByLabel('Content')).toHaveValue(/^It came on a \*Tuesday\*/);
  await expect(page.getByText(/Nothing is saved until you press Update Blog/)).toBeVisible();
  await auditScreen(page, 'an earlier version in the form');
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(page.getByText('Blog updated', { exact: true })).toBeVisible();

  const moderator = await openSession(browser, product, faults);
  const sheet = await openWaiting(moderator.page, 'The invoice');
  await sheet.getByText('Earlier versions').click();
  await expect(sheet.locator('del').filter({ hasText: 'Nothing' }).first()).toBeVisible();
  await auditScreen(moderator.page, 'earlier versions in the approvals');
});

test('a phone is asked to choose a picture, a desktop may also drop one', async ({ page, browser, product }) => {
  const offer = 'You can also drop a picture here.';
  await logIn(page, author);
  await page.goto('/blog/create');
  await expect(page.getByText(offer)).toBeVisible();
  const phone = await browser.newPage({
    baseURL: product.web,
    ...phoneContext,
    storageState: await page.context().storageState(),
  });
  await phone.goto('/blog/create');
  await expect(phone.getByLabel('Cover Image')).toBeVisible();
  await expect(phone.getByText(offer)).toBeHidden();
  await phone.close();
});

test('whoever enlarges the page while they write goes on where they were', async ({ page }) => {
  const wide = { width: 1280, height: 700 };
  const narrow = { width: 1024, height: 700 };
  await page.setViewportSize(wide);
  await logIn(page, author);
  await page.goto('/blog/create');
  const written = page.getByLabel('Content');
  await written.fill('Ring the number you have.');
  await page.keyboard.press('Home');
  await page.setViewportSize(narrow);
  await expect(page.getByRole('tab', { name: 'Write', selected: true })).toBeVisible();
  await page.keyboard.type('First: ');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(written).toBeHidden();
  await page.setViewportSize(wide);
  await expect(page.getByRole('tab', { name: 'Preview' })).toBeHidden();
  await written.press('End');
  await page.setViewportSize(narrow);
  await expect(page.getByRole('tab', { name: 'Write', selected: true })).toBeVisible();
  await page.keyboard.type(' Then pay.');
  await expect(written).toHaveValue('First: Ring the number you have. Then pay.');
});
