import type { Browser, Page } from '@playwright/test';
import { openSlowTab, phone } from '../visit.ts';
import { type Figure, limit } from './figure.ts';

const blog = '/blog/019c87cb-b400-752e-bca9-6513269e0d37';

/** Public pages, and a page with a link to each. */
const links: readonly (readonly [from: string, to: string])[] = [
  ['/about', '/'],
  ['/', '/campaigns'],
  ['/campaigns', '/campaigns/:id'],
  ['/', '/blog'],
  ['/blog', blog],
  ['/', '/resources'],
  ['/', '/resources/phishing'],
  ['/', '/assessment'],
  ['/', '/help'],
  ['/', '/about'],
  ['/', '/contact'],
  ['/', '/terms'],
  ['/', '/login'],
  ['/login', '/signup'],
  ['/login', '/forgot-password'],
];

/** Milliseconds until what a person points at is there, on the slow line, and from its paint until all has settled. */
const lookAtLink = 2500;
const settled = 1500;

interface NextPage {
  largest: number;
  shift: number;
}

declare global {
  /** Of the page after this one: when the person pressed, its largest paint, and what moved. */
  var nextPage: { pressed: number; largest: number; shift: number };
}

/** Runs in the page: notes the paints and shifts after a press. */
function noteNextPage() {
  const note = { pressed: 0, largest: 0, shift: 0 };
  globalThis.nextPage = note;
  addEventListener('click', ({ timeStamp }) => (note.pressed = timeStamp), { capture: true, once: true });
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type });
  observe('interaction-contentful-paint', (entry) => {
    const { largestContentfulPaint: largest } = entry as PerformanceEntry & {
      largestContentfulPaint?: PerformanceEntry;
    };
    note.largest = Math.max(note.largest, (largest ?? entry).startTime);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) note.shift += value;
  });
}

const linkTo = (page: Page, to: string) => {
  const [start = to] = to.split(':');
  return page
    .locator(to.includes(':') ? `main a[href^="${start}"]` : `a[href="${to}"]`)
    .locator('visible=true')
    .first();
};

/** Points at a link, as a person does before a press, presses it, and waits until the next page has settled. */
async function openNext(browser: Browser, web: string, from: string, to: string): Promise<NextPage> {
  const context = await browser.newContext(phone);
  const { page } = await openSlowTab(context, { isCached: true });
  await page.goto(`${web}${from}`, { waitUntil: 'networkidle', timeout: 60_000 });
  const link = linkTo(page, to);
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(noteNextPage);
  await link.hover();
  await page.waitForTimeout(lookAtLink);
  await link.click();
  // A busy machine may take long; a page that is never painted makes this fail.
  await page.waitForFunction(() => globalThis.nextPage.largest > 0, undefined, { timeout: 15_000 });
  await page.waitForTimeout(settled);
  const { pressed, largest, shift } = await page.evaluate(() => globalThis.nextPage);
  await context.close();
  return { largest: largest - pressed, shift };
}

/** Every public page, opened by a press of a link that was pointed at before. */
export async function measureNextPages(browser: Browser, web: string, runs: number): Promise<Figure[]> {
  const pages = new Map<string, NextPage[]>();
  for (let run = 0; run < runs; run += 1)
    for (const [from, to] of links) pages.set(to, [...(pages.get(to) ?? []), await openNext(browser, web, from, to)]);
  return [...pages].flatMap(([to, all]) => [
    limit(
      `${to === blog ? 'a blog' : to}: LCP as the next page, after a look at its link`,
      'ms',
      all.map(({ largest }) => largest),
      150,
    ),
    limit(
      `${to === blog ? 'a blog' : to}: CLS as the next page`,
      '',
      all.map(({ shift }) => shift),
      0,
    ),
  ]);
}
