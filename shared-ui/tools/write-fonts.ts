import { mkdirSync, writeFileSync } from 'node:fs';
import { composeLicence, faceNames, instantiateFace } from './fonts.ts';

const folder = new URL('../src/base/fonts/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const name of faceNames) writeFileSync(new URL(`${name}.woff2`, folder), await instantiateFace(name));
writeFileSync(new URL('OFL.txt', folder), composeLicence());
