import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });

it('sets the status of a blog with its button', async () => {
  const api = fakeApi({ user: admin, blogs: [blog()] });
  const { notices } = open('/admin/blogs');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Status of The invoice/ }), 'Archived');
  await userEvent.click(screen.getByRole('button', { name: /^Update: Status of/ }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Status updated' }]));
  expect(api.sent[api.calls.indexOf('PUT /admin/blogs/b1/status')]).toEqual({ status: 'archived' });
});

it('shows a blog that is active as approved', async () => {
  fakeApi({ user: admin, blogs: [blog({ status: 'active' })] });
  open('/admin/blogs');
  expect(await screen.findByRole('combobox', { name: /^Status of/ })).toHaveValue('approved');
});
