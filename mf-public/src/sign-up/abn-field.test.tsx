import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { summary } from '../testing/fields';
import { open } from '../testing/open';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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

  it('that cannot be right is pointed out only once the press that left it has ended', async () => {
    fakeApi();
    open('/signup');
    const pointer = userEvent.setup();
    await pointer.click(await screen.findByLabelText('Register as a business'));
    await pointer.type(screen.getByLabelText('ABN'), '12345678901');
    await pointer.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Create account' }) });
    expect(screen.queryByText(/does not look like an ABN/)).not.toBeInTheDocument();
    await pointer.pointer({ keys: '[/MouseLeft]' });
    expect(await screen.findByText(/This does not look like an ABN/)).toBeVisible();
    expect((await summary()).getByText('Please fill in all required fields.')).toBeVisible();
  });
});
