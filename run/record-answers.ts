import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { endAll, startApi, startWeb } from './processes/product.ts';
import { findHeadlessChromium } from './product/chromium.ts';
import { bringUpToDate } from './product/releases.ts';
import { root } from './root.ts';

/**
 * `npm run record-answers`: opens every screen of the product, with its demo posts, as an administrator, and records
 * what the API answers. The smoke mount answers with that, so that screens are tried with data.
 */
const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-answers-'));
const admin = { email: 'harbourmaster@example.com', password: 'a lamp that is always lit' };
const web = 'http://localhost:4811';

/** Time that a screen has to ask for its data, in milliseconds. */
const dwell = 1500;

async function open(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForTimeout(dwell);
}

async function logIn(page: Page) {
  await page.goto('/login');
  await page.locator('html[data-started]').waitFor();
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Login successful').waitFor();
}

const claimed = globSync('mf-*/remote.json', { cwd: root }).flatMap((file) =>
  (JSON.parse(readFileSync(join(root, file), 'utf8')) as { claims: { path: string }[] }).claims.map(({ path }) => path),
);

/** The first link to a post of its kind: `/blog/019c…` for `/blog/:id`. */
async function findSample(page: Page, list: string) {
  await open(page, list);
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return links.find((link) => link.startsWith(`${list}/`) && !link.endsWith('/create') && !/[?#]/.test(link)) ?? list;
}

async function record(page: Page) {
  const calls: Record<string, unknown> = {};
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!pathname.startsWith('/api/') || response.request().method() !== 'GET' || !response.ok()) return;
    void response.json().then(
      (body: unknown) => (calls[`${pathname.slice('/api'.length)}${search}`] = body),
      () => undefined,
    );
  });
  await logIn(page);
  const samples: Record<string, string> = {};
  for (const path of claimed.filter((one) => !one.includes(':') && one !== '/logout')) await open(page, path);
  for (const path of claimed.filter((one) => one.includes(':'))) {
    const sample = await findSample(page, path.slice(0, path.indexOf('/:')));
    samples[path] = path.replace(/^.*?\/:\w+/, sample);
    await open(page, samples[path]);
  }
  return { samples, calls };
}

const store = join(folder, 'store');
await bringUpToDate(store, console.log);
const environment = {
  DATA_DIR: join(folder, 'data'),
  RELEASE_STORE: store,
  WEB_PORT: '4811',
  API_PORT: '4812',
  WEB_ORIGINS: web,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
};
await startApi(environment);
await startWeb(environment);
const browser = await chromium.launch({ executablePath: findHeadlessChromium(console.log), args: ['--no-sandbox'] });
try {
  const recorded = await record(await browser.newPage({ baseURL: web }));
  writeFileSync(join(root, 'shell/server/smoke/answers.json'), `${JSON.stringify(recorded, null, 2)}\n`);
  console.log(`Recorded ${Object.keys(recorded.calls).length} answers.`);
} finally {
  await browser.close();
  await endAll();
  rmSync(folder, { recursive: true, force: true });
}
