import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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
