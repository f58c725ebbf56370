import type { Locator, Page } from '@playwright/test';
import { wholeChromium } from './product/chromium.ts';
import { waitForStart } from './product/hydration.ts';
import { desktopScreen, phoneScreen } from './product/phone.ts';
import { expect, test } from './product/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Scripts, styles and answers of the API that the page takes, by their paths. */
function recordFetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(r|api)\//.test(pathname) && !pathname.includes('/releases/')) paths.push(pathname);
  });
  return paths;
}

for (const [how, point] of [
  ['pointed at', (link: Locator) => link.hover()],
  ['reached by the keyboard', (link: Locator) => link.focus()],
  ['touched', (link: Locator) => link.dispatchEvent('touchstart')],
] as const) {
  test(`a link that is ${how} fetches the next page, and opening it fetches nothing more`, async ({ page }) => {
    await page.goto('/about');
    await waitForStart(page);
    await footer(page, 'Blog').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const fetched = recordFetches(page);
    await point(footer(page, 'Blog'));
    await expect.poll(() => fetched.filter((path) => path === '/api/blogs')).toHaveLength(1);
    await expect.poll(() => fetched.filter((path) => /\/r\/mf_public\/.*\/blogs\..*\.js$/.test(path))).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    fetched.length = 0;
    // Not with the mouse: it would then rest on the next page, and point at a link there.
    await page.mouse.move(0, 0);
    await footer(page, 'Blog').press('Enter');
    await expect(heading(page)).toHaveText('Blog');
    await expect(page.getByRole('link', { name: 'The invoice that was almost right' })).toBeVisible();
    expect(fetched.filter((path) => !path.endsWith('.css'))).toEqual([]);
  });
}

for (const [screen, from, title] of [
  ['a list', '/about', 'Blog'],
  ['an article', '/blog', 'The invoice that was almost right'],
] as const)
  test(`the picture that ${screen} begins with is there before a press of the link to it`, async ({ page }) => {
    await page.goto(from);
    await waitForStart(page);
    const link = page.locator('main, footer').getByRole('link', { name: title }).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(request.url());
    });
    await link.hover();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const before = [...fetched];
    fetched.length = 0;
    await page.mouse.move(0, 0);
    await link.press('Enter');
    await expect(heading(page)).toHaveText(title);
    const picture = page.locator('main img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(before).toContain(shown);
    expect(fetched).not.toContain(shown);
  });

/** How many of these the page shows from now on, each time that its heading or their number changes. */
async function watchCounts(page: Page, selector: string): Promise<(title: string) => Promise<number[]>> {
  await page.evaluate((counted) => {
    const seen: [title: string, count: number][] = [];
    Reflect.set(globalThis, 'seen', seen);
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent ?? '';
      const count = document.querySelectorAll(counted).length;
      const last = seen.at(-1);
      if (last?.[0] !== title || last[1] !== count) seen.push([title, count]);
    }).observe(document.body, { childList: true, subtree: true });
  }, selector);
  return async (title) => {
    const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen') as [string, number][]);
    return seen.filter(([each]) => each === title).map(([, count]) => count);
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: phoneScreen, screen: phoneScreen });
  for (const [path, name, title, parts, first] of [
    ['/blog', 'Blog', 'Blog', 'main article.ui-card', 1],
    ['/resources', 'Resources', 'Resource library', 'main article.ui-card', 1],
    ['/help', 'Something happening now?', 'Something happening now?', 'main section', 1],
  ] as const)
    for (const [how, open, isWhole] of [
      ['that a link opens draws its first screen, then the rest', (page) => footer(page, name).click(), false],
      ['that somebody goes back to is drawn at once', (page) => page.goBack(), true],
    ] as const satisfies [string, (page: Page) => Promise<unknown>, boolean][])
      test(`${path} ${how}`, async ({ page }) => {
        await page.goto(path);
        await waitForStart(page);
        const shown = page.locator(parts);
        await expect(shown.first()).toBeVisible();
        const all = await shown.count();
        await footer(page, 'About').click();
        await expect(heading(page)).toHaveText('About CyberHarbour');
        await footer(page, name).hover();
        await page.waitForLoadState('networkidle');
        const countsOf = await watchCounts(page, parts);
        await open(page);
        await expect(shown).toHaveCount(all);
        expect(await countsOf(title)).toEqual(isWhole ? [all] : [first, all]);
      });
});

for (const [where, size, counts] of [
  ['a phone are there before its drawing, which stays', phoneScreen, [0, 1]],
  ['a wide screen are there with its drawing, which stays', desktopScreen, [1]],
] as const)
  test.describe('the words of a page to sign in', () => {
    test.use({ viewport: size, screen: size });
    test(`on ${where} when another such page follows`, async ({ page }) => {
      await page.goto('/about');
      await waitForStart(page);
      await footer(page, 'Login').hover();
      await page.waitForLoadState('networkidle');
      const drawing = '.pub-auth__view svg';
      const countsOf = await watchCounts(page, drawing);
      await footer(page, 'Login').click();
      await expect(page.locator(drawing)).toBeVisible();
      expect(await countsOf('Welcome back')).toEqual(counts);
      await page.getByRole('link', { name: 'Create an account' }).click();
      await expect(heading(page)).toHaveText('Come aboard');
      expect(await countsOf('Come aboard')).toEqual([1]);
    });
  });

test('a part of a page that a link names is there at once', async ({ page }) => {
  await page.goto('/search?q=locked');
  await waitForStart(page);
  const link = page.getByRole('main').getByRole('link', { name: 'My device is locked' });
  await link.hover();
  await page.waitForLoadState('networkidle');
  const countsOf = await watchCounts(page, 'main section');
  await link.click();
  await expect(page.locator('#device')).toBeInViewport();
  expect(await countsOf('Something happening now?')).toEqual([6]);
});

test('until the shell has started the browser prefetches the document of a link; afterwards it does not', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/r\/shell\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const session = await page.context().newCDPSession(page);
  const prefetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => prefetched.push(new URL(prefetchUrl).pathname));
  await session.send('Preload.enable');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('About CyberHarbour');
  await footer(page, 'Terms').hover();
  await expect.poll(() => prefetched).toContain('/terms');
  release();
  await waitForStart(page);
  prefetched.length = 0;
  await footer(page, 'Contact').hover();
  await page.waitForTimeout(800);
  // The page that was fetched before may still be spoken of.
  expect(prefetched).not.toContain('/contact');
});

test.describe('with the cache for the way back', () => {
  test('a page that was left for another document comes back as it was', async ({
    playwright,
    launchOptions,
    product,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...wholeChromium,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage({ baseURL: product.web });
      for (const path of ['/', '/blog', '/login']) {
        await page.goto(path);
        await waitForStart(page);
        await page.evaluate(() => {
          Reflect.set(globalThis, 'wasHere', true);
          scrollTo(0, 300);
        });
        await page.goto('/about', { waitUntil: 'load' });
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).toHaveURL(product.web + path);
        expect(await page.evaluate(() => 'wasHere' in globalThis), `${path} is restored`).toBe(true);
        expect(await page.evaluate(() => scrollY), path).toBe(300);
      }
    } finally {
      await browser.close();
    }
  });
});
