import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from './testing/open';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const login = async () => {
  await userEvent.type(await screen.findByLabelText('Password'), 'ladder custard');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
};

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

describe('what was typed', () => {
  it('survives a reload, but for passwords', async () => {
    fakeApi();
    const { unmount } = open('/signup');
    await userEvent.type(await screen.findByLabelText('Name'), 'Mei');
    await userEvent.type(screen.getByLabelText('Email'), 'mei@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'flour water salt');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'flour water salt');
    await userEvent.click(screen.getByLabelText('Register as a business'));
    await userEvent.type(screen.getByLabelText('Business name'), 'Harbourside Bakery');
    unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain('flour');
    open('/signup');
    expect(await screen.findByLabelText('Business name')).toHaveValue('Harbourside Bakery');
    expect(screen.getByLabelText('Name')).toHaveValue('Mei');
    expect(screen.getByLabelText('Email')).toHaveValue('mei@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('is forgotten once it was sent', async () => {
    fakeApi();
    const { router } = open('/forgot-password');
    await userEvent.type(await screen.findByLabelText('Email'), 'tom@example.com');
    expect(sessionStorage).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Send reset code' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password'));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('another code', () => {
  const tooMany = { status: 429, message: 'Too many attempts. Please try again in 42 seconds.', retryAfter: 42 };

  it('has to wait as long as the server says, counted down', async () => {
    const api = fakeApi({
      user: user({ isAccountVerified: false, hasOtp: true }),
      failing: { 'POST /auth/send-verify-otp': tooMany },
    });
    open('/verify-otp');
    const button = await screen.findByRole('button', { name: 'Send a new code' });
    await userEvent.click(button);
    expect(await screen.findByText('ready in 42 seconds')).toBeVisible();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(api.calls.filter((call) => call === 'POST /auth/send-verify-otp')).toHaveLength(1);
    expect(await screen.findByText('ready in 41 seconds', {}, { timeout: 2000 })).toBeVisible();
  });

  it('to reset a password waits likewise', async () => {
    const api = fakeApi({ failing: { 'POST /auth/forgot-password': tooMany } });
    open('/forgot-password');
    await userEvent.type(await screen.findByLabelText('Email'), 'tom@example.com{Enter}');
    expect(await screen.findByText('ready in 42 seconds')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
    expect(api.calls.filter((call) => call === 'POST /auth/forgot-password')).toHaveLength(1);
  });
});

describe('a new password', () => {
  it.each([
    ['harbour', /^Password strength: Weak: it is short/],
    ['aaaaaaaaaaaaaaaa', /^Password strength: Weak: it repeats/],
    ['password12345', /^Password strength: Weak: most of it is what everybody tries first/],
    ['ladder custard', /^Password strength: Fair/],
    ['ladder custard ulladulla', /^Password strength: Strong/],
  ])('%s is judged, with the reason', async (password, said) => {
    fakeApi();
    open('/signup');
    await userEvent.type(await screen.findByLabelText('Password'), password);
    expect(
      screen.getByText((_, node) => node?.getAttribute('role') === 'status' && said.test(node.textContent)),
    ).toBeVisible();
  });

  it('can be looked at while it is typed', async () => {
    fakeApi();
    open('/reset-password');
    const field = await screen.findByLabelText('New password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(field).toHaveAttribute('type', 'text');
  });
});

describe('an ABN', () => {
  it('that cannot be right is pointed out, and taken all the same', async () => {
    const api = fakeApi({ user: user({ isAccountVerified: false }) });
    const { router } = open('/signup');
    await userEvent.click(await screen.findByLabelText('Register as a business'));
    const fields = {
      Name: 'Mei',
      Email: 'mei@example.com',
      Password: 'flour water',
      'Confirm password': 'flour water',
      'Business name': 'Bakery',
      'Business address': '3 Wharf Road',
      ABN: '51 824 753 565',
    };
    for (const [label, text] of Object.entries(fields)) await userEvent.type(screen.getByLabelText(label), text);
    expect(screen.queryByText(/does not look like an ABN/)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText(/This does not look like an ABN/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-otp'));
    expect(api.sent[api.calls.indexOf('POST /auth/register')]).toMatchObject({ businessAbn: '51 824 753 565' });
  });
});
