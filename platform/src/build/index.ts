export { buildPackage } from './build-package.ts';
export { BuildRefused } from './check-remote.ts';
export { fingerprint, inputsOf } from './fingerprint.ts';
