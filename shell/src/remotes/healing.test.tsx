import type { RemoteRelease, RemoteRoute } from '@cyberharbour/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AreaError } from '../frame/failed-screen';
import { toHealingRoute } from './healing-route';
import { loadContainer } from './container';
import { createRemote } from './remote';

jest.mock('./container', () => ({ loadContainer: jest.fn() }));

type Container = () => Promise<RemoteRoute[]>;
const showing =
  (text: string): Container =>
  () =>
    Promise.resolve([{ path: '/blog', lazy: () => Promise.resolve({ Component: () => <h1>{text}</h1> }) }]);
const Broken = () => {
  throw new Error('This screen is broken.');
};
const withoutFile: Container = () =>
  Promise.resolve([
    { path: '/blog', lazy: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
  ]);
const throwing: Container = () =>
  Promise.resolve([{ path: '/blog', lazy: () => Promise.resolve({ Component: Broken }) }]);
const withoutEntry: Container = () => Promise.reject(new Error('Failed to load script resources.'));
const hanging: Container = () => new Promise<never>(() => undefined);

const release: RemoteRelease = {
  name: 'mf_public',
  version: '1.1.0',
  entry: '/r/mf_public/1.1.0/remoteEntry.js',
  claims: [{ path: '/blog' }],
  fallback: {
    version: '1.0.0',
    entry: '/r/mf_public/1.0.0/remoteEntry.js',
    integrity: 'sha384-x',
    claims: [{ path: '/blog' }],
  },
};

const releaseReports = { countUse: jest.fn(), countFailure: jest.fn() };
let containers: { live: Container; before: Container };
/** The page is left for the next one of the same tab. */
let leave: () => void;
beforeEach(() => sessionStorage.clear());

/** The area of one remote, with something of the frame around it. */
function open(live: Container, before: Container, versions = release) {
  containers = { live, before };
  jest
    .mocked(loadContainer)
    .mockImplementation((entry) => (entry === release.entry ? containers.live() : containers.before()));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const report = jest.fn();
  const route = toHealingRoute({ path: '/blog' }, createRemote(versions, report, releaseReports));
  const router = createMemoryRouter([{ errorElement: <AreaError />, HydrateFallback: () => null, children: [route] }], {
    initialEntries: ['/blog'],
  });
  const { unmount } = render(
    <>
      <nav>Main</nav>
      <RouterProvider router={router} />
    </>,
  );
  leave = unmount;
  return report;
}
const heading = (name: string) => screen.findByRole('heading', { name });
const card = () => screen.findByText('This part of CyberHarbour could not be shown. The rest of the site still works.');

it('draws the live version, and reports nothing', async () => {
  const report = open(showing('New'), showing('Old'));
  expect(await heading('New')).toBeVisible();
  expect(report).not.toHaveBeenCalled();
});

it.each([
  ['its entry does not load', 'entry', withoutEntry],
  ['a file of its screen is missing', 'screen', withoutFile],
  ['its screen throws', 'render', throwing],
])('draws the version before when %s', async (_, step, live) => {
  const report = open(live, showing('Old'));
  expect(await heading('Old')).toBeVisible();
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mf_public', version: '1.1.0', step, next: '1.0.0' }),
  );
  expect(releaseReports.countFailure).toHaveBeenCalledWith('mf_public', '1.1.0');
  expect(releaseReports.countUse).toHaveBeenLastCalledWith('mf_public', '1.0.0');
});

it('waits five seconds for one that hangs, and no second time', async () => {
  jest.useFakeTimers();
  open(hanging, showing('Old'));
  await act(() => jest.advanceTimersByTimeAsync(4900));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('heading', { name: 'Old' })).toBeVisible();
  jest.useRealTimers();
});

describe('on the pages that follow a hang', () => {
  const countLiveLoads = () =>
    jest.mocked(loadContainer).mock.calls.filter(([entry]) => entry === release.entry).length;
  beforeEach(async () => {
    jest.useFakeTimers();
    open(hanging, showing('Old'));
    await act(() => jest.advanceTimersByTimeAsync(5100));
    leave();
    jest.mocked(loadContainer).mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('the version before is drawn at once, and the live one is tried again after five minutes', async () => {
    open(hanging, showing('Old'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('heading', { name: 'Old' })).toBeVisible();
    expect(countLiveLoads()).toBe(0);
    leave();
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    open(showing('New'), showing('Old'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('heading', { name: 'New' })).toBeVisible();
  });

  it('the live one is the last resort, and Retry begins with it', async () => {
    open(showing('New'), withoutEntry);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('heading', { name: 'New' })).toBeVisible();
    leave();
    open(withoutEntry, withoutEntry);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    leave();
    open(showing('New'), showing('Old'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('heading', { name: 'New' })).toBeVisible();
  });

  it('a newer release is tried first', async () => {
    open(showing('New'), showing('Old'), { ...release, version: '1.2.0' });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('heading', { name: 'New' })).toBeVisible();
  });
});

it.each([
  ['both versions fail to load', withoutEntry, withoutEntry],
  ['both versions throw', throwing, throwing],
  ['the live one throws and the one before has no files', throwing, withoutFile],
])('keeps the rest and offers Retry when %s', async (_, live, before) => {
  const report = open(live, before);
  expect(await card()).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('This part of CyberHarbour');
  expect(screen.getByRole('navigation')).toBeVisible();
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ version: '1.0.0', next: null }));
});

it('begins with the live version again at Retry, without a new page', async () => {
  open(throwing, withoutEntry);
  await card();
  containers.live = showing('New');
  const router = screen.getByRole('button', { name: 'Retry' });
  await userEvent.tab();
  expect(router).toHaveFocus();
  containers.before = showing('Old');
  await userEvent.keyboard('{Enter}');
  expect(await heading('Old')).toBeVisible();
});

it('offers Retry at once where there is no version before', async () => {
  const alone = { ...release };
  delete alone.fallback;
  open(withoutEntry, withoutEntry, alone);
  await card();
  containers.live = showing('New');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading('New')).toBeVisible();
});
