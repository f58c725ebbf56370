import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

export type Compression = Exclude<Encoding, 'identity'>;

/** ES2024: gives its memory away, and is empty from then on. */
interface Transferable extends ArrayBuffer {
  transfer: (length: number) => ArrayBuffer;
}

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** For a smaller window brotli searches in another way, and would make other bytes. */
const leastWindow = 17;

/**
 * Brotli with a window that holds all of the content: one of 2^n bytes holds 16 bytes less (RFC 7932, 9.1). By the
 * window of 4 MiB that is the default, content of more than 64 KiB takes 10.8 MB of memory in place of 2.7, and a few
 * pages at a time begin a full collection, which takes longer than they do.
 */
const brotliParams = (length: number, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(leastWindow, Math.ceil(Math.log2(length + 16))),
  ),
});

/** Bytes that zlib writes into: more than the blocks that Node gives to several, so that all of it is its own. */
const chunkSize = 96 * 2 ** 10;

/**
 * Gives the memory of bytes back that nobody else has: up to 64 MB of such would wait for the next full collection.
 * Bytes that are part of a larger block are left alone.
 */
export function release({ buffer, byteLength }: Buffer): void {
  if (buffer.byteLength === byteLength) (buffer as Transferable).transfer(0);
}

/** Bytes that zlib made are the begin of its chunk: a stored answer would hold all of it. */
function fit(made: Buffer): Buffer {
  if (made.buffer.byteLength === made.length) return made;
  const fitting = Buffer.allocUnsafeSlow(made.length);
  made.copy(fitting);
  if (made.buffer.byteLength === chunkSize) release(Buffer.from(made.buffer));
  return fitting;
}

/**
 * Compresses what an answer says.
 * @param quality of brotli, from 0 to 11
 * @returns bytes that take no more memory than they are long
 */
export async function compress(content: Buffer | string, compression: Compression, quality: number): Promise<Buffer> {
  const params = compression === 'br' ? brotliParams(Buffer.byteLength(content), quality) : {};
  return fit(await compressors[compression](content, { chunkSize, params }));
}
