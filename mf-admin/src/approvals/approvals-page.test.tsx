import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { admin, pending } from '../testing/queue';

beforeEach(() => localStorage.clear());

describe('the queue', () => {
  it('shows what waits, and the oldest blog as its readers will see it', async () => {
    fakeApi(pending());
    open('/admin/approvals');
    expect(await screen.findByRole('heading', { level: 2, name: 'Pending Blogs' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Pending Campaigns' })).toBeVisible();
    expect(await screen.findByText('It came on a Tuesday.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Approvals\s*3\s*waiting$/ })).toBeVisible();
  });

  it('takes an approved campaign off the list', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve Spot the phish' }));
    expect(await screen.findByText('No campaigns awaiting approval.')).toBeVisible();
    expect(api.calls).toContain('PUT /admin/campaigns/c1/approve');
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Campaign approved' }]));
    expect(screen.getByRole('region', { name: 'Pending Campaigns' })).toHaveFocus();
  });

  it('takes an approved blog off the list', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve The USB stick' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Blog approved' }]));
    expect(screen.queryByRole('link', { name: 'The USB stick' })).toBeNull();
    expect(api.holdings.blogs?.[0]?.status).toBe('approved');
  });

  it.each([
    ['blogs/b1', 'The USB stick', { status: 0 }, 'Approval failed'],
    ['campaigns/c1', 'Spot the phish', { status: 500 }, 'Approval failed'],
    ['campaigns/c1', 'Spot the phish', { status: 500, message: 'Not on a Sunday.' }, 'Not on a Sunday.'],
  ])('says so when the approval of %s fails, and keeps the item', async (item, title, failure, text) => {
    fakeApi({ ...pending(), failing: { [`PUT /admin/${item}/approve`]: failure } });
    const { notices } = open('/admin/approvals');
    await userEvent.click(await screen.findByRole('button', { name: `Approve ${title}` }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text }]));
    expect(await screen.findByRole('button', { name: `Approve ${title}` })).toBeVisible();
  });

  it('is two empty lists, silently, when they cannot be had', async () => {
    fakeApi({
      user: admin,
      failing: { 'GET /admin/blogs/pending': { status: 500 }, 'GET /admin/campaigns/pending': { status: 500 } },
    });
    const { notices } = open('/admin/approvals');
    expect(await screen.findByText('No blogs awaiting approval.')).toBeVisible();
    expect(await screen.findByText('No campaigns awaiting approval.')).toBeVisible();
    expect(notices).toEqual([]);
  });

  it('grows by pages', async () => {
    fakeApi({ ...pending(), pageSize: 1 });
    open('/admin/approvals');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'The second invoice' })).toBeVisible();
  });

  it('approves everything that is ticked, after one question', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    expect(screen.getByText('3 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Approve selected' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Approve 3 items?' })).getByRole('button', { name: 'Approve' }),
    );
    expect(await screen.findByText('No blogs awaiting approval.')).toBeVisible();
    expect(screen.getByText('No campaigns awaiting approval.')).toBeVisible();
    await waitFor(() =>
      expect(notices.map(({ text }) => text)).toEqual(
        expect.arrayContaining(['2 blogs approved', 'Campaign approved']),
      ),
    );
    expect(api.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3);
  });
});
