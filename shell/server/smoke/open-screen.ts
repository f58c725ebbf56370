import { describeFailure, screenFailureMark } from '@cyberharbour/platform';
import type { Release } from '@cyberharbour/releases';
import type { BrowserContext, Page } from 'playwright-core';
import { look, watchGlobals } from './probe.js';
import type { Seen } from './probe.d.ts';

/** In milliseconds: until the heading is there, how long a screen is then watched, until a page answers a question. */
const limits = { heading: 15_000, dwell: 3000, answer: 4000 };

/** What no screen of this product comes near: elements, and bytes that the heap grows by while it is watched. */
const most = { nodes: 20_000, growth: 60_000_000, errors: 5 };

/** Answers within the time, or undefined: a page in an endless loop never does. */
const within = <T>(work: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), ms).unref();
    }),
  ]);

async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}

/** Collects what goes wrong on a page while it is open. */
function watch(page: Page, { name, version }: Release) {
  const seen = { errors: [] as string[], all: 0, documents: 0, hasDied: false };
  const note = (text: string) => void seen.errors.push(text.split('\n')[0] ?? '');
  page.on('pageerror', (error) => {
    seen.all += 1;
    if (name === 'shell' || error.stack?.includes(`/r/${name}/${version}/`)) note(error.message);
  });
  // The shell writes there what failed, and of whom.
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith(describeFailure(name, version))) note(message.text());
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.documents += 1;
  });
  page.on('crash', () => (seen.hasDied = true));
  return seen;
}

/** A page that is watched before its first script runs. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchGlobals);
  return page;
}

/** What the shell's frame shows and changes by itself, where no remote draws the page. */
export async function lookAtFrame(page: Page, address: string): Promise<Seen> {
  await page.goto(`${address}/nothing-is-here`);
  await page.locator('main h1').first().waitFor({ timeout: limits.heading });
  return page.evaluate(look, 'main h1');
}

/** What a person would miss on a page, beside what the frame alone shows. */
function findLoss(seen: Seen, frame: Seen): string | undefined {
  if (!seen.hasHeading) return 'its heading is not to be seen';
  const lost = frame.reachable.filter((control) => !seen.reachable.includes(control));
  if (lost.length > 0) return `a pointer does not reach ${lost.join(', ')} in the header`;
  const changed = seen.changed.filter((name) => !frame.changed.includes(name));
  if (changed.length > 0) return `it replaces ${changed.join(', ')} for everybody on the page`;
  return seen.nodes > most.nodes ? `it makes ${seen.nodes} elements` : undefined;
}

/** A part of another remote's screen begins with a heading of that screen's parts. */
const headingOf = ({ slots = [] }: Release, path: string) =>
  slots.some((part) => part.path === path) ? 'main :is(h1, h2, h3)' : 'main h1';

/**
 * Opens a screen as a visitor would, and watches it for a moment.
 * @param frame what the shell shows without a remote
 * @returns why the screen is not in order, in a few words
 */
export async function findFault(
  page: Page,
  address: string,
  candidate: Release,
  frame: Seen,
): Promise<string | undefined> {
  const seen = watch(page, candidate);
  const heading = headingOf(candidate, new URL(address).pathname);
  await within(page.goto(address, { waitUntil: 'commit' }), limits.heading);
  const isThere = await within(
    page
      .locator(heading)
      .first()
      .waitFor({ state: 'visible', timeout: limits.heading })
      .then(() => true),
    limits.heading,
  );
  if (!isThere)
    return seen.errors[0] ?? (seen.hasDied ? 'its page died' : `no heading within ${limits.heading / 1000} s`);
  const before = await within(readHeap(page), limits.answer);
  await new Promise((resolve) => setTimeout(resolve, limits.dwell));
  const after = await within(readHeap(page), limits.answer);
  const now = await within(page.evaluate(look, heading), limits.answer);
  const [error] = seen.errors;
  if (error !== undefined) return error;
  if (seen.hasDied) return 'its page died';
  if (seen.documents > 1) return `it loads its page anew, ${seen.documents - 1} times`;
  if (!now || before === undefined || after === undefined) return 'its page does not answer any more';
  if (seen.all > most.errors) return `${seen.all} errors that nobody catches`;
  if (after - before > most.growth)
    return `its memory grows by ${Math.round((after - before) / 1e6)} MB in ${limits.dwell / 1000} s`;
  return findLoss(now, frame) ?? (await findMark(page));
}

/** What the shell says of a screen that it could not show. */
async function findMark(page: Page): Promise<string | undefined> {
  const mark = page.locator(`meta[name="${screenFailureMark}"]`).first();
  return (await mark.count()) > 0 ? `${(await mark.getAttribute('content')) ?? ''}: ${await page.title()}` : undefined;
}
