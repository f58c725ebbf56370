import { auditEntry, blog, campaign, fakeApi, makeSentBack, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, selector } from '../testing/choose';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', email: 'priya@example.com', role: 'admin' });
const second = user({ _id: 'a2', name: 'Ana Lima', email: 'ana@example.com', role: 'admin' });
const mei = { _id: 'u2', name: 'Mei Castellano' };
const everything = () => ({
  user: admin,
  users: [admin, second, user({ ...mei, email: 'mei@example.com', role: 'business', businessName: 'Mei’s Nets' })],
  blogs: [
    blog({ title: 'By somebody else' }),
    blog({ _id: 'b2', title: 'Tides', author: mei, status: 'pending', ...makeSentBack('Say where.') }),
  ],
  campaigns: [
    campaign({ _id: 'c2', title: 'Router check', createdBy: { ...mei, isBusiness: true, businessName: null } }),
  ],
  audit: [
    auditEntry({
      kind: 'user',
      action: 'user.role',
      itemId: 'u2',
      before: { role: 'general' },
      after: { role: 'business' },
    }),
  ],
});

it('shows who somebody is, what they sent and what was done to the account', async () => {
  const api = fakeApi(everything());
  open('/admin/users/u2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mei Castellano' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'mei@example.com' })).toHaveAttribute('href', 'mailto:mei@example.com');
  expect(screen.getByText('Mei’s Nets')).toBeVisible();
  const posts = within(await screen.findByRole('table', { name: 'Blogs' }));
  expect(posts.getByRole('link', { name: 'Tides' })).toHaveAttribute('href', '/blog/b2');
  expect(posts.getAllByRole('rowheader')).toHaveLength(1);
  expect(await screen.findByRole('link', { name: 'Router check' })).toBeVisible();
  expect(await screen.findByText('From general to business')).toBeVisible();
  expect(screen.getByRole('link', { name: 'In the audit log' })).toHaveAttribute('href', '/admin/audit?item=u2');
  expect(api.calls).toContain('GET /admin/blogs?authorId=u2');
});

it('shows nothing of others where the server does not know whose posts are asked for', async () => {
  const { blogs } = everything();
  fakeApi({ ...everything(), blogs: blogs.map((each) => ({ ...each, author: { _id: 'u1', name: 'Tom Okafor' } })) });
  open('/admin/users/u2');
  expect(await screen.findByText('No blogs yet.')).toBeVisible();
});

it('puts a post that was sent back into the queue, and back again with its reason', async () => {
  const api = fakeApi(everything());
  open('/admin/users/u2');
  const status = await selector('Status of Tides');
  expect(screen.getByRole('rowheader', { name: /Sent back/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Update: Status of Tides' }));
  expect(await screen.findByText('“Tides” is Pending now.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Sent back/ })).toBeNull());
  expect(status).toHaveDisplayValue('Pending');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('rowheader', { name: /Sent back/ })).toBeVisible();
  expect(api.sent[api.calls.indexOf('PUT /admin/blogs/b2/reject')]).toEqual({ reason: 'Say where.' });
});

it('changes the role, and leads back to the list once the account is deleted', async () => {
  const api = fakeApi(everything());
  const { router } = open('/admin/users/u2');
  await choose('Role of Mei', 'General');
  await waitFor(() => expect(api.holdings.users?.[2]?.role).toBe('general'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Mei Castellano' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'));
});

it('says why one’s own account can be neither changed nor deleted', async () => {
  fakeApi(everything());
  open('/admin/users/a1');
  expect(await screen.findByText(/^This is your own account/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Priya Nair' })).toBeDisabled();
});

it('says that there is nobody, or offers another try', async () => {
  const api = fakeApi(everything());
  open('/admin/users/nobody');
  expect(await screen.findByRole('alert')).toHaveTextContent('User not found.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  api.holdings.failing = { 'GET /admin/users/u2': { status: 500 } };
  open('/admin/users/u2');
  expect(await screen.findByText('Failed to load user.')).toBeVisible();
  delete api.holdings.failing;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Mei Castellano' })).toBeVisible();
});
