import { blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', email: 'priya@example.com', role: 'admin' });
const second = user({ _id: 'a2', name: 'Ana Lima', email: 'ana@example.com', role: 'admin' });
const mei = user({ _id: 'u2', name: 'Mei Castellano', email: 'mei@example.com', role: 'business' });
const everybody = () => ({ user: admin, users: [admin, second, user(), mei].map((one) => ({ ...one })) });

it('asks before it deletes anybody, and says what stays behind', async () => {
  const api = fakeApi({
    ...everybody(),
    blogs: [blog(), blog({ _id: 'b2', status: 'pending' })],
    campaigns: [campaign()],
  });
  const { notices } = open('/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Tom Okafor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this user?' });
  expect(await within(dialog).findByText(/2 blogs and 1 campaign stay as they are, without a name/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(api.calls).not.toContain('DELETE /admin/users/u1');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Tom Okafor' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('tom@example.com')).toBeNull());
  expect(notices).toEqual([{ kind: 'success', text: 'User deleted' }]);
});

it('says that nothing is left behind, or only that something is where the server does not count', async () => {
  const api = fakeApi(everybody());
  open('/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Tom Okafor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this user?' });
  expect(await within(dialog).findByText(/No blog and no campaign is left behind/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  api.holdings.failing = { 'GET /admin/users/posts': { status: 404 } };
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Mei Castellano' }));
  expect(
    await within(await screen.findByRole('dialog')).findByText(/Blogs and campaigns stay as they are, without a name/),
  ).toBeVisible();
});
