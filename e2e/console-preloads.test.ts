import { logIn } from './product/accounts.ts';
import { admin } from './product/product.ts';
import { expect, test } from './product/test.ts';

test('the console does not wait in a row: its files and the question of the guard come while the shell is on its way', async ({
  page,
}) => {
  await logIn(page, admin);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/r\/shell\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const count = (pattern: RegExp) => paths.filter((path) => pattern.test(path)).length;
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect.poll(() => count(/\/api\/auth\/verify$/)).toBe(1);
  await expect.poll(() => count(/\/r\/mf_admin\/.*\/remoteEntry\.js$/)).toBe(1);
  await expect.poll(() => count(/\/r\/mf_admin\/.*\/statistics\..*\.js$/)).toBe(1);
  release();
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(count(/\/api\/auth\/verify$/), 'the answer is taken, not asked for again').toBe(1);
  expect(count(/\/api\/user\/data$/)).toBeLessThanOrEqual(1);
});

test('the overview asks for all that it draws at once: nothing waits for the numbers', async ({ page }) => {
  await logIn(page, admin);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/admin\/(users|statistics)/, async (route) => {
    await held;
    await route.continue();
  });
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto('/admin');
  for (const wanted of [/\/api\/admin\/statistics$/, /\/api\/admin\/newsletter$/, /\/r\/mf_admin\/.*\/pie\..*\.js$/])
    await expect.poll(() => paths.some((path) => wanted.test(path)), { message: String(wanted) }).toBe(true);
  release();
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
});

test('whoever has no session is named nothing of the console', async ({ request }) => {
  const html = await (await request.get('/admin')).text();
  expect(html).not.toMatch(/preload"[^>]*(mf_admin|auth\/verify)/);
});
