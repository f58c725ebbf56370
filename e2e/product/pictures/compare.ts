import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { compareWithAccepted, isAccepting } from './accepted.ts';
import { useOwnLetters } from './letters.ts';
import { pictureTime } from './time.ts';

const widths = [1280, 390, 320];
const themes = ['light', 'dark'] as const;

/** Pixels of a picture for each of the screen: enough to see that a word has moved, and 2 to 15 kB each. */
const scale = 1 / 8;
/** Times that a picture is taken before it must be the accepted one: what comes late has time until then. */
const tries = 5;

export const holdTime = (page: Page) => page.clock.setFixedTime(pictureTime);

/** What a picture cannot show the same in each run, and what Chromium puts off: shown always, and at once. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // A toast goes by itself, earlier on one machine than on another; a caret blinks.
    sheet.replaceSync(
      '.Toastify { visibility: hidden !important } * { caret-color: transparent !important; ' +
        'content-visibility: visible !important }',
    );
    document.adoptedStyleSheets = [sheet];
    for (const image of document.images) {
      image.loading = 'eager';
      // Decoded beside the drawing, one of them is now and then an empty ground, whatever was waited for.
      image.decoding = 'sync';
    }
  });

/** Everything that comes when it is near. To scroll through a long page costs as much as to take its picture. */
async function bringNear(page: Page) {
  await drawAll(page);
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
}

/** Letters, every picture in the size of this width, and what moves to its end. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    // Where a dialog puts the focus, and how it shows it, depends on whether a key or a pointer was last.
    const { activeElement } = document;
    const dialog = activeElement?.closest('dialog');
    if (dialog && activeElement instanceof HTMLElement) activeElement.blur();
    for (const each of dialog?.querySelectorAll('*') ?? []) each.scrollTop = 0;
    if (dialog) dialog.scrollTop = 0;
    // A link to share names the port of this run.
    for (const field of document.querySelectorAll<HTMLInputElement>('input[readonly]'))
      field.value = field.value.replace(location.origin, 'http://localhost:3000');
    await document.fonts.ready;
    const decoded = Promise.allSettled([...document.images].map((image) => image.decode()));
    // Chromium does not always end to decode one that is taken out of the page meanwhile.
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 2000))]);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // To wait for them, such as colours after a change of theme, took a third of the time of all pictures.
    for (const animation of ending) animation.finish();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Opens a screen and waits until all of it is there. */
export async function openScreen(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

export async function settle(page: Page) {
  await useOwnLetters(page);
  await bringNear(page);
  await rest(page);
}

/** Milliseconds that a picture may take, which is there after a tenth of a second. */
const captureLimit = 10_000;

/** Nobody sees it, and the browser draws the page twice. */
const drawAnew = (page: Page) =>
  page.evaluate(async () => {
    const { style } = document.documentElement;
    for (const opacity of ['0.999', '']) {
      style.opacity = opacity;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

const lines = new WeakMap<Page, Promise<CDPSession>>();

/** Chromium's own protocol, opened once for each page. */
function lineTo(page: Page): Promise<CDPSession> {
  const line = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, line);
  return line;
}

/** The whole page, in the pixels of the screen: drawn smaller by the browser, edges differ from run to run. */
async function take(page: Page): Promise<Buffer> {
  const { width, height, isLong } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
    isLong: document.documentElement.scrollHeight > innerHeight,
  }));
  const line = await lineTo(page);
  const picture = line.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: isLong,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  const wait = () => Promise.race([picture, pause(captureLimit, undefined, { ref: false })]);
  let taken = await wait();
  if (!taken) {
    // Chromium copies what it draws next, and now and then draws nothing of a page at rest, for minutes.
    await drawAnew(page);
    taken = await wait();
  }
  if (!taken) throw new Error(`The browser took no picture within ${String(2 * captureLimit)} ms.`);
  return Buffer.from(taken.data, 'base64');
}

/** A picture after which nothing changes. */
async function takeAtRest(page: Page): Promise<Buffer> {
  let last = await take(page);
  for (let at = 0; at < 20; at += 1) {
    await page.waitForTimeout(150);
    const next = await take(page);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** Compares what is on the screen now with its accepted picture, and fails the test where they differ. */
export async function comparePicture(page: Page, name: string, size = scale) {
  let found: string | undefined;
  for (let at = 0; at < tries; at += 1) {
    if (at > 0) {
      await page.waitForTimeout(200 * at);
      // What was put into the page while it was scrolled through was passed before it looked.
      await bringNear(page);
      await rest(page);
    }
    found = await compareWithAccepted(name, await (isAccepting ? takeAtRest(page) : take(page)), size);
    if (!found) return;
  }
  const file = test.info().outputPath(`${name.replaceAll('/', '-')}.png`);
  await writeFile(file, await take(page));
  await test.info().attach(`${name}.png`, { path: file, contentType: 'image/png' });
  expect.soft(found, 'Accept it, when it is as it should be: npm run accept-pictures').toBeUndefined();
}

/** What is on the screen now, whole, in each width and theme, as it was accepted. */
export async function comparePictures(page: Page, state: string) {
  await useOwnLetters(page);
  const name = state.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: themes[0], reducedMotion: 'reduce' });
    // What came near once is there in every width.
    await (width === widths[0] ? bringNear(page) : drawAll(page));
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await rest(page);
      await comparePicture(page, `${name}/${width}-${colorScheme}`);
    }
  }
}
