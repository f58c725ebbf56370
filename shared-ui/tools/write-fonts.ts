import { copyFileSync, writeFileSync } from 'node:fs';
import { faceNames, instantiateFace, licenceOf } from './fonts.ts';

const folder = new URL('../src/base/fonts/', import.meta.url);
for (const name of faceNames) {
  writeFileSync(new URL(`${name}.woff2`, folder), await instantiateFace(name));
  copyFileSync(licenceOf(name), new URL(`${name}-licence.txt`, folder));
}
