import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readVisitor, visitorCookie } from './visitor.ts';

describe('the number of a visitor', () => {
  it('is in a cookie that is Secure over https, and named for this host alone', () => {
    const { visitor, isNew } = readVisitor({});
    assert.equal(isNew, true);
    const [name, value, options] = visitorCookie(visitor, true);
    assert.deepEqual([name, options.secure, options.path], ['__Host-visitor', true, '/']);
    assert.deepEqual(readVisitor({ [name]: value }), { visitor, isNew: false });
    assert.deepEqual(readVisitor({ visitor: value }), { visitor, isNew: false }, 'one from before, or over http');
    assert.equal(readVisitor({ [name]: '<script>' }).isNew, true);
  });
});
