import type { Page } from '@playwright/test';
import { waitForStart } from './product/hydration.ts';
import { phoneScreen } from './product/phone.ts';
import { openSession } from './product/session.ts';
import { noteShifts, readShifts } from './product/shifts.ts';
import { expect, test } from './product/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const depth = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The lists of the demo are short: they come by threes, as a long one comes by fifties. */
const byThrees = (page: Page) =>
  page.route(/\/api\/blogs\?|\/api\/blogs$/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '3');
    return route.continue({ url: url.href });
  });

test('a screen begins at its top, with its heading and a title of its own; Back begins where one left, after loading more too', async ({
  page,
}) => {
  await byThrees(page);
  await page.setViewportSize(phoneScreen);
  // By a link: a list that the server renders comes whole.
  await page.goto('/about');
  await waitForStart(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  const last = page.getByRole('article').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const left = await depth(page);
  expect(left).toBeGreaterThan(1200);
  const title = await last.textContent();
  await last.click();
  await expect(heading(page)).toHaveText(title ?? '');
  await expect(page).toHaveTitle(`${title ?? ''} · CyberHarbour`);
  await expect.poll(() => depth(page)).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => depth(page)).toBe(300);

  await page.goBack();
  await expect(page).toHaveTitle('Blog · CyberHarbour');
  await expect(last).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect.poll(async () => Math.abs((await depth(page)) - left)).toBeLessThan(5);
  await page.goForward();
  await expect(heading(page)).toHaveText(title ?? '');
  await expect.poll(() => depth(page)).toBe(300);

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('About · CyberHarbour');
  await expect.poll(() => depth(page)).toBe(0);
});

test('a filtered list has an address and a title of its own, and keeps the focus where it is', async ({ page }) => {
  await page.goto('/campaigns');
  await expect(page).toHaveTitle('Campaigns · CyberHarbour');
  await page.getByRole('link', { name: 'Business' }).click();
  await expect(page).toHaveTitle('Campaigns by businesses · CyberHarbour');
  await page.getByLabel('Search campaigns').fill('tuesday');
  await expect(page).toHaveTitle('“tuesday” · Campaigns by businesses · CyberHarbour');
  await page.reload();
  await expect(page).toHaveTitle('“tuesday” · Campaigns by businesses · CyberHarbour');

  await page.goto('/resources');
  await waitForStart(page);
  await expect(page).toHaveTitle('Resource library · CyberHarbour');
  const malware = page.getByRole('link', { name: 'Malware', exact: true });
  await malware.click();
  await expect(page).toHaveTitle('Guides: Malware · CyberHarbour');
  await expect(malware).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Resource library · CyberHarbour');
});

test('every guide that the assessment names is in the library', async ({ page }) => {
  await page.goto('/assessment#answers=1.nnnnnnnnnnnnnnnnnnnnnnnn');
  const links = page.getByRole('link', { name: /^Guide: / });
  await expect(links).toHaveCount(24);
  const guides = new Map(
    await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href') ?? '', link.childNodes[1]?.textContent ?? ''] as const),
    ),
  );
  expect(guides.size).toBeGreaterThan(5);
  for (const [address, title] of guides) {
    await page.goto(address);
    await expect(page.getByRole('article').getByRole('link', { name: title })).toHaveCount(1);
  }
});

for (const width of [390, 1280]) {
  test(`Back to the home page begins where one left, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'networkidle' });
    const topic = page.getByRole('main').locator('a[href^="/resources/"]').last();
    for (const section of await page.getByRole('main').locator('.pub-home > section').all())
      await section.scrollIntoViewIfNeeded();
    await topic.scrollIntoViewIfNeeded();
    const left = await depth(page);
    expect(left).toBeGreaterThan(1200);
    await topic.click();
    await expect(heading(page)).toHaveText('Resource library');
    await page.goBack();
    await expect(topic).toBeFocused();
    await expect.poll(async () => Math.abs((await depth(page)) - left)).toBeLessThan(5);
  });

  test(`nothing of the home page moves while it is read, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await noteShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await heading(page).waitFor();
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let at = 0; at < bottom; at += 300) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(80);
    }
    await expect(
      page.getByRole('group', { name: 'Partners' }).getByRole('button', { name: 'Play partners' }),
    ).toBeVisible();
    expect(await readShifts(page)).toEqual([]);
  });
}

for (const width of [390, 1280]) {
  test(`nothing moves while the console's lists arrive, ${width} pixels wide`, async ({ browser, product, faults }) => {
    const { page } = await openSession(browser, product, faults);
    await page.setViewportSize({ width, height: 800 });
    await noteShifts(page);
    for (const kind of ['users', 'blogs', 'campaigns']) {
      await page.goto(`/admin/${kind}`);
      await expect(page.getByRole('button', { name: /^All$/ })).toBeVisible();
      await expect(page.getByText(new RegExp(`^Showing \\d+ of \\d+ ${kind}`))).toBeVisible();
      expect(await readShifts(page), kind).toEqual([]);
    }
  });
}
