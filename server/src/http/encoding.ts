import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes below which a compressed answer is hardly smaller. */
const least = 1024;
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** The best encoding that a request takes (RFC 9110, 12.5.3), undefined for none: a short text goes as it is. */
export function chooseEncoding(header: string | undefined, bytes: number): Encoding | undefined {
  if (header === undefined || bytes < least) return undefined;
  const weights = new Map<string, number>();
  for (const each of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = each.split(';').map((word) => word.trim());
    const weight = parameters.find((one) => one.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  return encodings.find((one) => (weights.get(one) ?? weights.get('*') ?? 0) > 0);
}

export const encode = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? compressors.br(text, { params }) : compressors.gzip(text);
