import { Providers } from '@cyberharbour/platform/kit';
import type { ReleaseSet, ReleaseSetRest, RemoteRelease } from '@cyberharbour/platform';
import { createQueryClient } from '@cyberharbour/shared-api';
import { fakeApi } from '@cyberharbour/shared-api/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { createGuards } from '../guard/guard';
import { loadContainer } from '../remotes/container';
import { createOwners } from '../remotes/owners';
import { createRemotes } from '../remotes/remotes';
import { createRouter } from '../remotes/router';
import { hashOf } from '../reports/hash-of';
import { createCompleteSet } from './rest-of-set';

jest.mock('../remotes/container', () => ({ loadContainer: jest.fn() }));

const release = (name: string, ...paths: string[]): RemoteRelease => ({
  name,
  version: '1.0.0',
  entry: `/r/${name}/1.0.0/remoteEntry.js`,
  claims: paths.map((path) => ({ path })),
});
const rest: ReleaseSetRest = {
  importMap: JSON.stringify({ integrity: { '/r/mf_write/1.0.0/remoteEntry.js': 'sha384-b' } }),
  remotes: [release('mf_write', '/blog/create', '/write')],
  styles: { '/r/mf_write/1.0.0/a.css': 'sha384-c' },
};

/** Opens a page of `mf_public`; the rest of the set answers as the test says. */
function openPage(answers: (() => Promise<Response>)[]) {
  fakeApi();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetches = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.() ?? Promise.reject(new Error('Nothing answers.'));
  });
  jest.mocked(loadContainer).mockImplementation((entry) => {
    const { name, claims } = [release('mf_public', '/about', '/blog/:id'), ...rest.remotes].find(
      (one) => one.entry === entry,
    ) ?? { name: '', claims: [] };
    const screens = claims.map(({ path }) => ({
      path,
      lazy: () => Promise.resolve({ Component: () => <h1>{`${name}: ${path}`}</h1> }),
    }));
    return Promise.resolve(screens);
  });
  history.replaceState(null, '', '/about');
  const set: ReleaseSet = {
    shell: '1.0.0',
    remotes: [release('mf_public', '/about', '/blog/:id')],
    rest: { address: '/release-sets/mf_public/x.json', integrity: 'sha384-a', claims: [{ path: '/blog/create' }] },
    styles: {},
    apiBase: '',
    mode: 'release',
  };
  const renewTicket = jest.fn();
  const client = createQueryClient({ success: () => undefined, error: () => undefined, warn: () => undefined });
  const router = createRouter({
    owners: createOwners(set, createCompleteSet(set, renewTicket), '/about'),
    guards: createGuards({ verify: () => Promise.reject(new Error('nobody')), warn: () => undefined }),
    remotes: createRemotes(set, () => undefined, { countUse: () => undefined, countFailure: () => undefined }),
    notice: null,
  });
  render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, set, fetches, renewTicket };
}
const answerRest = () => Promise.resolve(Response.json(rest, { headers: { 'release-ticket': 'for all' } }));
const answerNothing = () => Promise.resolve(new Response('', { status: 404 }));

it('is fetched with its hash when an address needs it, once, and makes everything of it loadable', async () => {
  const { router, set, fetches, renewTicket } = openPage([answerRest]);
  expect(await screen.findByRole('heading', { name: 'mf_public: /about' })).toBeVisible();
  await act(() => router.navigate('/blog/1'));
  expect(screen.getByRole('heading', { name: 'mf_public: /blog/:id' })).toBeVisible();
  expect(fetches).not.toHaveBeenCalled();
  await act(() => router.navigate('/write'));
  expect(await screen.findByRole('heading', { name: 'mf_write: /write' })).toBeVisible();
  await act(() => router.navigate('/blog/create'));
  expect(await screen.findByRole('heading', { name: 'mf_write: /blog/create' })).toBeVisible();
  expect(fetches.mock.calls).toEqual([
    ['/release-sets/mf_public/x.json', expect.objectContaining({ integrity: 'sha384-a' })],
  ]);
  expect(set.styles).toEqual(rest.styles);
  expect(hashOf('/r/mf_write/1.0.0/remoteEntry.js')).toBe('sha384-b');
  expect(renewTicket).toHaveBeenCalledWith('for all');
});

it('draws no screen of this remote at an address of another one', async () => {
  const { router } = openPage([answerRest]);
  await act(() => router.navigate('/blog/create'));
  expect(await screen.findByRole('heading', { name: 'mf_write: /blog/create' })).toBeVisible();
});

it('leaves the card in the place of a screen where it cannot be had, and Retry asks again', async () => {
  const answers = [answerNothing, answerNothing, answerRest];
  const { router } = openPage(answers);
  await act(() => router.navigate('/write'));
  expect(await screen.findByText(/This part of CyberHarbour could not be shown/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'mf_write: /write' })).toBeVisible();
});

it('says that there is no page only once every claim is known', async () => {
  const { router } = openPage([answerRest]);
  await act(() => router.navigate('/nowhere'));
  expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeVisible();
});
