export { bringable } from './bringable.ts';
export { growingPackages } from './growing-packages.ts';
export { Origin } from './origin.ts';
export { installedVersion, readPackage } from './read-package.ts';
export type { Mode, Package } from './read-package.ts';
export { Claim, MenuItem, RemoteFile, remoteFileReasons, remoteFileSchema, SlotPart } from './remote-file.ts';
