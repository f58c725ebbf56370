import type { LiveRelease, LiveSet, Release, ReleaseStore } from '@cyberharbour/releases';
import { chromium } from 'playwright-core';
import type { BrowserContext } from 'playwright-core';
import { addressFor } from './answers.ts';
import { findFault, lookAtFrame, newPage } from './open-screen.ts';
import { serveCandidate } from './serve-candidate.ts';

/** How long all screens together may take, in milliseconds. */
const wholeLimit = 60_000;

/** Screens that are opened at the same time; each is mostly waited for. */
const pagesAtOnce = 5;

/** So many broken screens say enough: the others are not opened any more. */
const mostFaults = 3;

/** The live set with the candidate in its place and without a fallback, so that a failure shows. */
function withCandidate({ shell, remotes }: LiveSet, candidate: Release): LiveSet {
  if (candidate.kind === 'shell') return { shell: { name: 'shell', current: candidate }, remotes };
  const placed: LiveRelease = { name: candidate.name, current: candidate };
  return { shell, remotes: [...remotes.filter(({ name }) => name !== candidate.name), placed] };
}

/** Of a remote every screen that there is an address for; for a shell the first such screen of each remote. */
function addressesOf({ remotes }: LiveSet, candidate: Release): string[] {
  const listAddresses = ({ claims }: Release) =>
    claims.map(({ path }) => addressFor(path)).filter((address) => address !== undefined);
  if (candidate.kind === 'remote') return listAddresses(candidate);
  return remotes.filter(({ disabled }) => !disabled).flatMap(({ current }) => listAddresses(current).slice(0, 1));
}

/**
 * Opens each screen of a published version inside the live shell in a real browser. It ends within a minute, whatever
 * the version does.
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
  // As a server, so that the browser can be ended while its pages answer nothing.
  const browser = await chromium.launchServer({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const called = `${candidate.name} ${candidate.version}`;
  const open = new Set<string>();
  const faults: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      faults.push(`${called} does not mount within ${wholeLimit / 1000} s: ${[...open].join(', ')}`);
      resolve();
    }, wholeLimit);
  });
  try {
    const context = await (await chromium.connect(browser.wsEndpoint())).newContext({ locale: 'en-AU' });
    const work = openAll(context, web.address, { queue: addressesOf(set, candidate), candidate, open, faults });
    await Promise.race([work, late]);
    return [...faults];
  } finally {
    clearTimeout(timer);
    await browser.kill();
    web.close();
  }
}

interface Mounting {
  queue: string[];
  candidate: Release;
  /** Screens that are open now. */
  open: Set<string>;
  faults: string[];
}

async function openAll(context: BrowserContext, address: string, { queue, candidate, open, faults }: Mounting) {
  open.add('/nothing-is-here');
  const frame = await lookAtFrame(await newPage(context), address);
  open.clear();
  const work = async () => {
    for (let path = queue.shift(); path !== undefined && faults.length < mostFaults; path = queue.shift()) {
      open.add(path);
      const page = await newPage(context);
      const fault = await findFault(page, `${address}${path}`, candidate, frame);
      open.delete(path);
      if (fault === undefined) await page.close();
      else faults.push(`${candidate.name} ${candidate.version} does not mount at ${path}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
}
