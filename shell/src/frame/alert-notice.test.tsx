import { ApiProvider, createQueryClient } from '@cyberharbour/shared-api';
import { alertInterval } from '@cyberharbour/shared-api/alerts';
import { fakeApi, makeAlert } from '@cyberharbour/shared-api/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AlertNotice } from './alert-notice';

const nothing = () => undefined;
const asked = (api: ReturnType<typeof fakeApi>) => api.calls.filter((call) => call.startsWith('GET /alerts')).length;

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  document.querySelector('.alerts')?.remove();
});

/** A page whose document showed an alert by this name, if any. */
function open(drawn?: string) {
  if (drawn !== undefined) {
    const region = document.body.appendChild(document.createElement('section'));
    region.className = 'alerts';
    region.appendChild(document.createElement('details')).dataset['alert'] = drawn;
  }
  const client = createQueryClient({ success: nothing, error: nothing, warn: nothing });
  render(
    <MemoryRouter>
      <ApiProvider client={client}>
        <AlertNotice />
      </ApiProvider>
    </MemoryRouter>,
  );
}
const stayOpen = () => act(() => jest.advanceTimersByTimeAsync(alertInterval));

it('tells whoever stays on a page of an alert that started meanwhile, and takes it away when it has ended', async () => {
  const running = makeAlert();
  const api = fakeApi({ alerts: [running, makeAlert({ _id: 'a0', title: 'Old news', isRunning: false })] });
  open();
  expect(asked(api)).toBe(0);
  await stayOpen();
  expect(await screen.findByRole('alert')).toHaveTextContent('Alert: Texts about unpaid tolls');
  expect(screen.getByRole('alert')).toHaveTextContent('Delete them.');
  expect(screen.getByRole('link', { name: 'What happened, and who is hit' })).toHaveAttribute('href', '/alerts/a1');
  expect(screen.queryByText(/Old news/)).not.toBeInTheDocument();
  api.holdings.alerts = [{ ...running, isRunning: false }];
  await stayOpen();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('says nothing of what the document shows already, but what was corrected, and takes what ended out of it', async () => {
  const running = makeAlert();
  const api = fakeApi({ alerts: [running] });
  open(`a1.${Date.parse(running.updatedAt)}`);
  await stayOpen();
  await waitFor(() => expect(asked(api)).toBe(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.querySelector('.alerts')).toBeInTheDocument();
  api.holdings.alerts = [{ ...running, advice: 'Keep them.', updatedAt: '2026-03-05T05:06:07.000Z' }];
  await stayOpen();
  expect(await screen.findByRole('alert')).toHaveTextContent('Keep them.');
  expect(document.querySelector('.alerts')).not.toBeInTheDocument();
});
