import { describeFailure, screenFailureMark } from '@cyberharbour/platform';
import type { LiveRelease, LiveSet, Release, ReleaseStore } from '@cyberharbour/releases';
import { chromium } from 'playwright-core';
import type { BrowserContext, Page } from 'playwright-core';
import { serveCandidate } from './serve-candidate.ts';

/**
 * How long a screen may take until its heading is there, and how long a screen that throws at once is then waited
 * for; in milliseconds.
 */
const headingLimit = 15_000;
const settleTime = 400;

/** Screens that are opened at the same time. */
const pagesAtOnce = 3;

/** The live set with the candidate in its place and without a fallback, so that a failure shows. */
function withCandidate({ shell, remotes }: LiveSet, candidate: Release): LiveSet {
  if (candidate.kind === 'shell') return { shell: { name: 'shell', current: candidate }, remotes };
  const placed: LiveRelease = { name: candidate.name, current: candidate };
  return { shell, remotes: [...remotes.filter(({ name }) => name !== candidate.name), placed] };
}

/** Paths to open: of a remote every screen without parameters; for a shell the first such screen of each remote. */
function pathsOf({ remotes }: LiveSet, candidate: Release): string[] {
  const listPaths = ({ claims }: Release) => claims.map(({ path }) => path).filter((path) => !path.includes(':'));
  if (candidate.kind === 'remote') return listPaths(candidate);
  return remotes.filter(({ disabled }) => !disabled).flatMap(({ current }) => listPaths(current).slice(0, 1));
}

async function findFault(
  page: Page,
  address: string,
  path: string,
  { name, version }: Release,
): Promise<string | undefined> {
  const errors: string[] = [];
  const note = (text: string) => void errors.push(text.split('\n')[0] ?? '');
  page.on('pageerror', (error) => {
    if (name === 'shell' || error.stack?.includes(`/r/${name}/${version}/`)) note(error.message);
  });
  // The shell writes there what failed, and of whom.
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith(describeFailure(name, version))) note(message.text());
  });
  await page.goto(`${address}${path}`);
  const hasHeading = await page
    .locator('main h1')
    .first()
    .waitFor({ state: 'attached', timeout: headingLimit })
    .then(
      () => true,
      () => false,
    );
  await page.waitForTimeout(settleTime);
  const mark = page.locator(`meta[name="${screenFailureMark}"]`).first();
  const failure =
    (await mark.count()) > 0 ? `${(await mark.getAttribute('content')) ?? ''}: ${await page.title()}` : undefined;
  const reason = errors[0] ?? (hasHeading ? failure : `no heading within ${headingLimit / 1000} s`);
  return reason === undefined ? undefined : `${name} ${version} does not mount at ${path}: ${reason}`;
}

/**
 * Opens each screen of a published version inside the live shell in a real browser.
 * @param executablePath the Chromium to open it in
 * @returns reasons why the version may not go live; empty when every screen mounted
 */
export async function smokeReasons(
  store: ReleaseStore,
  live: LiveSet,
  candidate: Release,
  executablePath: string,
): Promise<string[]> {
  const set = withCandidate(live, candidate);
  const web = await serveCandidate(store, set);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ locale: 'en-AU' });
    return await openAll(context, pathsOf(set, candidate), (page, path) =>
      findFault(page, web.address, path, candidate),
    );
  } finally {
    await browser.close();
    web.close();
  }
}

async function openAll(
  context: BrowserContext,
  queue: string[],
  check: (page: Page, path: string) => Promise<string | undefined>,
): Promise<string[]> {
  const faults: string[] = [];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const page = await context.newPage();
      const fault = await check(page, path);
      if (fault !== undefined) faults.push(fault);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  return faults;
}
