import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** Encodings that a page is sent in, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** ES2024: gives its memory away, and is empty from then on. */
interface Transferable extends ArrayBuffer {
  transfer: (length: number) => ArrayBuffer;
}

const decompress = promisify(brotliDecompress);
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** The best encoding that a request takes (RFC 9110, 12.5.3); what says nothing of it gets the plain text. */
export function chooseEncoding(header: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const each of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = each.split(';').map((word) => word.trim());
    const weight = parameters.find((one) => one.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  return encodings.find((one) => (weights.get(one) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}

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
