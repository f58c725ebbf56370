import assert from 'node:assert/strict';
import { it } from 'node:test';
import { PooledTextEncoder } from './pooled-text-encoder.js';

const texts = [
  '',
  '<p class="a">',
  'é',
  'a\u{1F30A}',
  '\uD800',
  'b'.repeat(256),
  'c'.repeat(257),
  '\u0000\u007F\u0080',
];

it("a pooled encoder gives Node's bytes, and no text changes an earlier one", () => {
  const encoder = new PooledTextEncoder();
  const all = Array.from({ length: 3000 }, (_, n) => `${texts[n % texts.length] ?? ''}${String(n)}`);
  const encoded = all.map((text) => encoder.encode(text));
  all.forEach((text, n) => assert.deepEqual(encoded[n], new TextEncoder().encode(text)));
});

it('what a stream takes away with its buffer is never a piece of a pool', () => {
  const bytes = new PooledTextEncoder().encode('d'.repeat(4097));
  assert.equal(bytes.buffer.byteLength, bytes.byteLength);
});
