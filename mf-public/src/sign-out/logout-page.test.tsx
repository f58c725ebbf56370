import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('logout', () => {
  it('ends the session and leads to the login', async () => {
    const api = fakeApi({ user: user() });
    const { router, notices } = open('/logout');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(api.calls.filter((call) => call === 'POST /auth/logout')).toHaveLength(1);
    expect(notices).toEqual([{ kind: 'success', text: 'Logged out successfully' }]);
  });

  it('leaves nothing that was typed for who comes to this tab next', async () => {
    fakeApi({ user: user() });
    const { unmount } = open('/signup');
    await userEvent.type(await screen.findByLabelText('Name'), 'Mei');
    unmount();
    const { router, unmount: leave } = open('/logout');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    leave();
    open('/signup');
    expect(await screen.findByLabelText('Name')).toHaveValue('');
  });

  it('that fails says so and offers another try', async () => {
    const api = fakeApi({ user: user(), failing: { 'POST /auth/logout': { status: 0 } } });
    const { router } = open('/logout');
    expect(await screen.findByText('Logout failed.')).toBeVisible();
    api.holdings.failing = {};
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
