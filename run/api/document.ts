import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, openHeavy } from '../../server/src/database/database.ts';
import { openTestServer } from '../../server/src/testing/test-server.ts';

/** The fields of an OpenAPI document that are read here. */
export interface ApiDocument {
  info: { version: string };
  paths: Record<string, Record<string, unknown>>;
}

const recordFile = (root: string, version: string) =>
  join(root, 'shared-api/src/testing/catalogue/recorded', `openapi-${version}.json`);

/** The OpenAPI document that the API server of this tree serves. */
export async function readApiDocument(): Promise<ApiDocument> {
  const data = mkdtempSync(join(tmpdir(), 'cyberharbour-api-'));
  const db = await openDatabase(null, data);
  const server = await openTestServer(db, openHeavy(db, null, data), data);
  try {
    return (await server.app.inject('/api/openapi.json')).json<ApiDocument>();
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * The document that the hooks of the API package are tested against for this version; undefined where none was
 * recorded.
 */
export function readRecord(root: string, version: string): ApiDocument | undefined {
  try {
    return JSON.parse(readFileSync(recordFile(root, version), 'utf8')) as ApiDocument;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export function writeRecord(root: string, document: ApiDocument): void {
  writeFileSync(recordFile(root, document.info.version), JSON.stringify(document));
}
