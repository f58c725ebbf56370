import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** A poor phone on a slow line: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const line = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const slowdown = 4;

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch(executablePath) {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  return chromium.launch({ executablePath, args: quiet });
}

/** How many answers have to come one after the other: the document is 1, what it names is 2, what that asks for is 3. */
function depthOf(requests, document) {
  const levels = new Map([[document, 1]]);
  const level = (url, seen = new Set()) => {
    if (levels.has(url)) return levels.get(url);
    const request = requests.get(url);
    if (!request || seen.has(url)) return 1;
    const from = request.initiator.stack?.callFrames[0]?.url ?? request.initiator.url ?? document;
    const found = 1 + level(from.startsWith('http') && from !== url ? from : document, new Set([...seen, url]));
    levels.set(url, found);
    return found;
  };
  return Math.max(1, ...[...requests.keys()].map((url) => level(url)));
}

const isCode = (url, origin) => url.startsWith(origin) && !url.endsWith('/favicon.svg');

/**
 * Opens an address once, with an empty cache, on the slow line.
 * @returns bytes over the wire (of all, and of scripts alone) and number of the files that the page is made of (not the API's answers and pictures), their depth, and paints in milliseconds
 */
export async function visit(browser, address, { storageState, ready }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { origin } = new URL(address);
  const requests = new Map();
  const urls = new Map();
  let bytes = 0;
  let scripts = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    urls.set(requestId, request.url);
    if (isCode(request.url, origin) && !requests.has(request.url)) requests.set(request.url, { initiator });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    if (isCode(url, origin)) bytes += encodedDataLength;
    if (url.endsWith('.js')) scripts += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.getByRole('heading', { level: 1, name: ready }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1500);
  const paints = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        new PerformanceObserver((list) => resolve({ first, largest: list.getEntries().at(-1).startTime })).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return { bytes, scripts, requests: requests.size, depth: depthOf(requests, address), ...paints };
}
