import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@cyberharbour/http-server';

/** ES2024: gives its memory away, and is empty from then on. */
interface Transferable extends ArrayBuffer {
  transfer: (length: number) => ArrayBuffer;
}

const decompress = promisify(brotliDecompress);
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function encode(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === 'identity') return bytes;
  const encoded = await (encoding === 'gzip' ? compressors.gzip(bytes) : compressors.br(bytes, brotli));
  // Nobody else has these bytes. Up to 64 MB of such would wait for the next full collection.
  if (bytes.buffer.byteLength === bytes.byteLength) (bytes.buffer as Transferable).transfer(0);
  return encoded;
}

/** What `encode` made of a text by brotli, as the text again. */
export const decode = async (encoded: Buffer): Promise<string> => (await decompress(encoded)).toString();
