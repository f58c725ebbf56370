import { chromiumArguments } from '@cyberharbour/processes';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { tabIcon } from '../../shell/server/site-files/site-files.ts';
import { collectVitals, readVitals, type Vitals } from './vitals.ts';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a visit needs beside its address: a session, if any, and the heading that tells that the screen is there. */
export interface Visit {
  storageState?: StorageState | undefined;
  ready: RegExp;
}

/** What one visit cost, as `visit` says. */
export interface VisitCost extends Vitals {
  bytes: number;
  scripts: number;
  requests: number;
  depth: number;
}

/** Who asked for a file, as the DevTools protocol says. */
interface Initiator {
  url?: string | undefined;
  stack?: { callFrames: { url: string }[] } | undefined;
}

/** A poor phone on a slow line: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const line = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const slowdown = 4;

/** A new window of Chromium loads pages of its own address bar: they would take the processor from the visit. In ms. */
const windowLoads = 1500;

export const launch = (executablePath: string, args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...chromiumArguments, ...args] });

/** How many responses have to come one after the other: the document is 1, what it names is 2, what that loads is 3. */
function depthOf(requests: Map<string, Initiator>, document: string): number {
  const levels = new Map([[document, 1]]);
  const level = (url: string, seen = new Set<string>()): number => {
    const known = levels.get(url);
    if (known !== undefined) return known;
    const initiator = requests.get(url);
    if (!initiator || seen.has(url)) return 1;
    const from = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? document;
    const depth = 1 + level(from.startsWith('http') && from !== url ? from : document, new Set([...seen, url]));
    levels.set(url, depth);
    return depth;
  };
  return Math.max(1, ...[...requests.keys()].map((url) => level(url)));
}

const isCode = (url: string, origin: string) =>
  url.startsWith(origin) && !/^\/(api|media)\//.test(new URL(url).pathname) && !url.endsWith(tabIcon);

/** Opens a tab on the slow line, with an empty cache, in a window that has loaded. */
export async function openSlowTab(context: BrowserContext, { isCached = false } = {}) {
  const page = await context.newPage();
  await page.waitForTimeout(windowLoads);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (!isCached) await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await collectVitals(page);
  return { page, session };
}

/** The phone of a reader in Australia, as every visit has it. */
export const phone = { viewport: { width: 390, height: 844 }, locale: 'en-AU', timezoneId: 'Australia/Sydney' };

const open = async (page: Page, address: string, ready: RegExp) => {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.getByRole('heading', { level: 1, name: ready }).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1500);
};

/**
 * Opens an address once, with an empty cache, on the slow line.
 * @returns bytes over the wire (of all, and of scripts alone) and number of the files that the page is made of (without
 * the API's responses and pictures), their depth, and what a person sees and waits for
 */
export async function visit(browser: Browser, address: string, { storageState, ready }: Visit): Promise<VisitCost> {
  const context = await browser.newContext({ ...phone, ...(storageState && { storageState }) });
  const { page, session } = await openSlowTab(context);
  const { origin } = new URL(address);
  const requests = new Map<string, Initiator>();
  const urls = new Map<string, string>();
  let bytes = 0;
  let scripts = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    urls.set(requestId, request.url);
    if (isCode(request.url, origin) && !requests.has(request.url)) requests.set(request.url, initiator);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    if (isCode(url, origin)) bytes += encodedDataLength;
    if (url.endsWith('.js')) scripts += encodedDataLength;
  });
  await open(page, address, ready);
  const vitals = await readVitals(page);
  await context.close();
  return { bytes, scripts, requests: requests.size, depth: depthOf(requests, address), ...vitals };
}
