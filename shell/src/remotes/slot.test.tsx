import type { PartProps, RemoteRelease, RemoteRoute } from '@cyberharbour/platform';
import { fakeApi, renderRoute, user } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const dashboard = (Slot: ReturnType<typeof createSlot>) => (
  <>
    <h1>Dashboard</h1>
    <Slot name="dashboard-card" />
  </>
);
const open = (containers: Record<string, RemoteRoute[]>, ...remotes: RemoteRelease[]) =>
  openPage(dashboard, containers, ...remotes);
function openPage(draw: typeof dashboard, containers: Record<string, RemoteRoute[]>, ...remotes: RemoteRelease[]) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadContainer).mockImplementation((entry) => {
    const [, name = '', version = ''] = entry.match(/^\/r\/(\w+)\/([^/]+)\//) ?? [];
    const routes = containers[version === '1.0.0' ? `${name}/1.0.0` : name];
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
  return renderRoute([{ path: '/', element: draw(Slot) }], '/');
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
  open({ mf_tides: broken, 'mf_tides/1.0.0': drawn('From before') }, release('mf_tides', 1, { fallback }));
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
  expect(jest.mocked(loadContainer).mock.calls.filter(([entry]) => entry.includes('mf_secret'))).toEqual([]);
});

describe('at the end of a page that is read', () => {
  const detail = (name: string): RemoteRelease => ({
    ...release(name, 1, { claims: [{ path: '/card' }] }),
    slots: [{ slot: 'blog-detail', path: '/card', order: 1 }],
  });
  const named: RemoteRoute[] = [
    { path: '/card', lazy: () => Promise.resolve({ Component: ({ item }: PartProps) => <p>Tide at {item}</p> }) },
  ];
  const post = (Slot: ReturnType<typeof createSlot>) => (
    <>
      <main id="main">
        <h1>Post</h1>
        <Slot name="blog-detail" item="b1" />
      </main>
      <footer />
    </>
  );
  let tell: ((isIntersecting: boolean) => void) | undefined;
  beforeEach(() => {
    tell = undefined;
    fakeApi();
    globalThis.IntersectionObserver = class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as never;
  });

  it('a part learns what the page shows, and comes once what follows it is out of view', async () => {
    openPage(post, { mf_tides: named }, detail('mf_tides'));
    await waitFor(() => expect(tell).toBeDefined());
    await act(() => Promise.resolve(tell?.(true)));
    expect(screen.queryByText('Tide at b1')).not.toBeInTheDocument();
    await act(() => Promise.resolve(tell?.(false)));
    expect(await screen.findByText('Tide at b1')).toBeVisible();
  });

  it('a part comes with a press too, when the page is expected to change', async () => {
    openPage(post, { mf_tides: named }, detail('mf_tides'));
    await waitFor(() => expect(tell).toBeDefined());
    await userEvent.keyboard('{Shift}');
    expect(await screen.findByText('Tide at b1')).toBeVisible();
  });

  it('a part that does not load, or throws, leaves the page as it is', async () => {
    openPage(post, { mf_tides: broken }, detail('mf_tides'), detail('mf_gone'));
    await waitFor(() => expect(tell).toBeDefined());
    await act(() => Promise.resolve(tell?.(false)));
    await waitFor(() => expect(countFailure).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('main')).toHaveTextContent(/^Post$/);
  });
});
