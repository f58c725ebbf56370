import type { PathClaim, RemoteRelease } from '@cyberharbour/platform';
import { loadContainer } from './container';
import { createScreenLoader } from './load-screen';
import { createOwners } from './owners';
import { createRemotes } from './remotes';

jest.mock('./container', () => ({ loadContainer: jest.fn() }));
const container = jest.mocked(loadContainer);

const claims: PathClaim[] = [{ path: '/blog/:id' }, { path: '/admin', guard: 'admin' }];
const releases: RemoteRelease[] = [
  { name: 'mf_public', version: '1.0.0', entry: '/r/mf_public/remoteEntry.js', claims },
];
const set = { shell: '1.0.0', remotes: releases, styles: {}, apiBase: '', mode: 'release' } as const;
const ignore = { countUse: jest.fn(), countFailure: jest.fn() };

function createLoader(lazy: () => Promise<{ Component: () => null }>) {
  container.mockResolvedValue([
    { path: '/blog/:id', lazy },
    { path: '/admin', lazy },
  ]);
  const report = jest.fn();
  const remotes = createRemotes(set, report, ignore);
  return {
    load: createScreenLoader(
      createOwners(set, () => Promise.resolve()),
      remotes,
    ),
    report,
  };
}

it('loads the files of a screen that everybody may open, once', async () => {
  const lazy = jest.fn(() => Promise.resolve({ Component: () => null }));
  const { load } = createLoader(lazy);
  expect((await load('/blog/b1'))?.map(({ path }) => path)).toEqual(['/blog/:id', '/admin']);
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(ignore.countUse).not.toHaveBeenCalled();
});

it('loads nothing of what is behind a guard, or of what nobody claims', async () => {
  const lazy = jest.fn(() => Promise.resolve({ Component: () => null }));
  const { load } = createLoader(lazy);
  expect(await load('/admin')).toBeUndefined();
  expect(await load('/nowhere')).toBeUndefined();
  expect(lazy).not.toHaveBeenCalled();
});

it('says nothing of a failure: nobody has opened the screen', async () => {
  const { load, report } = createLoader(() => Promise.reject(new Error('The line is down.')));
  await load('/blog/b1');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(report).not.toHaveBeenCalled();
  expect(ignore.countFailure).not.toHaveBeenCalled();
});
