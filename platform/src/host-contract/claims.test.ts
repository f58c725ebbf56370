import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judgeGuard, type Guard } from './claims.ts';

describe('a guard', () => {
  for (const [guard, role, verdict] of [
    [undefined, undefined, 'passed'],
    ['session', undefined, 'signed out'],
    ['session', 'general', 'passed'],
    ['admin', 'business', 'refused'],
    ['admin', 'admin', 'passed'],
    ['owner', 'admin', 'refused'],
    ['constructor', 'admin', 'refused'],
    ['', 'admin', 'refused'],
    ['', undefined, 'signed out'],
  ] as const) {
    it(`"${String(guard)}" answers ${role ?? 'a visitor'}: ${verdict}`, () => {
      assert.equal(judgeGuard(guard as Guard | undefined, role && { role }), verdict);
    });
  }
});
