import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describedApi, recordedApi } from './api-document.mjs';
import { root } from './install.mjs';

const callsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );

it('the hooks of the API package are tried against every call that the server has', async () => {
  const described = await describedApi(root);
  const { version } = described.info;
  const recorded = recordedApi(root, version);
  assert.ok(recorded, `Nobody has recorded what API ${version} offers: node run/record-api.mjs`);
  assert.deepEqual(
    callsOf(recorded),
    callsOf(described),
    'The API has other calls than those recorded: node run/record-api.mjs, and a hook for what is new.',
  );
});
