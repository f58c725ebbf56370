import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@cyberharbour/http-server';

export type Compression = Exclude<Encoding, 'identity'>;

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

export const compress = (text: string, compression: Compression): Promise<Buffer> =>
  compression === 'br' ? compressors.br(text, { params }) : compressors.gzip(text);
