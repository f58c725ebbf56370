import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { waitFor } from '@testing-library/react';
import { choose, selector } from '../testing/choose';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });

it('sets the status of a blog by its selector and Update', async () => {
  const api = fakeApi({ user: admin, blogs: [blog()] });
  const { notices } = open('/admin/blogs');
  await choose('Status of The invoice', 'Archived');
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Status updated' }]));
  expect(api.sent[api.calls.indexOf('PUT /admin/blogs/b1/status')]).toEqual({ status: 'archived' });
});

it('shows a blog that is active as approved', async () => {
  fakeApi({ user: admin, blogs: [blog({ status: 'active' })] });
  open('/admin/blogs');
  expect(await selector('Status of')).toHaveDisplayValue('Approved');
});
