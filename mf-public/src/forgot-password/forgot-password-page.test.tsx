import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { typeAll } from '../testing/fields';
import { open } from '../testing/open';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a forgotten password', () => {
  it('is reset with the code, and the email goes along on the way', async () => {
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
});

describe('another code', () => {
  const tooMany = { status: 429, message: 'Too many attempts. Please try again in 42 seconds.', retryAfter: 42 };

  it('to reset a password waits likewise', async () => {
    const api = fakeApi({ failing: { 'POST /auth/forgot-password': tooMany } });
    open('/forgot-password');
    await userEvent.type(await screen.findByLabelText('Email'), 'tom@example.com{Enter}');
    expect(await screen.findByText('ready in 42 seconds')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
    expect(api.calls.filter((call) => call === 'POST /auth/forgot-password')).toHaveLength(1);
  });
});
