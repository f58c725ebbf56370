import { join, logIn, type Member } from './product/accounts.ts';
import { writePhotoWithLocation } from './product/photo.ts';
import { writeBlog } from './product/posts.ts';
import { admin } from './product/product.ts';
import { recordChanges } from './product/recorded-changes.ts';
import { openSession } from './product/session.ts';
import { expect, test, watch } from './product/test.ts';

const mei: Member = { name: 'Mei Castellano', email: 'mei.c@example.com', password: 'ladder custard wharf' };

// The recorder would fetch the previews of chosen pictures, which the page's own policy refuses.
test.use({ trace: 'off' });

test('an account with a doubtful ABN is made by the first press of the mouse', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Register as a business').check();
  for (const [label, text] of [
    ['Name', 'Ari Haddad'],
    ['Email', 'ari@example.com'],
    ['Password', 'seven gulls on a rail'],
    ['Confirm password', 'seven gulls on a rail'],
    ['Business name', 'Haddad Cycles'],
    ['Business address', '3 Wharf Road'],
    ['ABN', '12345678901'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Create account' }).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('ABN', { exact: true })).toBeFocused();
  const button = await page.getByRole('button', { name: 'Create account' }).boundingBox();
  if (!button) throw new Error('The button is not in sight.');
  await page.mouse.move(button.x + button.width / 2, button.y + button.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(200);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('a form is not sent as somebody else who signed in meanwhile in a second tab', async ({
  page,
  product,
  faults,
}) => {
  await join(page, product.outbox, mei);
  await page.goto('/blog/create');
  await writeBlog(page, 'What the flour merchant wrote');
  await page.getByLabel('Cover Image').setInputFiles(await writePhotoWithLocation());
  const other = await page.context().newPage();
  watch(other, faults);
  await logIn(other, admin);
  await expect(other.locator('summary', { hasText: 'Administrator' })).toBeVisible();
  const changes = recordChanges(page);
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText(/^Mei Castellano began this form, and Administrator is signed in now/)).toBeVisible();
  expect(changes).toEqual([]);
  await expect(page.getByLabel('Title')).toHaveValue('What the flour merchant wrote');
  await logIn(other, mei);
  await expect(other.locator('summary', { hasText: 'Mei Castellano' })).toBeVisible();
  await expect(page.getByText(/began this form/)).toBeHidden();
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, Mei/ })).toBeVisible();
  expect(changes).toEqual(['POST /blogs']);
  await other.close();
});

test('a session that ended takes the users and their addresses off the screen, and says so once', async ({ page }) => {
  await logIn(page, admin);
  await page.goto('/admin/users');
  await expect(page.getByText(admin.email).first()).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('searchbox').fill('harbour');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin%2Fusers/);
  await expect(page.getByText('Please login to access this page.')).toHaveCount(1);
  await expect(page.getByText(admin.email)).toHaveCount(0);
});

test('of two presses in a row, before the public site is loaded, the last one counts', async ({
  browser,
  product,
  faults,
}) => {
  const { page } = await openSession(browser, product, faults);
  await page.goto('/admin/users');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const waiting: (() => Promise<void>)[] = [];
  await page.route('**/remoteEntry*.js', (route) => void waiting.push(() => route.continue()));
  // Pressed by script: a pointer above a link would ask for what it needs before the press.
  const press = (name: string) =>
    page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .evaluate((link: HTMLElement) => link.click());
  await press('Blog');
  await expect.poll(() => waiting.length).toBe(1);
  await press('Campaigns');
  await Promise.all(waiting.map((go) => go()));
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
});

test('the help page works without script and prints on one page', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.web, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Help now' }).first().click();
  await page.getByRole('link', { name: 'Money has gone' }).click();
  await expect(page.getByRole('heading', { name: 'Money has gone' })).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Ring IDCARE/ })).toHaveAttribute('href', 'tel:1800595160');
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(/\/Count (\d+)/.exec(paper)?.[1]).toBe('1');
  await context.close();
});
