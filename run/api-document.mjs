import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const recordedIn = (root, version) =>
  join(root, 'shared-api/src/testing/catalogue/recorded', `openapi-${version}.json`);

/** What the API server of a source tree says of itself, asked of the server as it runs. */
export async function describedApi(root) {
  const part = (path) => import(pathToFileURL(join(root, 'server/src', path)).href);
  const [{ openHouse }, { openDatabase, openHeavy }] = await Promise.all([
    part('testing/test-server.ts'),
    part('database/database.ts'),
  ]);
  const data = mkdtempSync(join(tmpdir(), 'cyberharbour-api-'));
  const db = await openDatabase(null, data);
  const house = await openHouse(db, openHeavy(db, null, data), data);
  try {
    return (await house.app.inject('/api/openapi.json')).json();
  } finally {
    await house.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** What the hooks of the API package were tried against for this version; undefined where nobody has recorded it. */
export function recordedApi(root, version) {
  try {
    return JSON.parse(readFileSync(recordedIn(root, version), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

export const recordApi = (root, document) =>
  writeFileSync(recordedIn(root, document.info.version), JSON.stringify(document));
