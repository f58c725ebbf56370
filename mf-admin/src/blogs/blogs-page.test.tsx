import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { waitFor } from '@testing-library/react';
import { menuButton, openMenu, pick } from '../testing/menus';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });

it('sets the status of a blog by its menu', async () => {
  const api = fakeApi({ user: admin, blogs: [blog()] });
  const { notices } = open('/admin/blogs');
  await pick(/^Update the status of The invoice/, 'Archived');
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Status updated' }]));
  expect(api.sent[api.calls.indexOf('PUT /admin/blogs/b1/status')]).toEqual({ status: 'archived' });
});

it('shows a blog that is active as approved', async () => {
  fakeApi({ user: admin, blogs: [blog({ status: 'active' })] });
  open('/admin/blogs');
  expect(await menuButton(/^Update the status of/)).toHaveTextContent(/Approved$/);
  expect((await openMenu(/^Update the status of/)).getByRole('button', { name: 'Approved' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
