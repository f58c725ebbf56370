export { installedVersion, readPackage } from './read-package.ts';
export type { Mode, Package } from './read-package.ts';
