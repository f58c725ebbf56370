import { cpSync, mkdtempSync, rmSync } from 'node:fs';
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
  RELEASES_COMMAND: join(root, 'releases/src/cyberharbour-mf.ts'),
});

interface Journeys {
  /** Which test files, by a piece of their names; all of them without. */
  files?: string[];
  env?: NodeJS.ProcessEnv;
  /** What all of them may take together, in milliseconds, where it is more than any other command takes. */
  timeout?: number;
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'cyberharbour-store-'));
const remove = (folder: string) => {
  rmSync(folder, { recursive: true, force: true });
};

/** Builds the product and releases it. @returns the store; it is gone with this process */
async function releaseProduct(): Promise<string> {
  const store = makeFolder();
  process.once('exit', () => remove(store));
  await bringUpToDate(store);
  await publishSecondRelease(store);
  return store;
}
let released: ReturnType<typeof releaseProduct> | undefined;

/** The store that journeys of this process were given copies of, for tests that would build the same once more. */
export const nameBuiltStore = async (): Promise<NodeJS.ProcessEnv> => (released ? { BUILT_STORE: await released } : {});

/**
 * Builds the product, once for all journeys of this process, and gives these a store of their own.
 * @returns runs journeys on it in a real browser, and removes the store
 */
export async function prepareJourneys({ files = [], env = {}, timeout }: Journeys = {}): Promise<
  () => Promise<SuiteResult>
> {
  const store = makeFolder();
  try {
    const settings = productSettings(store);
    cpSync(await (released ??= releaseProduct()), store, { recursive: true });
    return () => runBrowserTests({ ...env, ...settings }, files, timeout).finally(() => remove(store));
  } catch (error) {
    remove(store);
    const output = error instanceof UserError ? error.message : String(error);
    return () => Promise.resolve({ passed: 0, failed: 1, output });
  }
}

export const runJourneys = async (journeys?: Journeys): Promise<SuiteResult> => (await prepareJourneys(journeys))();
