import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const login = async () => {
  await userEvent.type(await screen.findByLabelText('Password'), 'ladder custard');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('Remember me', () => {
  it('keeps the email in this browser, says so, and sends nothing of it', async () => {
    const api = fakeApi({ user: user() });
    const { router, unmount } = open('/login');
    await userEvent.type(await screen.findByLabelText('Email'), 'tom@example.com');
    const box = screen.getByLabelText('Remember me');
    expect(box).toHaveAccessibleDescription(
      'Remember me keeps your email in this browser for next time, never your password.',
    );
    await userEvent.click(box);
    await login();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(api.sent[api.calls.indexOf('POST /auth/login')]).toEqual({
      email: 'tom@example.com',
      password: 'ladder custard',
    });
    unmount();
    open('/login');
    expect(await screen.findByLabelText('Email')).toHaveValue('tom@example.com');
    expect(screen.getByLabelText('Remember me')).toBeChecked();
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('forgets it when it is not asked for any more', async () => {
    localStorage.setItem('cyberharbour:email', 'tom@example.com');
    fakeApi({ user: user() });
    const { router } = open('/login');
    await userEvent.click(await screen.findByLabelText('Remember me'));
    await login();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage).toHaveLength(0);
  });
});
