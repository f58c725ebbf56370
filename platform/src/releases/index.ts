export { liveSet } from './live-set.ts';
export type { LiveRelease, LiveSet } from './live-set.ts';
export { promote, rollback } from './promote.ts';
export { publish } from './publish.ts';
export { ReleaseRefused } from './release.ts';
export type { Release, Revision } from './release.ts';
export { ReleaseStore } from './store.ts';
