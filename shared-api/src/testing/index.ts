export * from './factories';
export { fakeApi, type FakeApi, type Holdings } from './fake-api';
export { renderRoute, type Notice } from './render-route';
