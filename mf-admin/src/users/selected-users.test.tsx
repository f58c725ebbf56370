import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', email: 'priya@example.com', role: 'admin' });
const second = user({ _id: 'a2', name: 'Ana Lima', email: 'ana@example.com', role: 'admin' });
const mei = user({ _id: 'u2', name: 'Mei Castellano', email: 'mei@example.com', role: 'business' });
const everybody = () => ({ user: admin, users: [admin, second, user(), mei].map((one) => ({ ...one })) });

describe('several at once', () => {
  const tick = async (...names: string[]) => {
    for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  };

  it('get another role after one question', async () => {
    const api = fakeApi(everybody());
    const { notices } = open('/admin/users');
    await tick('Tom Okafor', 'Mei Castellano');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role of who is selected' }), 'Admin');
    await userEvent.click(screen.getByRole('button', { name: 'Change selected: Role of who is selected' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Make 2 users Admin?' })).getByRole('button', {
        name: 'Change',
      }),
    );
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Role of 2 users updated to admin' }]));
    expect(api.calls.filter((call) => call.startsWith('PUT'))).toEqual([
      'PUT /admin/users/u1/role',
      'PUT /admin/users/u2/role',
    ]);
  });

  it('are deleted after one question, and what was refused is said', async () => {
    fakeApi({
      ...everybody(),
      failing: { 'DELETE /admin/users/u2': { status: 409, message: 'This was changed somewhere else.' } },
    });
    const { notices } = open('/admin/users');
    await tick('Tom Okafor', 'Mei Castellano');
    await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Delete 2 users?' })).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() =>
      expect(notices).toEqual([{ kind: 'success', text: '1 user deleted, 1 not. This was changed somewhere else.' }]),
    );
  });
});
