import { readApiDocument, writeRecord } from './api/document.ts';
import { root } from './root.ts';

/**
 * `npm run record-api`: records what the API offers in this version; the hooks of this and of later releases are tested
 * against it.
 */
writeRecord(root, await readApiDocument());
