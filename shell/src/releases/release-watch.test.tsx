import type { ReleaseSet } from '@cyberharbour/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createReleaseWatch } from './release-watch';
import { NewVersion } from './new-version';

const set: ReleaseSet = {
  shell: '1.0.0',
  remotes: [{ name: 'mf_public', version: '2.0.0', entry: '/r/mf_public/2.0.0/remoteEntry.js', claims: [] }],
  styles: {},
  apiBase: '',
  mode: 'release',
};
const same = { shell: '1.0.0', mf_public: '2.0.0' };
const note = /A new version of CyberHarbour is here/;

function answerVersions(versions: object) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(versions)));
}
const focusWindow = async (ms = 0) => {
  window.dispatchEvent(new Event('focus'));
  await act(() => jest.advanceTimersByTimeAsync(ms));
};

let stop = () => {};
function openTab() {
  const watch = createReleaseWatch(set, () => Promise.resolve());
  stop = watch.start();
  render(
    <MemoryRouter initialEntries={['/blog?page=2']}>
      <NewVersion watch={watch} />
    </MemoryRouter>,
  );
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('says nothing while this tab has what is live', async () => {
  answerVersions(same);
  openTab();
  await focusWindow();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('announces politely, when the window gets the focus, that there is a new version', async () => {
  answerVersions({ ...same, mf_public: '2.1.0' });
  openTab();
  await focusWindow();
  expect(screen.getByRole('status')).toHaveTextContent(note);
  expect(screen.getByRole('link', { name: 'Load it now' })).toHaveAttribute('href', '/blog?page=2');
});

it('asks at most once a minute, and does not forget a focus in between', async () => {
  const requests = answerVersions(same);
  openTab();
  await focusWindow();
  await focusWindow(30_000);
  await focusWindow(29_000);
  expect(requests).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(requests).toHaveBeenCalledTimes(2);
});

it('stays quiet after Not now, until there is another one', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  answerVersions({ ...same, shell: '1.1.0' });
  openTab();
  await focusWindow();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  answerVersions({ ...same, shell: '1.2.0' });
  await focusWindow(60_000);
  expect(screen.getByText(note)).toBeVisible();
});

it('takes a server that does not answer for nothing new', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  openTab();
  await focusWindow();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
