import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** ES2024: gives its memory away, and is empty from then on. */
interface Transferable extends ArrayBuffer {
  transfer: (length: number) => ArrayBuffer;
}

const decompress = promisify(brotliDecompress);
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const encode = (document: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'gzip' ? compressors.gzip(document) : compressors.br(document, brotli);

/** Gives the memory of bytes back that nobody else has: up to 64 MB of such would wait for the next full collection. */
export function release({ buffer, byteLength }: Buffer) {
  if (buffer.byteLength === byteLength) (buffer as Transferable).transfer(0);
}

/** What `encode` made of a document by brotli, as the document again. */
export const decode = (encoded: Buffer): Promise<Buffer> => decompress(encoded);
