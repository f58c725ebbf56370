import { setTimeout as pause } from 'node:timers/promises';
import { holdShell, isHydrated, waitUntilRendered } from './product/hydration.ts';
import { expect, test } from './product/test.ts';

test('the scripts of a page are asked for once it is painted', async ({ page }) => {
  for (const path of ['/', '/blog', '/resources']) {
    await waitUntilRendered(page.request, path);
    await page.goto(path);
    await isHydrated(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByType('paint').map(({ startTime }) => startTime),
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length, path).toBeGreaterThan(1);
    expect(Math.min(...asked), path).toBeGreaterThan(Math.min(...painted));
  }
});

test('the scripts of a page are asked for once the picture is there that it wants first', async ({ page }) => {
  await waitUntilRendered(page.request, '/blog');
  await page.route('**/media/*.webp', async (route) => {
    await pause(300);
    await route.continue();
  });
  await page.goto('/blog');
  await isHydrated(page);
  const { seen, asked } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc;
    return {
      seen: resources.find(({ name }) => name === first)?.responseEnd,
      asked: resources.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
    };
  });
  expect(seen).toBeGreaterThan(300);
  expect(Math.min(...asked)).toBeGreaterThan(seen ?? Infinity);
});

test('a page starts though its first picture does not come', async ({ page }) => {
  await waitUntilRendered(page.request, '/blog');
  await page.route('**/media/*.webp', () => undefined);
  await page.goto('/blog', { waitUntil: 'commit' });
  await isHydrated(page);
});

test('the functions of the scripts are compiled before they are called, on another thread', async ({
  page,
  browser,
}) => {
  await waitUntilRendered(page.request, '/');
  await browser.startTracing(page, { categories: ['disabled-by-default-v8.compile'] });
  await page.goto('/');
  await isHydrated(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: { name: string }[] };
  const count = (wanted: string) => trace.traceEvents.filter(({ name }) => name === wanted).length;
  expect(count('V8.CompileCodeBackground')).toBeGreaterThan(1);
  // Each function that is called for the first time would be one more: there are over a thousand.
  expect(count('V8.CompileCode')).toBeLessThan(100);
});

test('a page in a tab that nobody looks at starts too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    // Nothing is painted there, and its clocks stand.
    PerformanceObserver.prototype.observe = () => undefined;
    globalThis.setTimeout = new Proxy(setTimeout, {
      apply: (wait, self, [listener, delay, ...rest]) =>
        delay === 1000 ? 0 : (Reflect.apply(wait, self, [listener, delay, ...rest]) as number),
    });
  });
  await waitUntilRendered(page.request, '/blog');
  await page.goto('/blog');
  await isHydrated(page);
});

test('a key that is pressed before the scripts are there does what it does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await waitUntilRendered(page.request, '/');
  const release = await holdShell(page);
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.locator('header summary').filter({ hasText: 'Menu' });
  await button.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main, small screen' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await isHydrated(page);
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the search that a key asked for before the scripts are there opens', async ({ page }) => {
  await waitUntilRendered(page.request, '/blog');
  const release = await holdShell(page);
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});
