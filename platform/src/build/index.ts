export { buildForNode, buildPackage } from './build-package.ts';
export { fingerprint, inputsOf } from './fingerprint.ts';
