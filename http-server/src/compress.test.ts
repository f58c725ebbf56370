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
});
