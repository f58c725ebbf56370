import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Encoding } from '@cyberharbour/http-server';

export type Compression = Exclude<Encoding, 'identity'>;

/** ES2024: gives its memory away, and is empty from then on. */
interface Transferable extends ArrayBuffer {
  transfer: (length: number) => ArrayBuffer;
}

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const encode = (document: Buffer, encoding: Compression): Promise<Buffer> =>
  encoding === 'gzip' ? compressors.gzip(document) : compressors.br(document, brotli);

/** Gives the memory of bytes back that nobody else has: up to 64 MB of such would wait for the next full collection. */
export function release({ buffer, byteLength }: Buffer) {
  if (buffer.byteLength === byteLength) (buffer as Transferable).transfer(0);
}

/** What `encode` made of a document, as the document again. */
export const decode = (encoded: Buffer, encoding: Compression): Promise<Buffer> => decompressors[encoding](encoded);
