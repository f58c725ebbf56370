import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { compress, type Compression } from '@cyberharbour/http-server';

const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

export const encode = (document: Buffer, encoding: Compression): Promise<Buffer> => compress(document, encoding, 5);

/** What `encode` made of a document, as the document again. */
export const decode = (encoded: Buffer, encoding: Compression): Promise<Buffer> => decompressors[encoding](encoded);
