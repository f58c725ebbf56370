export { buildForNode, buildRoom } from './build-room.ts';
export { fingerprint, inputsOf } from './fingerprint.ts';
