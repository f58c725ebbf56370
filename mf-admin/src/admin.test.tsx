import { blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from './testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });

describe('approvals', () => {
  const pending = { user: admin, blogs: [blog({ status: 'pending', title: 'The USB stick' })], campaigns: [campaign({ status: 'pending', title: 'Spot the phish' })] };

  it('shows what waits, and the oldest blog as its readers will see it', async () => {
    fakeApi(structuredClone(pending));
    open('/admin/approvals');
    expect(await screen.findByRole('heading', { level: 2, name: 'Pending Blogs' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Pending Campaigns' })).toBeVisible();
    expect(await screen.findByText('It came on a Tuesday.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Approvals\s*2\s*waiting$/ })).toBeVisible();
  });

  it('takes an approved campaign off the list', async () => {
    const api = fakeApi(structuredClone(pending));
    const { notices } = open('/admin/approvals');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve Spot the phish' }));
    expect(await screen.findByText('No campaigns awaiting approval.')).toBeVisible();
    expect(api.calls).toContain('PUT /admin/campaigns/c1/approve');
    expect(notices).toEqual([{ kind: 'success', text: 'Campaign approved' }]);
  });

  it('says so when an approval fails, and keeps the item', async () => {
    fakeApi({ ...structuredClone(pending), failing: { 'PUT /admin/blogs/b1/approve': { status: 0 } } });
    const { notices } = open('/admin/approvals');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve The USB stick' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Approval failed' }]));
    expect(screen.getByRole('button', { name: 'Approve The USB stick' })).toBeVisible();
  });

  it('is two empty lists, silently, when they cannot be had', async () => {
    fakeApi({ user: admin, failing: { 'GET /admin/blogs/pending': { status: 500 }, 'GET /admin/campaigns/pending': { status: 500 } } });
    const { notices } = open('/admin/approvals');
    expect(await screen.findByText('No blogs awaiting approval.')).toBeVisible();
    expect(await screen.findByText('No campaigns awaiting approval.')).toBeVisible();
    expect(notices).toEqual([]);
  });
});

describe('statistics', () => {
  it('counts users, blogs, campaigns and resources, and what is active among them', async () => {
    fakeApi({
      user: admin,
      users: [admin, user()],
      blogs: [blog({ _id: 'b1' }), blog({ _id: 'b2', status: 'active' }), blog({ _id: 'b3', status: 'pending' })],
      campaigns: [campaign()],
    });
    open('/admin');
    const tile = async (label: string) => (await screen.findByText(label)).parentElement;
    expect(await tile('Total Users')).toHaveTextContent('2');
    expect(await tile('Total Blogs')).toHaveTextContent('3');
    expect(await tile('Total Campaigns')).toHaveTextContent('1');
    expect(await tile('Total Resources')).toHaveTextContent('0');
    const table = screen.getByRole('table', { name: 'Blog Status Breakdown' });
    expect(within(table).getByRole('row', { name: 'Active 2 67 %' })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Pending 1 33 %' })).toBeVisible();
  });

  it('offers another try when the counts cannot be had', async () => {
    fakeApi({ user: admin, failing: { 'GET /admin/users': { status: 500 } } });
    const { notices } = open('/admin');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to load admin stats' }]);
  });
});

describe('users', () => {
  it('changes a role with its button, not with the selector', async () => {
    const api = fakeApi({ user: admin, users: [user()] });
    const { notices } = open('/admin/users');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role of Tom Okafor' }), 'Business');
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Change: Role of Tom Okafor' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Role updated to business' }]));
  });

  it('asks before it deletes anybody', async () => {
    const api = fakeApi({ user: admin, users: [user()] });
    open('/admin/users');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Tom Okafor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this user?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.calls).not.toContain('DELETE /admin/users/u1');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Tom Okafor' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No users found.')).toBeVisible();
    expect(api.calls).toContain('DELETE /admin/users/u1');
  });

  it('is an empty list, and says why, when it cannot be had', async () => {
    fakeApi({ user: admin, failing: { 'GET /admin/users': { status: 500 } } });
    const { notices } = open('/admin/users');
    expect(await screen.findByText('No users found.')).toBeVisible();
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to load users' }]);
  });
});

describe('blogs and campaigns', () => {
  it('set a status', async () => {
    const api = fakeApi({ user: admin, blogs: [blog()] });
    const { notices } = open('/admin/blogs');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Status of/ }), 'Archived');
    await userEvent.click(screen.getByRole('button', { name: /^Update: Status of/ }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Status updated' }]));
    expect(api.sent[api.calls.indexOf('PUT /admin/blogs/b1/status')]).toEqual({ status: 'archived' });
  });

  it('name who created a campaign, or Unknown', async () => {
    fakeApi({ user: admin, campaigns: [campaign(), campaign({ _id: 'c2', createdBy: null })] });
    open('/admin/campaigns');
    expect(await screen.findByText('Created by Tom Okafor')).toBeVisible();
    expect(screen.getByText('Created by Unknown')).toBeVisible();
  });
});
