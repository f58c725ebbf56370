/**
 * What the host gives a remote and what a remote gives the host. Small, typed, free of generated types; its version
 * is semver and a remote names the range it needs in `remote.json`.
 */
export const contractVersion = '1.5.0';

export * from './claims.ts';
export * from './earlier-menu.ts';
export * from './failures.ts';
export * from './menu.ts';
export * from './mounted.ts';
export * from './preview-version.ts';
export * from './release-set.ts';
export * from './remote-claims.ts';
export * from './routes.ts';
export * from './slots.ts';
