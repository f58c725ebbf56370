import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, publish, ReleaseStore } from '@cyberharbour/releases';
import { readPackage } from '@cyberharbour/platform/webpack';
import { UserError } from '../processes/product.ts';
import { findChromium, findHeadlessChromium } from '../product/chromium.ts';
import { bringUpToDate, currentVersion } from '../product/releases.ts';
import { root } from '../root.ts';
import { runBrowserTests, type SuiteResult } from './runners.ts';

/** A release after the first one, so that there is a version before to go back to. */
async function publishSecondRelease(folder: string): Promise<void> {
  const store = new ReleaseStore(folder);
  const current = await currentVersion(store, 'mf_public');
  const version = `${current}.2`;
  await publish(store, { unit: readPackage(join(root, 'mf-public')), version, dist: join(root, 'mf-public', 'dist') });
  await promote(store, 'mf_public', version);
}

/**
 * What the journeys need to start the product of this tree.
 * @throws UserError when there is no Chromium
 */
export const productSettings = (store: string) => ({
  CHROMIUM: findChromium(console.log),
  HEADLESS_CHROMIUM: findHeadlessChromium(console.log),
  RELEASE_STORE: store,
  API_COMMAND: join(root, 'server/src/main.ts'),
  WEB_COMMAND: join(root, 'shell/server/main.ts'),
});

/**
 * Runs journeys in a real browser on the built product, released into a store of its own.
 * @param files which test files, by a piece of their names; all of them without
 */
export async function runJourneys({
  files = [],
  env = {},
}: { files?: string[]; env?: NodeJS.ProcessEnv } = {}): Promise<SuiteResult> {
  const store = mkdtempSync(join(tmpdir(), 'cyberharbour-store-'));
  try {
    const settings = productSettings(store);
    await bringUpToDate(store);
    await publishSecondRelease(store);
    return await runBrowserTests({ ...env, ...settings }, files);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { passed: 0, failed: 1, output: error.message };
  } finally {
    rmSync(store, { recursive: true, force: true });
  }
}
