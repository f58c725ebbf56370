import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { summary, typeAll } from '../testing/fields';
import { open } from '../testing/open';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('login', () => {
  const login = async () => {
    await typeAll({ Email: 'tom@example.com', Password: 'ladder custard' });
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  };

  it('leads home, and says so', async () => {
    const api = fakeApi({ user: user() });
    const { router, notices } = open('/login');
    await login();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(api.sent[api.calls.indexOf('POST /auth/login')]).toEqual({
      email: 'tom@example.com',
      password: 'ladder custard',
    });
    expect(notices).toEqual([{ kind: 'success', text: 'Login successful' }]);
  });

  it.each([
    ['/blog/create', '/blog/create'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
  ])('after an interruption at %s leads to %s', async (from, to) => {
    fakeApi({ user: user() });
    const { router } = open(`/login?from=${encodeURIComponent(from)}`);
    await login();
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
  });

  it('names each empty field and sends nothing', async () => {
    const api = fakeApi();
    open('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
    expect((await summary()).getByText('Enter your e-mail address.')).toBeVisible();
    expect((await summary()).getByText('Enter your password.')).toBeVisible();
    expect(api.calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('that fails says so in the page too, and keeps what was typed', async () => {
    fakeApi({ failing: { 'POST /auth/login': { status: 401, message: 'Login failed.' } } });
    const { notices } = open('/login');
    await login();
    expect((await summary()).getByText('Login failed.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('ladder custard');
    expect(notices).toEqual([{ kind: 'error', text: 'Login failed.' }]);
  });
});
