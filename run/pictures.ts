import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@cyberharbour/processes';
import { type Browser, chromium, type Page } from '@playwright/test';
import { runReleaseCommands, showTerminal } from './pictures/terminal.ts';
import { endAll, onEnd, startApi, startWeb, UserError } from './processes/product.ts';
import { findChromium } from './product/chromium.ts';
import { bringUpToDate } from './product/releases.ts';
import { root } from './root.ts';

const admin = { email: 'harbourmaster@example.com', password: 'a lamp that is always lit' };
const themes = ['light', 'dark'] as const;
const mostBytes = 200_000;

/** Takes what is on the screen as WebP, which Playwright's own screenshots cannot be, into `docs/pictures`. */
async function takePicture(page: Page, name: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
  const picture = Buffer.from(data, 'base64');
  if (picture.length >= mostBytes)
    throw new UserError(`${name} has ${picture.length} bytes, ${mostBytes} are allowed.`);
  mkdirSync(join(root, 'docs/pictures'), { recursive: true });
  writeFileSync(join(root, 'docs/pictures', `${name}.webp`), picture);
  console.log(`docs/pictures/${name}.webp  ${Math.round(picture.length / 1000)} kB`);
}

async function openScreen(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function pictureTheme(browser: Browser, web: string, release: string, theme: (typeof themes)[number]) {
  const context = await browser.newContext({
    baseURL: web,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-AU',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  // The letters are those of the second visit: the first does not wait for them.
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  await takePicture(page, `home-${theme}`);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Login successful').waitFor();
  await openScreen(page, '/admin/blogs', 'Blogs');
  await page.getByText('Login successful').waitFor({ state: 'hidden' });
  await takePicture(page, `console-${theme}`);
  await showTerminal(page, release, theme);
  await takePicture(page, `release-${theme}`);
  await context.close();
}

const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-pictures-'));
const store = join(folder, 'store');

/** `npm run pictures`: README's pictures of the running product, in light and dark, into `docs/pictures`. */
async function takePictures(): Promise<void> {
  const executablePath = findChromium(console.log);
  const [webPort, apiPort] = [String(await freePort()), String(await freePort())];
  const settings = {
    DATA_DIR: join(folder, 'data'),
    RELEASE_STORE: store,
    WEB_PORT: webPort,
    API_PORT: apiPort,
    PUBLIC_API_URL: `http://localhost:${apiPort}`,
    WEB_ORIGINS: `http://localhost:${webPort}`,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // A first start asks for a second step for a week: readers of README are not shown that.
    ADMIN_SECOND_STEP_DAYS: 'off',
  };
  await bringUpToDate(store, console.log);
  await startApi(settings);
  const { ready } = await startWeb(settings);
  const release = await runReleaseCommands(store);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  for (const theme of themes) await pictureTheme(browser, ready.web, release, theme);
  await browser.close();
}

const tidy = async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
};
onEnd(tidy);
try {
  await takePictures();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
} finally {
  await tidy();
}
