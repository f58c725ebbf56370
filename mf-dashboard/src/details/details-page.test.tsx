import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('account details', () => {
  it('that cannot be had say so, with another try', async () => {
    const api = fakeApi({ user: user(), failing: { 'GET /user/data': { status: 500 } } });
    open('/dashboard/details');
    expect(await screen.findByText('Failed to load user.')).toBeVisible();
    delete api.holdings.failing;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Tom Okafor');
  });

  it('are sent once by a double click, and that is said once', async () => {
    const api = fakeApi({ user: user() });
    const { notices } = open('/dashboard/details');
    await userEvent.type(await screen.findByLabelText('Name'), ' Jr');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Details updated' }]));
    expect(api.calls.filter((call) => call === 'PUT /user/update')).toHaveLength(1);
  });

  it('that are refused without a word stay, and say so', async () => {
    fakeApi({ user: user(), failing: { 'PUT /user/update': { status: 500 } } });
    open('/dashboard/details');
    await userEvent.type(await screen.findByLabelText('Name'), ' Jr');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await within(await screen.findByRole('alert')).findByText('Update failed.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Tom Okafor Jr');
  });

  it('of a business need all three fields, show the role, and have nothing to change it with', async () => {
    const api = fakeApi({
      user: user({
        role: 'business',
        businessName: 'Okafor Plumbing',
        businessAddress: '1 Hill Street',
        businessAbn: '51824753556',
      }),
    });
    open('/dashboard/details');
    expect(await screen.findByRole('definition')).toHaveTextContent('Business');
    expect(screen.queryByRole('button', { name: 'Convert to Business' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Business address'));
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(
      await within(await screen.findByRole('alert')).findByText('Please fill in all business details'),
    ).toBeVisible();
    expect(api.calls).not.toContain('PUT /user/update');
  });

  it('put the focus on the business fields that were asked for', async () => {
    fakeApi({ user: user() });
    open('/dashboard/details');
    await userEvent.click(await screen.findByRole('button', { name: 'Convert to Business' }));
    expect(screen.getByLabelText('Business name')).toHaveFocus();
  });

  it('that are refused are said at their field, and stay', async () => {
    fakeApi({
      user: user(),
      failing: {
        'PUT /user/update': { status: 409, message: 'That email is taken.', errors: { email: 'That email is taken.' } },
      },
    });
    open('/dashboard/details');
    const email = await screen.findByLabelText('Email');
    await userEvent.type(email, '.au');
    await userEvent.type(screen.getByLabelText('Current password'), 'seven gulls');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining('That email is taken.')));
    expect(email).toHaveValue('tom@example.com.au');
  });
});
