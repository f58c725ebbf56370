export * from './answers';
export { freshDevice } from './device';
export * from './campaign-counts';
export * from './factories';
export { fakeApi, type FakeApi } from './fake-api';
export * from './releases';
export type { Holdings } from './holdings';
export { renderRoute, type Notice } from './render-route';
export * from './second-steps';
