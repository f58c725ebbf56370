import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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

  it('takes the code of a new email of a verified account', async () => {
    const api = fakeApi({ user: user({ isAccountVerified: true, pendingEmail: 'new@example.com' }) });
    open('/verify-otp');
    expect(await screen.findByText('new@example.com')).toBeVisible();
    await waitFor(() => expect(api.calls).toContain('POST /auth/send-verify-otp'));
    await paste('123456');
    await userEvent.click(screen.getByRole('button', { name: 'Verify email' }));
    expect(await screen.findByText(/^Your account has been verified!/)).toBeVisible();
    expect(api.holdings.user).toMatchObject({ email: 'new@example.com' });
  });

  it('needs somebody to verify', async () => {
    fakeApi();
    open('/verify-otp');
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?from=%2Fverify-otp');
  });
});
