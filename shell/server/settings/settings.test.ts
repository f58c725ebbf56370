import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings } from './settings.ts';

describe('settings', () => {
  for (const [name, value] of [
    ['WEB_PORT', 'three'],
    ['API_PORT', '99999'],
    ['PUBLIC_API_URL', 'not an address'],
  ] as const) {
    it(`a wrong ${name} is named in one sentence`, () => {
      assert.throws(() => readSettings({ [name]: value }), new RegExp(`^Error: ${name} must be`));
    });
  }
});
