import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveRelease, LiveSet, Release, ReleaseStore } from '@cyberharbour/platform/releases';
import { chromium } from 'playwright-core';
import type { BrowserContext, Page } from 'playwright-core';
import { composePage } from '../compose-page.ts';
import { publishedFile, typeOf } from '../published.ts';

/** What a screen may take until its heading stands, and what is then waited for one that throws at once; in milliseconds. */
const patience = 15_000;
const settle = 400;

/** Screens that are opened at the same time. */
const lanes = 3;

/** An administrator, so that every guard opens; all other calls are answered by "not now", as by an API in trouble. */
const user = {
  _id: 'smoke',
  name: 'Smoke mount',
  email: 'smoke@example.com',
  role: 'admin',
  isAccountVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const answerOf = (path: string) =>
  /^\/api\/(user\/data|auth\/verify)$/.test(path)
    ? { status: 200, body: { success: true, user } }
    : { status: 503, body: { success: false, code: 'UNAVAILABLE', message: 'This is a smoke mount.' } };

/** The pages of one set, as the web server would compose them, with every call answered here: nothing outside this machine is asked. */
async function serve(store: ReleaseStore, set: LiveSet) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname);
    const send = (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
      void response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    request.resume();
    if (path.startsWith('/api/')) {
      const { status, body } = answerOf(path);
      return send(status, 'application/json', JSON.stringify(body));
    }
    if (path.startsWith('/r/')) {
      return void publishedFile(store, path).then(
        (bytes) => (bytes ? send(200, typeOf(path), bytes) : send(404, 'text/plain', '')),
        () => send(500, 'text/plain', ''),
      );
    }
    if (request.method === 'POST') return void response.writeHead(204).end();
    const page = composePage(set, `http://${request.headers.host ?? ''}`, { path });
    return send(page.status, 'text/html; charset=utf-8', page.html, page.headers);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

/** The live set with the candidate in its place, and no version before that could take over: what fails has to show. */
function withCandidate({ shell, remotes }: LiveSet, candidate: Release): LiveSet {
  if (candidate.kind === 'shell') return { shell: { name: 'shell', current: candidate }, remotes };
  const placed: LiveRelease = { name: candidate.name, current: candidate };
  return { shell, remotes: [...remotes.filter(({ name }) => name !== candidate.name), placed] };
}

/** Paths to open: every screen of a remote that needs no data to be found; for a shell the first such screen of each remote. */
function pathsOf({ remotes }: LiveSet, candidate: Release): string[] {
  const open = ({ claims }: Release) => claims.map(({ path }) => path).filter((path) => !path.includes(':'));
  if (candidate.kind === 'remote') return open(candidate);
  return remotes.filter(({ disabled }) => !disabled).flatMap(({ current }) => open(current).slice(0, 1));
}

const notMounted = /^(This part did not load|Page not found|Administrators only) /;

async function faultAt(
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
    if (message.type() === 'error' && message.text().startsWith(`${name} ${version} failed`)) note(message.text());
  });
  await page.goto(`${address}${path}`);
  const heading = await page
    .locator('main h1')
    .first()
    .waitFor({ state: 'attached', timeout: patience })
    .then(
      () => true,
      () => false,
    );
  await page.waitForTimeout(settle);
  const failed = !heading || notMounted.test(await page.title());
  if (errors.length === 0 && !failed) return undefined;
  return `${name} ${version} does not mount at ${path}: ${errors[0] ?? (heading ? await page.title() : `no heading within ${patience / 1000} s`)}`;
}

/**
 * Opens each screen of a published version inside the live shell in a real browser.
 * @param executablePath the Chromium to open it in
 * @returns why it may not go live; nothing when every screen stood
 */
export async function smokeReasons(
  store: ReleaseStore,
  live: LiveSet,
  candidate: Release,
  executablePath: string,
): Promise<string[]> {
  const set = withCandidate(live, candidate);
  const web = await serve(store, set);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ locale: 'en-AU' });
    return await openAll(context, pathsOf(set, candidate), (page, path) => faultAt(page, web.address, path, candidate));
  } finally {
    await browser.close();
    web.close();
  }
}

async function openAll(
  context: BrowserContext,
  waiting: string[],
  look: (page: Page, path: string) => Promise<string | undefined>,
): Promise<string[]> {
  const faults: string[] = [];
  const lane = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await context.newPage();
      const fault = await look(page, path);
      if (fault !== undefined) faults.push(fault);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return faults;
}
