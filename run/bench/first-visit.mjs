import { ReleaseStore } from '@cyberharbour/releases';

/**
 * Opens an address for the first time, signed in.
 * @returns bytes of script (brotli) that one remote adds to it, file by file
 */
export async function addedBy(browser, { address, store, remote, storageState, ready }) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const files = new Set();
  page.on('request', (request) => {
    const [, name, version, file] = /\/r\/([^/]+)\/([^/]+)\/([^?]+\.js)$/.exec(request.url()) ?? [];
    if (name === remote) files.add(`${version}/${file}`);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: ready }).waitFor();
  await context.close();
  const sizes = [];
  for (const path of files) {
    const [version, ...rest] = path.split('/');
    const release = await new ReleaseStore(store).release(remote, version);
    sizes.push([rest.join('/'), release.files[rest.join('/')].brotli]);
  }
  return sizes;
}
