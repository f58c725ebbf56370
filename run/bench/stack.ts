import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { endAll, startApi, startWeb } from '../processes/product.ts';
import { findChromium } from '../product/chromium.ts';
import { launch, type StorageState } from './visit.ts';

const admin = { email: 'bench@example.com', password: 'a bench to sit on' };

/** The product as it is measured: its addresses, the settings of both servers, a browser. */
export interface Stack {
  web: string;
  api: string;
  /** Scratch folder, gone afterwards. */
  place: string;
  env: { DATA_DIR: string; RELEASE_STORE: string };
  browser: Browser;
  /** Starts the API and the web server. */
  start: () => Promise<void>;
  /** Signs the administrator in. @returns the browser's cookies */
  signIn: () => Promise<StorageState>;
}

export const scratchFolder = () => mkdtempSync(join(tmpdir(), 'cyberharbour-bench-'));

/** Settings of a product with data, store and ports of its own. */
export const stackSettings = (place: string, [webPort, apiPort]: readonly [number, number]) => ({
  DATA_DIR: join(place, 'data'),
  RELEASE_STORE: join(place, 'store'),
  WEB_PORT: String(webPort),
  API_PORT: String(apiPort),
  WEB_ORIGINS: `http://localhost:${webPort}`,
  PUBLIC_API_URL: `http://localhost:${apiPort}`,
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
  const browser = await launch(findChromium(console.log));
  const [web, api] = [`http://localhost:${ports[0]}`, env.PUBLIC_API_URL];
  const start = async () => {
    await startApi(env);
    await startWeb(env);
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
