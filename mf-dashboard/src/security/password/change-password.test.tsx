import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../../testing/open';

const fill = async (current: string, next: string) => {
  if (current) await userEvent.type(await screen.findByLabelText('Current password'), current);
  if (next) await userEvent.type(await screen.findByLabelText('New password'), next);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
};

describe('a new password', () => {
  it('is reached from the details, needs the current one, and empties the form', async () => {
    const api = fakeApi({ user: user() });
    const { notices } = open('/dashboard/details');
    await userEvent.click(await screen.findByRole('link', { name: 'Security' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    await fill('seven gulls', 'nine lanterns');
    expect(await screen.findByText('Password changed. Every other device is signed out.')).toBeVisible();
    expect(api.sent[api.calls.indexOf('PUT /user/password')]).toEqual({
      currentPassword: 'seven gulls',
      newPassword: 'nine lanterns',
    });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
    expect(notices).toEqual([{ kind: 'success', text: 'Password changed' }]);
  });

  it('says what is missing or too short, at its field, before anything is sent', async () => {
    const api = fakeApi({ user: user() });
    open('/dashboard/details/security');
    await screen.findByRole('button', { name: 'Change password' });
    await fill('', '');
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Enter your current password.' })).toBeVisible();
    await fill('seven gulls', 'gull');
    expect(await screen.findByLabelText('New password')).toHaveAccessibleDescription(
      expect.stringContaining('Password must be at least 6 characters.'),
    );
    expect(api.calls).not.toContain('PUT /user/password');
  });

  it('with a wrong current one says so at that field, and keeps what was typed', async () => {
    const message = 'That is not your current password.';
    fakeApi({
      user: user(),
      failing: { 'PUT /user/password': { status: 400, message, errors: { currentPassword: message } } },
    });
    open('/dashboard/details/security');
    await fill('eight gulls', 'nine lanterns');
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('nine lanterns');
  });

  it('after the session ended says where to log in, and keeps what was typed', async () => {
    fakeApi({ user: user(), failing: { 'PUT /user/password': { status: 401 } } });
    open('/dashboard/details/security');
    await fill('seven gulls', 'nine lanterns');
    expect(await screen.findByText('Your session has ended, so nothing was sent.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('nine lanterns');
  });
});
