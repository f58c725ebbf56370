import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** The weights that the product shows of each face, from the lightest to the heaviest. */
export const weights = { besley: { min: 440, max: 600 }, 'public-sans': { min: 400, max: 700 } };
type FaceName = keyof typeof weights;
export const faceNames = Object.keys(weights) as FaceName[];

const require = createRequire(import.meta.url);
/** It has to go with the face. @returns the path of its file */
export const licenceOf = (name: FaceName) => require.resolve(`@fontsource-variable/${name}/LICENSE`);
const sourceOf = (name: FaceName) => join(dirname(licenceOf(name)), 'files', `${name}-latin-wght-normal.woff2`);

/** All glyphs and layout features of the face, in the weights of the product. @returns a WOFF2 file */
export const instantiateFace = (name: FaceName): Promise<Buffer> =>
  subsetFont(readFileSync(sourceOf(name)), undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    variationAxes: { wght: weights[name] },
  });
