import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings, settingsSchema } from './settings.ts';

describe('settings', () => {
  for (const [name, value] of [
    ['WEB_PORT', 'three'],
    ['API_PORT', '99999'],
    ['PUBLIC_API_URL', 'not an address'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_SECONDS', '61'],
  ] as const) {
    it(`a wrong ${name} is named in one sentence`, () => {
      assert.throws(() => readSettings({ [name]: value }), new RegExp(`^Error: ${name} must be`));
    });
  }

  it('say what they mean unset and set, for the README', () => {
    for (const [name, schema] of Object.entries(settingsSchema.shape)) {
      const { unset, set } = schema.meta() ?? {};
      assert.ok(typeof unset === 'string' && typeof set === 'string', name);
    }
  });

  it('that are empty count as unset', () => {
    assert.equal(readSettings({ WEB_PORT: '', HOST: '' }).port, 3000);
  });
});
