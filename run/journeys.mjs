import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, publish, ReleaseStore } from '@cyberharbour/releases';
import { readPackage } from '@cyberharbour/platform/webpack';
import { chromium } from './chromium.mjs';
import { root } from './install.mjs';
import { Plain } from './processes.mjs';
import { bringUpToDate } from './releases.mjs';
import { browserTests } from './suites.mjs';

/** A release after the first one, so that there is a version before to go back to. */
async function secondRelease(folder) {
  const store = new ReleaseStore(folder);
  const { current } = await store.latest('mf_public');
  const version = `${current}.2`;
  await publish(store, { unit: readPackage(join(root, 'mf-public')), version, dist: join(root, 'mf-public', 'dist') });
  await promote(store, 'mf_public', version);
}

/**
 * The built product, released into a store of its own, in a real browser.
 * @param files which journeys; all of them without
 */
export async function journeys({ files = [], env = {} } = {}) {
  const store = mkdtempSync(join(tmpdir(), 'cyberharbour-store-'));
  try {
    const browser = chromium(console.log);
    await bringUpToDate(store, () => {});
    await secondRelease(store);
    return await browserTests(
      {
        ...env,
        CHROMIUM: browser,
        RELEASE_STORE: store,
        API_COMMAND: join(root, 'server/src/main.ts'),
        WEB_COMMAND: join(root, 'shell/server/main.ts'),
      },
      files,
    );
  } catch (error) {
    if (!(error instanceof Plain)) throw error;
    return { passed: 0, failed: 1, said: error.message };
  } finally {
    rmSync(store, { recursive: true, force: true });
  }
}
