import type { ReleaseSet } from '@cyberharbour/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createNewer } from './newer';
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

function serverSays(versions: object) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(versions)));
}
const lookAt = async (ms = 0) => {
  window.dispatchEvent(new Event('focus'));
  await act(() => jest.advanceTimersByTimeAsync(ms));
};

let end = () => {};
function openTab() {
  const newer = createNewer(set);
  end = newer.watch();
  render(
    <MemoryRouter initialEntries={['/blog?page=2']}>
      <NewVersion newer={newer} />
    </MemoryRouter>,
  );
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  end();
  jest.useRealTimers();
});

it('says nothing while this tab has what is live', async () => {
  serverSays(same);
  openTab();
  await lookAt();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says politely, when the window is looked at again, that there is a new version', async () => {
  serverSays({ ...same, mf_public: '2.1.0' });
  openTab();
  await lookAt();
  expect(screen.getByRole('status')).toHaveTextContent(note);
  expect(screen.getByRole('link', { name: 'Load it now' })).toHaveAttribute('href', '/blog?page=2');
});

it('asks at most once a minute, and does not forget who looked in between', async () => {
  const asked = serverSays(same);
  openTab();
  await lookAt();
  await lookAt(30_000);
  await lookAt(29_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(asked).toHaveBeenCalledTimes(2);
});

it('stays quiet after Not now, until there is another one', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  serverSays({ ...same, shell: '1.1.0' });
  openTab();
  await lookAt();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  serverSays({ ...same, shell: '1.2.0' });
  await lookAt(60_000);
  expect(screen.getByText(note)).toBeVisible();
});

it('takes a server that does not answer for nothing new', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  openTab();
  await lookAt();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
