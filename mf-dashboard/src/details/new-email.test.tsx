import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('a new email', () => {
  const change = async () => {
    const email = await screen.findByLabelText('Email');
    await userEvent.type(email, '.au');
    return email;
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save details' }));

  it('asks for the current password before anything is sent', async () => {
    const api = fakeApi({ user: user() });
    open('/dashboard/details');
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await change();
    await save();
    expect(
      within(await screen.findByRole('alert')).getByText('Enter your current password to change your email.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      expect.stringContaining('Enter your current password to change your email.'),
    );
    expect(api.calls).not.toContain('PUT /user/update');
  });

  it('waits until it is confirmed: the page says where, and the form has the old one', async () => {
    const api = fakeApi({ user: user() });
    open('/dashboard/details');
    const email = await change();
    await userEvent.type(screen.getByLabelText('Current password'), 'seven gulls');
    await save();
    expect(await screen.findByRole('link', { name: 'Enter the code' })).toHaveAttribute('href', '/verify-otp');
    expect(screen.getByText('tom@example.com.au')).toBeVisible();
    expect(email).toHaveValue('tom@example.com');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(api.sent[api.calls.indexOf('PUT /user/update')]).toMatchObject({
      email: 'tom@example.com.au',
      currentPassword: 'seven gulls',
    });
  });

  it('can be given up', async () => {
    const api = fakeApi({ user: user({ pendingEmail: 'other@example.com' }) });
    const { notices } = open('/dashboard/details');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the old email' }));
    await waitFor(() => expect(screen.queryByText('other@example.com')).not.toBeInTheDocument());
    expect(api.calls).toContain('DELETE /user/email');
    expect(notices).toEqual([{ kind: 'success', text: 'Your email stays as it is.' }]);
  });

  it('with a wrong password says so at that field, and keeps what was typed', async () => {
    const message = 'That is not your current password.';
    fakeApi({
      user: user(),
      failing: { 'PUT /user/update': { status: 400, message, errors: { currentPassword: message } } },
    });
    open('/dashboard/details');
    const email = await change();
    const given = screen.getByLabelText('Current password');
    await userEvent.type(given, 'eight gulls');
    await save();
    await waitFor(() => expect(given).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(email).toHaveValue('tom@example.com.au');
  });
});
