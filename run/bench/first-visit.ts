import { ReleaseStore } from '@cyberharbour/releases';
import type { Browser } from '@playwright/test';
import type { StorageState } from './visit.ts';

export interface FirstVisit {
  address: string;
  /** Folder of the release store. */
  store: string;
  /** Name of the remote whose files are counted. */
  remote: string;
  storageState: StorageState;
  /** The heading that tells that the screen is there. */
  ready: RegExp;
}

/**
 * Opens an address for the first time, signed in.
 * @returns bytes of script (brotli) that one remote adds to it, file by file
 */
export async function listScripts(
  browser: Browser,
  { address, store, remote, storageState, ready }: FirstVisit,
): Promise<[file: string, bytes: number][]> {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, name, version, file] = /\/r\/([^/]+)\/([^/]+)\/([^?]+\.js)$/.exec(request.url()) ?? [];
    if (name === remote) files.add(`${String(version)}/${String(file)}`);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: ready }).waitFor();
  await context.close();
  const sizes: [file: string, bytes: number][] = [];
  for (const path of files) {
    const [version = '', ...rest] = path.split('/');
    const file = rest.join('/');
    const release = await new ReleaseStore(store).release(remote, version);
    const entry = release.files[file];
    if (!entry) throw new Error(`${path} was loaded, but is no file of the release.`);
    sizes.push([file, entry.brotli]);
  }
  return sizes;
}
