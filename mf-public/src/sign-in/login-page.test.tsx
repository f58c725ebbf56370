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

  it('in a browser that refuses cookies is not called successful, and says what to do', async () => {
    fakeApi({ user: user(), failing: { 'GET /auth/verify': { status: 401 } } });
    const { router, notices } = open('/login');
    await login();
    const said =
      'Your browser did not keep the cookie that keeps you logged in. Allow cookies for this site, then log in again.';
    expect((await summary()).getByText(said)).toBeVisible();
    expect(notices).toEqual([{ kind: 'error', text: said }]);
    expect(router.state.location.pathname).toBe('/login');
  });

  it('that fails says what to do next, and after too many tries how long to wait', async () => {
    const api = fakeApi({ failing: { 'POST /auth/login': { status: 401, message: 'Login failed.' } } });
    open('/login');
    await login();
    expect((await summary()).getByRole('link', { name: 'choose a new password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    const message = 'Too many attempts. Please try again in 3 minutes.';
    api.holdings.failing = { 'POST /auth/login': { status: 429, message, retryAfter: 180 } };
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('ready in 3 minutes')).toBeVisible();
    expect((await summary()).queryByRole('link')).not.toBeInTheDocument();
    const asked = api.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(api.calls).toHaveLength(asked);
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
