import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import { open } from '../testing/open';

describe('what an account lacks', () => {
  it('is said on the dashboard, with where it is done', async () => {
    fakeApi({ user: user({ isAccountVerified: false, role: 'business', businessName: 'Okafor Plumbing' }) });
    open('/dashboard');
    expect(await screen.findByRole('link', { name: 'Verify Email' })).toHaveAttribute('href', '/verify-otp');
    expect(screen.getByText(/business details are not complete: business address, ABN\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add what is missing' })).toHaveAttribute('href', '/dashboard/details');
  });
});
