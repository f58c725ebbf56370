import type { Release } from '@cyberharbour/releases';
import type { Page } from '@playwright/test';
import { expect, test } from '../product/healing.ts';
import { remotes, scriptOf } from '../product/releases.ts';

const note = 'A new version of CyberHarbour is here.';
/** The window is looked at. It asks at most once a minute, and may have asked just before. */
async function lookAgain(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('status').getByText(note)).toBeVisible({ timeout: 61_000 });
}

test.describe.configure({ timeout: 240_000 });

test('a tab that is five releases old opens every lazy screen, and says quietly that there is a new version', async ({
  page,
  releases,
}) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/r/') && !response.ok()) failed.push(response.url());
  });
  page.on('requestfailed', (request) => {
    if (request.url().includes('/r/')) failed.push(request.url());
  });
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));

  const born: Release[] = [];
  for (const name of remotes) born.push(await releases.next(name));
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible();
  for (let count = 0; count < 5; count += 1) for (const name of ['shell', ...remotes]) await releases.next(name);

  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/r/mf_')) scripts.push(request.url());
  });
  const screens = born.flatMap((release) =>
    release.claims.map(({ path, chunk = '' }) => ({
      path,
      file: `/r/${release.name}/${release.version}/${scriptOf(release, chunk)}`,
    })),
  );
  for (const { path, file } of screens.filter((screen) => screen.path !== '/logout')) {
    // As a link of the page would: the router goes there, without a new page.
    await page.evaluate(
      (to) => {
        history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      },
      path.replaceAll(/:\w+/g, 'none'),
    );
    await expect
      .poll(() => scripts.some((url) => url.endsWith(file)), { message: `the files of ${path}`, intervals: [50] })
      .toBe(true);
    await expect(page.locator('.ui-navigating[data-on]')).toHaveCount(0);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.getByText('This part of CyberHarbour could not be shown.')).toBeHidden();
  }
  expect(failed).toEqual([]);
  expect(documents).toBe(1);
  expect(scripts.filter((url) => !born.some(({ name, version }) => url.includes(`/r/${name}/${version}/`)))).toEqual(
    [],
  );

  await expect(page.getByText(note)).toBeHidden();
  const looked = Date.now();
  await lookAgain(page);
  console.log(
    `old tab: ${String(screens.length - 1)} screens, ${String(scripts.length)} files, 0 failed loads; the note ${String(Date.now() - looked)} ms after the focus`,
  );
});

test('the new version comes with the next page, but not while something is being typed, and never by itself', async ({
  page,
  releases,
}) => {
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const next = await releases.next('mf_public');
  await lookAgain(page);
  expect(documents, 'the note alone loads nothing').toBe(1);

  const main = page.getByRole('navigation', { name: 'Main', exact: true });
  await main.getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resource library' })).toBeVisible();
  expect(documents).toBe(2);
  await expect(page.getByText(note)).toBeHidden();
  const versions = await page.evaluate(() => document.getElementById('release-set')?.textContent);
  expect(versions).toContain(next.version);

  await page.goto('/blog/create');
  documents = 0;
  await page.getByLabel('Title').fill('Half a sentence');
  await releases.next('mf_dashboard');
  await lookAgain(page);
  await main.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(documents, 'what is typed stays').toBe(0);
  await expect(page.getByLabel('Title')).toHaveValue('Half a sentence');
});

test('the note is reached and answered by keyboard, and then stays away', async ({ page, releases }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await releases.next('mf_public');
  await lookAgain(page);
  await expect(page.getByRole('link', { name: 'Load it now' })).toHaveAttribute('href', '/terms');
  await page.getByRole('link', { name: 'Load it now' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(note)).toBeHidden();
});
