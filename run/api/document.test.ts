import assert from 'node:assert/strict';
import { it } from 'node:test';
import { root } from '../root.ts';
import { type ApiDocument, readApiDocument, readRecord } from './document.ts';

const callsOf = ({ paths }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );

it('the hooks of the API package are tested against every call that the server has', async () => {
  const document = await readApiDocument();
  const { version } = document.info;
  const record = readRecord(root, version);
  assert.ok(record, `The document of API ${version} is not recorded: npm run record-api`);
  assert.deepEqual(
    callsOf(record),
    callsOf(document),
    'The API has other calls than those recorded: npm run record-api, and a hook for what is new.',
  );
});
