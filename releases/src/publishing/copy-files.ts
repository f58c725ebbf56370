import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { filesUnder } from '../files/files-under.ts';
import { integrityOf } from '../files/integrity.ts';
import type { Release } from '../store/release.ts';

const compress = promisify(brotliCompress);
const compressible = /\.(js|css|json|svg|txt)$/;

/** Copies a build, with a brotli twin of what gets smaller. @returns each file with its sha384 and its sizes */
export async function copyFiles(from: string, to: string): Promise<Release['files']> {
  const files: Release['files'] = {};
  for (const name of await filesUnder(from)) {
    const source = join(from, name);
    const target = join(to, name);
    const bytes = await readFile(source);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, target);
    let brotli = bytes.length;
    if (compressible.test(name)) {
      const small = await compress(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });
      await writeFile(`${target}.br`, small);
      brotli = small.length;
    }
    files[name] = { integrity: integrityOf(bytes), bytes: bytes.length, brotli };
  }
  return files;
}
