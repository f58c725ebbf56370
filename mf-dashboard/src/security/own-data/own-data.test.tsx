import { fakeApi, makeOwnData, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../../testing/open';

const ready = makeOwnData({ state: 'ready', done: 12, bytes: 2_340_000, url: 'http://localhost/api/user/export/file' });

describe('the file with your data', () => {
  it('is begun with a button, says how far it is, and then where it is fetched', async () => {
    const api = fakeApi({ user: user() });
    open('/dashboard/details/security');
    await userEvent.click(await screen.findByRole('button', { name: 'Prepare my data' }));
    const progress = await screen.findByRole('progressbar', {
      name: 'Your file is being made. You can leave this page.',
    });
    expect(progress).toHaveAttribute('max', '12');
    expect(screen.getByText('3 of 12')).toBeVisible();
    api.holdings.ownData = ready;
    const link = await screen.findByRole('link', { name: 'Download the file (2.3 MB)' }, { timeout: 3000 });
    expect(link).toHaveAttribute('href', ready.url);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    const asked = api.calls.filter((call) => call === 'GET /user/export').length;
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(api.calls.filter((call) => call === 'GET /user/export')).toHaveLength(asked);
  });

  it('is deleted at once, and made anew', async () => {
    const api = fakeApi({ user: user(), ownData: ready });
    const { notices } = open('/dashboard/details/security');
    expect(await screen.findByRole('button', { name: 'Prepare a new file' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the file now' }));
    expect(await screen.findByRole('button', { name: 'Prepare my data' })).toBeVisible();
    expect(api.calls).toContain('DELETE /user/export');
    expect(notices).toEqual([{ kind: 'success', text: 'File deleted' }]);
  });

  it('that another device asked for is fetched there', async () => {
    fakeApi({ user: user(), ownData: makeOwnData({ state: 'ready', done: 12, bytes: 2_340_000 }) });
    open('/dashboard/details/security');
    expect(await screen.findByText(/^Your file is ready on the device that asked for it/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Prepare a new file' })).toBeVisible();
  });

  it('that failed, or was asked for too often, says so', async () => {
    const message = 'Too many attempts. Please try again in 60 minutes.';
    fakeApi({
      user: user(),
      ownData: makeOwnData({ state: 'failed' }),
      failing: { 'POST /user/export': { status: 429, message } },
    });
    open('/dashboard/details/security');
    expect(await screen.findByText('Your file could not be made. Please try again.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Prepare my data' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('that cannot be asked about says so, with another try', async () => {
    const api = fakeApi({ user: user(), failing: { 'GET /user/export': { status: 500 } } });
    open('/dashboard/details/security');
    expect(await screen.findByText('Failed to prepare your data.')).toBeVisible();
    delete api.holdings.failing;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Prepare my data' })).toBeVisible());
  });
});
