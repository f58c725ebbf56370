import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './index.ts';

describe('a compressed answer', () => {
  for (const compression of ['br', 'gzip'] as const)
    for (const length of [0, 1, 300, 24_000, 200_000])
      it(`is whole and takes no more memory than it is long: ${length} bytes by ${compression}`, async () => {
        // Twice the text of random bytes: what is compressed is still of some length.
        const content = randomBytes(length).toString('hex');
        const made = await compress(content, compression, 4);
        assert.equal((compression === 'br' ? brotliDecompressSync(made) : gunzipSync(made)).toString(), content);
        assert.equal(made.buffer.byteLength, made.length);
      });

  for (const [length, bits] of [
    [1, 17],
    [100_000, 17],
    [131_056, 17],
    [131_057, 18],
    [400_000, 19],
    [8_000_000, 22],
  ] as const)
    it(`of ${length} bytes has a window of 2^${bits} bytes, for which brotli takes memory`, async () => {
      const made = await compress('a'.repeat(length), 'br', 4);
      assert.equal(windowOf(made), bits);
      assert.equal(brotliDecompressSync(made).length, length);
    });
});

/** WBITS of a brotli stream (RFC 7932, 9.1), for the windows above 64 KiB. */
function windowOf([first = 0]: Buffer): number {
  assert.equal(first & 1, 1);
  return 17 + ((first >> 1) & 7);
}
