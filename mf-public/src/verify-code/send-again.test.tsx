import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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
});
