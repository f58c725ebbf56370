import { blog, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from './testing/open';
import { admin, pending, sheet } from './testing/queue';

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

describe('two moderators', () => {
  it('what the other decided is said, and is gone', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    const approve = await screen.findByRole('button', { name: 'Approve The USB stick' });
    Object.assign(api.holdings.blogs?.[0] ?? {}, { status: 'archived', updatedAt: '2026-03-05T00:00:00.000Z' });
    await userEvent.click(approve);
    await waitFor(() =>
      expect(notices).toEqual([{ kind: 'error', text: 'This was decided in the meantime. It is archived.' }]),
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The USB stick' })).toBeNull());
    expect(api.holdings.blogs?.[0]?.status).toBe('archived');
  });

  it('what was decided elsewhere disappears by itself, also when it lies open', async () => {
    const api = fakeApi(pending());
    const { client } = open('/admin/approvals?blog=b2');
    expect(await sheet('The second invoice')).toBeVisible();
    Object.assign(api.holdings.blogs?.[1] ?? {}, { status: 'approved' });
    await client.invalidateQueries({ queryKey: ['blogs'] });
    expect(
      await screen.findByText('What was open here was decided in the meantime. The next one lies open.'),
    ).toBeVisible();
    expect(await sheet('The USB stick')).toBeVisible();
  });

  it('what its author deleted meanwhile is said, and is gone', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    const approve = await screen.findByRole('button', { name: 'Approve The USB stick' });
    api.holdings.blogs?.shift();
    await userEvent.click(approve);
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Not found.' }]));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The USB stick' })).toBeNull());
    expect(await sheet('The second invoice')).toBeVisible();
  });

  it('of several, what somebody else decided is told, and the rest is approved', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select The USB stick' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select The second invoice' }));
    Object.assign(api.holdings.blogs?.[0] ?? {}, { status: 'archived', updatedAt: '2026-03-05T00:00:00.000Z' });
    await userEvent.click(screen.getByRole('button', { name: 'Approve selected' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Approve 2 items?' })).getByRole('button', { name: 'Approve' }),
    );
    await waitFor(() =>
      expect(notices.map(({ text }) => text)).toEqual([
        '1 blog approved, 1 not. This was decided in the meantime. It is archived.',
      ]),
    );
    expect(api.holdings.blogs?.map(({ status }) => status)).toEqual(['archived', 'approved']);
    expect(await screen.findByText('No blogs awaiting approval.')).toBeVisible();
  });

  it('a text that changed meanwhile is read again before it is decided', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    const approve = await screen.findByRole('button', { name: 'Approve The USB stick' });
    Object.assign(api.holdings.blogs?.[0] ?? {}, { content: 'Buy my course.', updatedAt: '2026-03-05T00:00:00.000Z' });
    await userEvent.click(approve);
    await waitFor(() =>
      expect(notices).toEqual([
        { kind: 'error', text: 'This was changed somewhere else in the meantime. Please load it again.' },
      ]),
    );
    await userEvent.click(await screen.findByRole('link', { name: 'The USB stick' }));
    expect(await screen.findByText('Buy my course.')).toBeVisible();
  });
});

describe('keys', () => {
  const press = (keys: string) => userEvent.keyboard(keys);

  it('go through the queue, approve and send back', async () => {
    const api = fakeApi(pending());
    open('/admin/approvals');
    await sheet('The USB stick');
    await press('j');
    const second = await screen.findByRole('heading', { level: 2, name: 'The second invoice' });
    await waitFor(() => expect(second).toHaveFocus());
    await press('k');
    await sheet('The USB stick');
    await press('a');
    await sheet('The second invoice');
    await waitFor(() => expect(api.calls).toContain('PUT /admin/blogs/b1/approve'));
    await press('r');
    expect(screen.getByRole('radio', { name: 'It names a person or an account' })).toHaveFocus();
  });

  it('work a long queue off, each item once', async () => {
    const blogs = Array.from({ length: 12 }, (_, place) =>
      blog({ _id: `b${place}`, title: `Blog ${place}`, status: 'pending' }),
    );
    const api = fakeApi({ user: admin, blogs, pageSize: 5 });
    open('/admin/approvals');
    for (const { title } of blogs) {
      await sheet(title);
      await press('a');
    }
    expect(await screen.findByText('No blogs awaiting approval.')).toBeVisible();
    expect(api.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(12);
  });

  it('rest in a field, and with Ctrl', async () => {
    const api = fakeApi(pending());
    open('/admin/approvals');
    await sheet('The USB stick');
    await press('r');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note to Tom Okafor' }), 'jar');
    await press('{Control>}a{/Control}');
    expect(await sheet('The USB stick')).toBeVisible();
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  it('can be turned off, and stay off', async () => {
    const api = fakeApi(pending());
    const { unmount } = open('/admin/approvals');
    expect(await screen.findByText(/They rest while you are in a field/)).toHaveTextContent(
      'J next, K previous, A approve, R send back',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Work with single keys' }));
    unmount();
    open('/admin/approvals');
    await sheet('The USB stick');
    await press('a');
    expect(screen.getByRole('checkbox', { name: 'Work with single keys' })).not.toBeChecked();
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });
});
