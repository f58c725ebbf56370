import { Providers } from '@cyberharbour/platform/kit';
import type { ReleaseSet, RemoteRoute } from '@cyberharbour/platform';
import { createQueryClient } from '@cyberharbour/shared-api';
import { fakeApi } from '@cyberharbour/shared-api/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { createGuards } from '../guard/guard';
import { loadContainer } from './container';
import { createOwners } from './owners';
import { createRemotes } from './remotes';
import { createRouter } from './router';

jest.mock('./container', () => ({ loadContainer: jest.fn() }));

const set: ReleaseSet = {
  shell: '1.0.0',
  remotes: [
    {
      name: 'mf_public',
      version: '1.0.0',
      entry: '/r/mf_public/1.0.0/remoteEntry.js',
      claims: [{ path: '/about' }, { path: '/console', guard: 'admin' }],
    },
  ],
  styles: {},
  apiBase: '',
  mode: 'release',
};

const general = () => Promise.resolve({ role: 'general' as const });

function open(path: string, verify: Parameters<typeof createGuards>[0]['verify'] = general) {
  fakeApi();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', path);
  const client = createQueryClient({ success: () => undefined, error: () => undefined, warn: () => undefined });
  const guards = createGuards({ verify, warn: () => undefined });
  const router = createRouter({
    owners: createOwners(set, () => Promise.resolve()),
    guards,
    remotes: createRemotes(set, () => undefined, { countUse: () => undefined, countFailure: () => undefined }),
    notice: <p>From the shell</p>,
  });
  render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}
const about = [{ path: '/about', lazy: () => Promise.resolve({ Component: () => <h1>About us</h1> }) }];

it('draws a screen of a remote inside the frame', async () => {
  jest.mocked(loadContainer).mockResolvedValue(about);
  open('/about');
  expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible();
  expect(screen.getByText('From the shell')).toBeVisible();
});

it('shows the card in the place of a remote that does not load, and nothing else is lost', async () => {
  jest.mocked(loadContainer).mockRejectedValue(new Error('gone'));
  open('/about');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

it('says that an area is not for this visitor before anything of it is loaded', async () => {
  jest.mocked(loadContainer).mockReset();
  open('/console');
  expect(await screen.findByText(/This area is for administrators/)).toBeVisible();
  expect(loadContainer).not.toHaveBeenCalled();
});

it('asks who is signed in once for an entry, also when the remote has to be loaded first', async () => {
  jest
    .mocked(loadContainer)
    .mockResolvedValue([
      ...about,
      { path: '/console', lazy: () => Promise.resolve({ Component: () => <h1>On watch</h1> }) },
    ]);
  const verify = jest.fn(() => Promise.resolve({ role: 'admin' as const }));
  const router = open('/console', verify);
  expect(await screen.findByRole('heading', { name: 'On watch' })).toBeVisible();
  expect(verify).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/about'));
  await act(() => router.navigate('/console'));
  expect(screen.getByRole('heading', { name: 'On watch' })).toBeVisible();
  expect(verify).toHaveBeenCalledTimes(2);
});

it('opens what is pressed last while the remote of both presses is loaded', async () => {
  let arrive: (routes: RemoteRoute[]) => void = () => undefined;
  jest.mocked(loadContainer).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const router = open('/nowhere');
  await screen.findByRole('heading', { name: 'There is no page here' });
  const asked = jest.mocked(loadContainer).mock.calls.length;
  void router.navigate('/about');
  await waitFor(() => expect(jest.mocked(loadContainer).mock.calls.length).toBeGreaterThan(asked));
  void router.navigate('/about?again');
  await act(() => {
    arrive(about);
    return Promise.resolve();
  });
  expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible();
});

it('says that there is no page where nobody claims one', async () => {
  open('/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible();
});
