import type { Page } from '@playwright/test';
import { isHydrated, waitUntilRendered } from './product/hydration.ts';
import { expect, test } from './product/test.ts';

/** The faces of the design that were asked for, and whether the page had started by then. */
async function watchFonts(page: Page) {
  const asked: string[] = [];
  await page.exposeFunction('noteFont', (when: string) => void asked.push(when));
  await page.addInitScript(() => {
    const note = Reflect.get(globalThis, 'noteFont') as (when: string) => void;
    new PerformanceObserver((list) => {
      const isStarted = document.documentElement.hasAttribute('data-started');
      for (const { name } of list.getEntries())
        if (name.endsWith('.woff2')) note(isStarted ? 'after the start' : 'before the start');
    }).observe({ type: 'resource', buffered: true });
  });
  return asked;
}

async function openLine(page: Page, latency: number) {
  const session = await page.context().newCDPSession(page);
  const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 94_000, latency };
  await session.send('Network.emulateNetworkConditions', line);
  return session;
}

/** The first family that the page wants for a heading and for text. */
const readFamilies = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'body'].map(
      (name) => getComputedStyle(document.querySelector(name) ?? document.body).fontFamily.split(',')[0],
    ),
  );

const faces = ['Besley', '"Public Sans"'];
const localFaces = ['"Besley Georgia"', '"Public Sans Arial"'];

test('on a slow line a first page is shown without the faces of the design, the next one with them', async ({
  page,
}) => {
  await waitUntilRendered(page.request, '/about');
  const asked = await watchFonts(page);
  await openLine(page, 150);
  await page.goto('/about');
  await isHydrated(page);
  expect(await readFamilies(page)).toEqual(localFaces);
  await expect.poll(() => asked).toEqual(['after the start', 'after the start']);
  // It stays as it was painted.
  expect(await readFamilies(page)).toEqual(localFaces);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('here');
  await page.goto('/terms');
  expect(await readFamilies(page)).toEqual(faces);
});

test('on a fast line a first page has the faces of the design', async ({ page }) => {
  await waitUntilRendered(page.request, '/about');
  await openLine(page, 20);
  await page.goto('/about');
  expect(await readFamilies(page)).toEqual(faces);
  await isHydrated(page);
  expect(await page.evaluate(() => localStorage.getItem('fonts'))).toBe(null);
});

test('who asks for little data gets no faces', async ({ page }) => {
  await waitUntilRendered(page.request, '/about');
  const asked = await watchFonts(page);
  const session = await openLine(page, 20);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/about');
  await isHydrated(page);
  expect(await readFamilies(page)).toEqual(localFaces);
  // The page is idle once its feel is measured, whose script comes as late as the faces would.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/feel\.[^/]*js$/.test(name)),
  );
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
