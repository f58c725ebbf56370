import type { RemoteRelease, RemoteRoute } from '@cyberharbour/platform';
import { fakeApi, renderRoute, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { pageLife } from '../health/page-life';
import { loadContainer } from './container';
import { createRemotes } from './remotes';
import { createSlot } from './slot';

jest.mock('./container', () => ({ loadContainer: jest.fn() }));

const drawn = (text: string): RemoteRoute[] => [
  { path: '/card', lazy: () => Promise.resolve({ Component: () => <p>{text}</p> }) },
];
const broken: RemoteRoute[] = [
  {
    path: '/card',
    lazy: () =>
      Promise.resolve({
        Component: () => {
          throw new Error('This card is broken.');
        },
      }),
  },
];
const release = (name: string, order: number, more: Partial<RemoteRelease> = {}): RemoteRelease => ({
  name,
  version: '1.1.0',
  entry: `/r/${name}/1.1.0/remoteEntry.js`,
  claims: [{ path: '/card', guard: 'session' }],
  slots: [{ slot: 'dashboard-card', path: '/card', order }],
  ...more,
});
const fallback = { version: '1.0.0', entry: '/r/mf_tides/1.0.0/remoteEntry.js', claims: [] };

const countFailure = jest.fn();
function open(containers: Record<string, RemoteRoute[]>, ...remotes: RemoteRelease[]) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadContainer).mockImplementation((name) => {
    const routes = containers[name];
    return routes ? Promise.resolve(routes) : Promise.reject(new Error('gone'));
  });
  countFailure.mockReset();
  pageLife.enter('mf_dashboard', '1.0.0');
  const set = { remotes: [] as RemoteRelease[] };
  const complete = () => {
    if (set.remotes.length === 0) set.remotes.push(...remotes);
    return Promise.resolve();
  };
  const Slot = createSlot(set, complete, createRemotes(set, jest.fn(), { countUse: jest.fn(), countFailure }));
  const page = (
    <>
      <h1>Dashboard</h1>
      <Slot name="dashboard-card" />
    </>
  );
  return renderRoute([{ path: '/', element: page }], '/');
}

it('draws the parts of all remotes in their order, and the page stays that of its own remote', async () => {
  fakeApi({ user: user() });
  open(
    { mf_tides: drawn('High at noon'), mf_berths: drawn('Berth 4') },
    release('mf_tides', 2),
    release('mf_berths', 1),
  );
  const tides = await screen.findByText('High at noon');
  const berths = await screen.findByText('Berth 4');
  expect(berths.compareDocumentPosition(tides)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(pageLife.current).toEqual(expect.objectContaining({ name: 'mf_dashboard', version: '1.0.0' }));
});

it('heals a part by the version before', async () => {
  fakeApi({ user: user() });
  open({ mf_tides: broken, mf_tides__1_0_0: drawn('From before') }, release('mf_tides', 1, { fallback }));
  expect(await screen.findByText('From before')).toBeVisible();
  expect(countFailure).toHaveBeenCalledWith('mf_tides', '1.1.0');
});

it('leaves the place of a part empty that no version draws, and all else is there', async () => {
  fakeApi({ user: user() });
  open(
    { mf_tides: broken, mf_berths: drawn('Berth 4') },
    release('mf_tides', 1),
    release('mf_berths', 2),
    release('mf_gone', 3),
  );
  expect(await screen.findByText('Berth 4')).toBeVisible();
  await waitFor(() => expect(countFailure).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByText(/could not be shown|Loading/)).not.toBeInTheDocument();
});

it('loads nothing of a part that is disabled, or that its guard keeps from whoever is signed in', async () => {
  fakeApi({ user: user() });
  open(
    { mf_tides: drawn('High at noon'), mf_secret: drawn('For administrators'), mf_off: drawn('Disabled') },
    release('mf_tides', 1),
    release('mf_secret', 2, { claims: [{ path: '/card', guard: 'admin' }] }),
    release('mf_off', 3, { disabled: true }),
  );
  expect(await screen.findByText('High at noon')).toBeVisible();
  expect(screen.queryByText(/For administrators|Disabled/)).not.toBeInTheDocument();
  expect(jest.mocked(loadContainer).mock.calls.map(([name]) => name)).not.toContain('mf_secret');
});
