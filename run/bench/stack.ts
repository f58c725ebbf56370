import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { endAll, startApi, startWeb } from '../processes/product.ts';
import { findChromium } from '../product/chromium.ts';
import { launch, type StorageState } from './visit.ts';

const admin = { email: 'bench@example.com', password: 'a bench to sit on' };

export interface Processes {
  api: ChildProcess;
  web: ChildProcess;
}

/** The product as it is measured: its addresses, the settings of both servers, a browser. */
export interface Stack {
  web: string;
  api: string;
  /** Scratch folder, gone afterwards. */
  place: string;
  env: ReturnType<typeof stackSettings>;
  browser: Browser;
  /** Starts the API and the web server. @returns their processes */
  start: () => Promise<Processes>;
  /** Signs the administrator in. @returns the browser's cookies */
  signIn: () => Promise<StorageState>;
}

/**
 * Playwright listens to errors, and then V8 reads a whole script a second time at the first error that React makes: 30
 * to 55 ms on a slow phone. With this flag it has noted the places at the first reading, on every side alike.
 */
const noSecondReading = '--js-flags=--no-enable-lazy-source-positions';

export const scratchFolder = () => mkdtempSync(join(tmpdir(), 'cyberharbour-bench-'));

/** Settings of a product with data, store and ports of its own. */
export const stackSettings = (place: string, [webPort, apiPort]: readonly [number, number]) => ({
  DATA_DIR: join(place, 'data'),
  RELEASE_STORE: join(place, 'store'),
  WEB_PORT: String(webPort),
  API_PORT: String(apiPort),
  WEB_ORIGINS: `http://localhost:${webPort}`,
  // The web server passes calls on, as with `npm start`.
  TRUST_PROXY: '1',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_SCALE: '10000',
});

/**
 * Gives `measure` a product and a browser, and takes both away afterwards.
 * @param ports of the web server and of the API
 * @param settings further environment of both servers
 */
export async function withStack(
  ports: readonly [number, number],
  settings: NodeJS.ProcessEnv,
  measure: (stack: Stack) => Promise<void>,
): Promise<void> {
  const place = scratchFolder();
  const env = { ...stackSettings(place, ports), ...settings };
  const browser = await launch(findChromium(console.log), [noSecondReading]);
  const [web, api] = ports.map((port) => `http://localhost:${port}`) as [string, string];
  const start = async () => {
    const { child } = await startApi(env);
    return { api: child, web: (await startWeb(env)).child };
  };
  const signIn = async () => {
    const context = await browser.newContext();
    await context.request.post(`${api}/api/auth/login`, { data: admin, headers: { origin: web } });
    const storageState = await context.storageState();
    await context.close();
    return storageState;
  };
  try {
    await measure({ web, api, place, env, browser, start, signIn });
  } finally {
    await browser.close();
    await endAll();
    rmSync(place, { recursive: true, force: true });
  }
}
