import { Providers } from '@cyberharbour/platform/kit';
import { standaloneRoutes } from '@cyberharbour/platform/standalone';
import type { PathClaim, ReleaseSet } from '@cyberharbour/platform';
import { createQueryClient } from '@cyberharbour/shared-api';
import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createGuards } from '../guard/guard';
import { loadContainer } from './container';
import { createOwners } from './owners';
import { createRemotes } from './remotes';
import { createRouter } from './router';

jest.mock('./container', () => ({ loadContainer: jest.fn() }));

const claims = [
  { path: '/open' },
  { path: '/admin', guard: 'admin' },
  { path: '/admin/:tab', guard: 'admin' },
  { path: '/posts/:id' },
  { path: '/posts/secret', guard: 'admin' },
  { path: '/future', guard: 'owner' },
] as PathClaim[];

const set: ReleaseSet = {
  shell: '1.0.0',
  remotes: [{ name: 'mf_admin', version: '1.0.0', entry: '/r/mf_admin/1.0.0/remoteEntry.js', claims }],
  styles: {},
  apiBase: '',
  mode: 'release',
};

const routes = ['/open', '/admin/:tab?', '/posts/:id', '/future', '/unclaimed'].map((path) => ({
  path,
  lazy: () => Promise.resolve({ Component: () => <h1>Screen of {path}</h1> }),
}));

/**
 * Opens a path whose claim has no guard, so that the routes of the remote are in the page, for a visitor or a member.
 */
async function openPublicPath(path: string, verify: Parameters<typeof createGuards>[0]['verify']) {
  fakeApi();
  jest.mocked(loadContainer).mockResolvedValue(routes);
  history.replaceState(null, '', path);
  const client = createQueryClient({ success: () => undefined, error: () => undefined, warn: () => undefined });
  const router = createRouter({
    owners: createOwners(set, () => Promise.resolve()),
    guards: createGuards({ verify, warn: () => undefined }),
    remotes: createRemotes(set, () => undefined, { countUse: () => undefined, countFailure: () => undefined }),
    notice: null,
  });
  render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(await screen.findByRole('heading', { name: /^Screen of/ })).toBeVisible();
  return router;
}
const visitor = () => Promise.reject(new Error('nobody'));
const member = () => Promise.resolve({ role: 'general' as const });
const administrator = () => Promise.resolve({ role: 'admin' as const });

it.each(['/admin', '/admin/users'])(
  'sends a visitor away from %s, whose claim is written differently from its route',
  async (path) => {
    const router = await openPublicPath('/open', visitor);
    await act(() => router.navigate(path));
    expect(screen.queryByText(/^Screen of \/admin/)).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/login');
  },
);

it('asks again when another address of the same route has another guard', async () => {
  const router = await openPublicPath('/posts/1', member);
  await act(() => router.navigate('/posts/secret'));
  expect(await screen.findByText(/This area is for administrators/)).toBeVisible();
  expect(screen.queryByText(/^Screen of/)).not.toBeInTheDocument();
});

it('draws no route whose address nobody claimed', async () => {
  const router = await openPublicPath('/open', administrator);
  await act(() => router.navigate('/unclaimed'));
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible();
  expect(screen.queryByText(/^Screen of/)).not.toBeInTheDocument();
});

it.each([
  ['visitor', visitor],
  ['administrator', administrator],
])('opens a claim with a guard that it does not know to no %s', async (_, verify) => {
  const router = await openPublicPath('/open', verify);
  await act(() => router.navigate('/future'));
  expect(screen.queryByText(/^Screen of/)).not.toBeInTheDocument();
});

describe('a remote that runs alone', () => {
  const openAlone = async (path: string, role?: 'general' | 'admin') => {
    fakeApi(role && { user: user({ role }) });
    const client = createQueryClient({ success: () => undefined, error: () => undefined, warn: () => undefined });
    const router = createMemoryRouter(standaloneRoutes({ routes, claims }), { initialEntries: [path] });
    render(
      <Providers client={client}>
        <RouterProvider router={router} />
      </Providers>,
    );
    await screen.findByRole('main');
  };
  const title = () => screen.findByRole('heading', { level: 1 });

  it('draws a screen whose claim has no guard', async () => {
    await openAlone('/open');
    expect(await title()).toHaveTextContent('Screen of /open');
  });

  it.each(['/admin', '/admin/users'])('has a visitor sign in first at %s', async (path) => {
    await openAlone(path);
    expect(await title()).toHaveTextContent('Sign in to see this path');
  });

  it('lets an administrator in, and no other member', async () => {
    await openAlone('/admin/users', 'admin');
    expect(await title()).toHaveTextContent('Screen of /admin/:tab?');
    await openAlone('/posts/secret', 'general');
    expect(await screen.findByText('This area is for administrators.')).toBeVisible();
  });

  it('draws no route whose address nobody claimed, and none whose guard it does not know', async () => {
    await openAlone('/unclaimed', 'admin');
    expect(await title()).toHaveTextContent('No claim in remote.json covers this address');
    await openAlone('/future', 'admin');
    expect(await screen.findByText('This area is for administrators.')).toBeVisible();
  });
});
