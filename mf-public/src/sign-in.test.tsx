import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from './testing/open';

const typeAll = async (fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await userEvent.type(await screen.findByLabelText(label), text);
};
const summary = async () => within(await screen.findByRole('alert', { name: 'There is a problem' }));

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

describe('sign-up', () => {
  const person = {
    Name: 'Tom',
    Email: 'tom@example.com',
    Password: 'ladder custard',
    'Confirm password': 'ladder custard',
  };

  it('asks for everything', async () => {
    fakeApi();
    open('/signup');
    await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
    expect((await summary()).getAllByRole('listitem')).toHaveLength(1);
    expect((await summary()).getByText('Please fill in all required fields.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('Confirm password')).toBeInvalid();
  });

  it.each([
    [{ ...person, Password: 'short', 'Confirm password': 'short' }, 'Password must be at least 6 characters.'],
    [{ ...person, 'Confirm password': 'ladder mustard' }, 'Passwords do not match.'],
  ])('refuses %o', async (fields, sentence) => {
    const api = fakeApi();
    open('/signup');
    await typeAll(fields);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect((await summary()).getByText(sentence)).toBeVisible();
    expect(api.calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('lets somebody who mends a field stay in it, and leads to what is still wrong after the next try', async () => {
    fakeApi();
    open('/signup');
    await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('alert')).toHaveFocus();
    const fields = { ...person, 'Confirm password': 'ladder mustard' };
    for (const [label, text] of Object.entries(fields)) {
      screen.getByLabelText(label).focus();
      await userEvent.keyboard(text);
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    expect((await summary()).getByText('Passwords do not match.')).toBeVisible();
    expect(screen.getByLabelText('Confirm password')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('of a business asks for all three business fields', async () => {
    fakeApi();
    open('/signup');
    await typeAll(person);
    await userEvent.click(screen.getByLabelText('Register as a business'));
    await userEvent.type(screen.getByLabelText('Business name'), 'Okafor Plumbing');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect((await summary()).getByText('Please complete all business fields.')).toBeVisible();
  });

  it('of a person sends no business fields, and goes on to the code', async () => {
    const api = fakeApi({ user: user({ isAccountVerified: false }) });
    const { router, notices } = open('/signup');
    await typeAll(person);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-otp'));
    expect(api.sent[api.calls.indexOf('POST /auth/register')]).toEqual({
      name: 'Tom',
      email: 'tom@example.com',
      password: 'ladder custard',
      role: 'general',
    });
    expect(notices[0]).toEqual({ kind: 'success', text: 'Account created! Please verify your email.' });
  });

  it('puts what the server says at its field', async () => {
    fakeApi({
      failing: {
        'POST /auth/register': {
          status: 409,
          message: 'Signup failed.',
          errors: { email: 'That email has an account already.' },
        },
      },
    });
    open('/signup');
    await typeAll(person);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        expect.stringContaining('That email has an account already.'),
      ),
    );
  });
});

describe('verifying an email', () => {
  const newcomer = () => user({ isAccountVerified: false, hasOtp: false });
  const paste = async (text: string) => {
    (await screen.findByLabelText('Digit 1 of 6')).focus();
    await userEvent.paste(text);
  };

  it('asks for a code by itself, exactly once', async () => {
    const api = fakeApi({ user: newcomer() });
    open('/verify-otp');
    expect(await screen.findByText('A code is on its way to your inbox.')).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(api.calls.filter((call) => call === 'POST /auth/send-verify-otp')).toHaveLength(1);
  });

  it('asks for none when there is one already', async () => {
    const api = fakeApi({ user: user({ isAccountVerified: false, hasOtp: true }) });
    open('/verify-otp');
    expect(await screen.findByRole('button', { name: 'Send a new code' })).toBeEnabled();
    expect(api.calls).not.toContain('POST /auth/send-verify-otp');
  });

  it('takes a pasted code of six digits and goes on to the dashboard after 2 seconds', async () => {
    const api = fakeApi({ user: newcomer() });
    const { router, notices } = open('/verify-otp');
    await paste('12345');
    expect(screen.getByLabelText('Digit 1 of 6')).toHaveValue('');
    await paste('123456');
    await userEvent.click(screen.getByRole('button', { name: 'Verify email' }));
    expect(await screen.findByText(/^Your account has been verified!/)).toBeVisible();
    expect(api.sent[api.calls.indexOf('POST /auth/verify-otp')]).toEqual({ userId: 'u1', otp: '123456' });
    expect(notices).toContainEqual({ kind: 'success', text: 'Your account has been verified!' });
    expect(router.state.location.pathname).toBe('/verify-otp');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), { timeout: 3000 });
  });

  it('clears nothing when the code is wrong', async () => {
    fakeApi({
      user: user({ isAccountVerified: false, hasOtp: true }),
      failing: { 'POST /auth/verify-otp': { status: 400, message: 'Verification failed.' } },
    });
    open('/verify-otp');
    await paste('123456');
    await userEvent.click(screen.getByRole('button', { name: 'Verify email' }));
    expect(await screen.findByText('Verification failed.')).toBeVisible();
    expect(screen.getByLabelText('Digit 6 of 6')).toHaveValue('6');
  });

  it('says so when a code cannot be sent', async () => {
    fakeApi({ user: newcomer(), failing: { 'POST /auth/send-verify-otp': { status: 0 } } });
    const { notices } = open('/verify-otp');
    expect(await screen.findByText('Failed to send OTP.')).toBeVisible();
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to send OTP.' }]);
  });

  it('needs somebody to verify', async () => {
    fakeApi();
    open('/verify-otp');
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?from=%2Fverify-otp');
  });
});

describe('a forgotten password', () => {
  it('is reset with the code, and the email is kept on the way', async () => {
    const api = fakeApi();
    const { router, notices } = open('/forgot-password');
    await typeAll({ Email: 'tom@example.com' });
    await userEvent.click(screen.getByRole('button', { name: 'Send reset code' }));
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('tom@example.com');
    expect(router.state.location.search).toBe('');
    screen.getByLabelText('Digit 1 of 6').focus();
    await userEvent.paste('123456');
    await typeAll({ 'New password': 'custard ulladulla' });
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(api.sent[api.calls.indexOf('POST /reset-password')]).toEqual({
      email: 'tom@example.com',
      otp: '123456',
      newPassword: 'custard ulladulla',
    });
    expect(notices.map(({ text }) => text)).toEqual(['Reset OTP sent to your email.', 'Password reset successfully.']);
  });

  it('that cannot be reset says so inline, without a toast', async () => {
    fakeApi({ failing: { 'POST /reset-password': { status: 400, message: 'Reset failed' } } });
    const { notices } = open('/reset-password');
    await typeAll({ Email: 'tom@example.com', 'New password': 'custard ulladulla' });
    screen.getByLabelText('Digit 1 of 6').focus();
    await userEvent.paste('123456');
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
    expect((await summary()).getByText('Reset failed')).toBeVisible();
    expect(notices).toEqual([]);
  });
});

describe('logout', () => {
  it('ends the session and leads to the login', async () => {
    const api = fakeApi({ user: user() });
    const { router, notices } = open('/logout');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(api.calls.filter((call) => call === 'POST /auth/logout')).toHaveLength(1);
    expect(notices).toEqual([{ kind: 'success', text: 'Logged out successfully' }]);
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
