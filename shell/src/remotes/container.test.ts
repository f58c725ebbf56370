import { loadContainer } from './container';

const routes = [{ path: '/about', lazy: () => Promise.resolve({ Component: () => null }) }];
const react = { get: () => 'the React of the page', from: 'shell', eager: true };
const shared = { react: { '19.3.1': react } };
type Scope = Record<string, Record<string, object>>;
/** What each container was given, in turn. */
const given: Scope[] = [];
const init = jest.fn((scope: Scope) => void given.push(scope));
const get = jest.fn(() => Promise.resolve(() => ({ routes })));

jest.mock('/r/mf_one/1.0.0/remoteEntry.js', () => ({ init, get }), { virtual: true });
jest.mock('/r/mf_two/1.0.0/remoteEntry.js', () => ({ init, get }), { virtual: true });

beforeEach(() => {
  Object.assign(globalThis, { __webpack_init_sharing__: () => 1, __webpack_share_scopes__: { default: shared } });
  given.length = 0;
});

it('gives the routes of a container, which gets what the page shares, in use already', async () => {
  expect(await loadContainer('/r/mf_one/1.0.0/remoteEntry.js')).toBe(routes);
  expect(given).toEqual([{ react: { '19.3.1': { ...react, loaded: 1 } } }]);
});

it('keeps what one container puts into its scope from all others', async () => {
  init.mockImplementationOnce((scope) => {
    Object.assign(scope['react'] ?? {}, { '19.9.0': { get: () => 'a React of its own' } });
    scope['left-pad'] = {};
  });
  await loadContainer('/r/mf_one/1.0.0/remoteEntry.js');
  await loadContainer('/r/mf_two/1.0.0/remoteEntry.js');
  expect(given).toEqual([{ react: { '19.3.1': { ...react, loaded: 1 } } }]);
  expect(shared).toEqual({ react: { '19.3.1': react } });
});

it('gives a container that is tried again the scope that it had, as webpack takes no other one', async () => {
  get.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await expect(loadContainer('/r/mf_two/1.0.0/remoteEntry.js')).rejects.toThrow('Failed to fetch');
  await loadContainer('/r/mf_two/1.0.0/remoteEntry.js');
  expect(given).toHaveLength(2);
  expect(given[0]).toBe(given[1]);
});

it('puts the runtime of earlier containers into the page for one that needs it, and for no other', async () => {
  await loadContainer('/r/mf_one/1.0.0/remoteEntry.js');
  expect(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')).toBeUndefined();
  await loadContainer('/r/mf_two/1.0.0/remoteEntry.js', true);
  expect(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')).toHaveProperty('ModuleFederation');
});
