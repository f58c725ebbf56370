export { hostBuild } from './host.ts';
export { nodeBuild } from './node-build.ts';
export { remoteBuild } from './remote.ts';
export { readRoom } from './rooms.ts';
export type { Mode, Room } from './rooms.ts';
export { singletons } from './shared-table.ts';
export { standaloneBuild } from './standalone.ts';
export { run } from './run.ts';
export { serve } from './serve.ts';
