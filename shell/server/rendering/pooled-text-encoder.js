// JavaScript, as its worker is.

/** Bytes of a pool, and characters up to which a text is put into one. */
const poolSize = 2 ** 16;
const mostCharacters = 256;

let pool = new Uint8Array(poolSize);
let used = 0;

/**
 * React encodes each tag, attribute and text by itself. Node makes a buffer of its own for each, which takes longer
 * than to write it. What is longer than a pooled text is handed on to the stream, which takes its whole buffer away.
 */
export class PooledTextEncoder extends TextEncoder {
  /** @param {string} [text] */
  encode(text = '') {
    const { length } = text;
    if (typeof text !== 'string' || length > mostCharacters) return super.encode(text);
    if (used + length > poolSize) {
      pool = new Uint8Array(poolSize);
      used = 0;
    }
    for (let n = 0; n < length; n += 1) {
      const code = text.charCodeAt(n);
      if (code > 127) return super.encode(text);
      pool[used + n] = code;
    }
    used += length;
    return pool.subarray(used - length, used);
  }
}
