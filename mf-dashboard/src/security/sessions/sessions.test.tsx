import { fakeApi, user, userSession } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../../testing/open';

const own = userSession({ isCurrent: true });
const phone = userSession({ _id: 's2', device: 'Safari on iOS', isSameNetwork: false, network: '198.51.100.x' });
const shop = userSession({ _id: 's3', device: 'Chrome on Windows' });
const rows = async () => within(await screen.findByRole('group', { name: 'Signed-in devices' }));

describe('where you are signed in', () => {
  it('says device, network and last use in words, and marks this device', async () => {
    fakeApi({ user: user(), sessions: [own, phone] });
    open('/dashboard/details/security');
    const [first, second] = await (await rows()).findAllByRole('listitem');
    expect(first).toHaveTextContent('This device');
    expect(first).toHaveTextContent('The network that you are on now.');
    expect(within(first as HTMLElement).getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
    expect(second).toHaveTextContent('Another network: 198.51.100.x.');
    expect(second).toHaveTextContent(/last used around 4 Mar 2026/);
  });

  it('ends one after a question, and the focus goes on to the list', async () => {
    const api = fakeApi({ user: user(), sessions: [own, phone, shop] });
    const { notices } = open('/dashboard/details/security');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    const question = within(await screen.findByRole('dialog', { name: 'Sign this device out?' }));
    await userEvent.click(question.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    expect(screen.getByRole('group', { name: 'Signed-in devices' })).toHaveFocus();
    expect(api.calls).toContain('DELETE /user/sessions/s2');
    expect(notices).toEqual([{ kind: 'success', text: 'Device signed out' }]);
  });

  it('ends all others after a question, which can be taken back', async () => {
    const api = fakeApi({ user: user(), sessions: [own, phone, shop] });
    open('/dashboard/details/security');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(api.calls).not.toContain('DELETE /user/sessions');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out all others' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Sign out all others' }));
    await waitFor(() => expect(screen.queryByText('Chrome on Windows')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
  });

  it('that cannot be had or ended says so', async () => {
    const api = fakeApi({ user: user(), failing: { 'GET /user/sessions': { status: 500 } } });
    open('/dashboard/details/security');
    expect(await screen.findByText('Failed to load your devices.')).toBeVisible();
    api.holdings.failing = { 'DELETE /user/sessions/s2': { status: 404, message: 'Session not found.' } };
    api.holdings.sessions = [own, phone];
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Session not found.')).toBeVisible();
  });
});
