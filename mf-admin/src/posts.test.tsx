import { auditEntry, blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from './testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });

it('sets the status of a blog with its button', async () => {
  const api = fakeApi({ user: admin, blogs: [blog()] });
  const { notices } = open('/admin/blogs');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Status of The invoice/ }), 'Archived');
  await userEvent.click(screen.getByRole('button', { name: /^Update: Status of/ }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Status updated' }]));
  expect(api.sent[api.calls.indexOf('PUT /admin/blogs/b1/status')]).toEqual({ status: 'archived' });
});

it.each([
  ['/admin/blogs', { blogs: [blog({ title: 'Spot the phish' })] }, ['Pending', 'Approved', 'Archived'], 'approved'],
  ['/admin/campaigns', { campaigns: [campaign()] }, ['Pending', 'Active', 'Archived'], 'active'],
])('%s shows each title with a selector of its statuses and Update', async (path, holdings, statuses, current) => {
  fakeApi({ user: admin, ...holdings });
  open(path);
  const selector = await screen.findByRole('combobox', { name: 'Status of Spot the phish' });
  expect(
    within(selector)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(statuses);
  expect(selector).toHaveValue(current);
  expect(screen.getByText('Update')).toBeVisible();
});

it('shows a blog that is active as approved', async () => {
  fakeApi({ user: admin, blogs: [blog({ status: 'active' })] });
  open('/admin/blogs');
  expect(await screen.findByRole('combobox', { name: /^Status of/ })).toHaveValue('approved');
});

it.each([
  ['blogs', { blogs: [blog({ _id: 'x1' })] }, '', 'Update failed'],
  ['campaigns', { campaigns: [campaign({ _id: 'x1' })] }, '', 'Failed to update status'],
  ['blogs', { blogs: [blog({ _id: 'x1' })] }, 'Not on a Sunday.', 'Not on a Sunday.'],
  ['campaigns', { campaigns: [campaign({ _id: 'x1' })] }, 'Not on a Sunday.', 'Not on a Sunday.'],
])(
  'a status of %s that cannot be set says so, in the server’s words or the product’s',
  async (name, holdings, message, text) => {
    fakeApi({ user: admin, ...holdings, failing: { [`PUT /admin/${name}/x1/status`]: { status: 500, message } } });
    const { notices } = open(`/admin/${name}`);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Status of/ }), 'Archived');
    await userEvent.click(screen.getByRole('button', { name: /^Update: Status of/ }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text }]));
  },
);

it('names who created a campaign, or Unknown', async () => {
  fakeApi({ user: admin, campaigns: [campaign(), campaign({ _id: 'c2', createdBy: null })] });
  open('/admin/campaigns');
  expect(await screen.findByText('Created by Tom Okafor')).toBeVisible();
  expect(screen.getByText('Created by Unknown')).toBeVisible();
});

it('sets the status of a campaign, and shows it', async () => {
  const api = fakeApi({ user: admin, campaigns: [campaign()] });
  const { notices } = open('/admin/campaigns');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status of Spot the phish' }), 'Archived');
  await userEvent.click(screen.getByRole('button', { name: 'Update: Status of Spot the phish' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Campaign status updated' }]));
  expect(api.sent[api.calls.indexOf('PUT /admin/campaigns/c1/status')]).toEqual({ status: 'archived' });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Status of Spot the phish' })).toHaveValue('archived'),
  );
});

it('sets the status of several campaigns after one question', async () => {
  fakeApi({ user: admin, campaigns: [campaign(), campaign({ _id: 'c2', title: 'Router check' })] });
  const { notices } = open('/admin/campaigns');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status of what is selected' }), 'Archived');
  await userEvent.click(screen.getByRole('button', { name: 'Update selected: Status of what is selected' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Set 2 campaigns to Archived?' })).getByRole('button', {
      name: 'Update',
    }),
  );
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Status of 2 campaigns updated' }]));
  expect(screen.getByRole('checkbox', { name: 'Select Router check' })).not.toBeChecked();
});

it('does not undo what somebody else decided meanwhile', async () => {
  const api = fakeApi({ user: admin, campaigns: [campaign({ status: 'pending' })] });
  const { notices } = open('/admin/campaigns');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status of Spot the phish' }), 'Archived');
  Object.assign(api.holdings.campaigns?.[0] ?? {}, { status: 'active', updatedAt: '2026-03-05T00:00:00.000Z' });
  await userEvent.click(screen.getByRole('button', { name: 'Update: Status of Spot the phish' }));
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'error', text: 'This was decided in the meantime. It is active.' }]),
  );
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status of Spot the phish' })).toHaveValue('active'));
});

it.each([
  ['blogs', { blogs: [blog(), blog({ _id: 'b2', status: 'pending', title: 'The USB stick' })] }],
  ['campaigns', { campaigns: [campaign(), campaign({ _id: 'c2', status: 'pending', title: 'The USB stick' })] }],
])('keeps search, status and order of %s in the address, and downloads the same', async (name, holdings) => {
  Object.assign(URL, { createObjectURL: () => 'blob:table', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const api = fakeApi({ user: admin, ...holdings });
  const { router } = open(`/admin/${name}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Pending (1)' }));
  await userEvent.type(screen.getByRole('searchbox', { name: `Search ${name}` }), 'stick');
  await waitFor(() => expect(router.state.location.search).toBe('?status=pending&q=stick'));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Title' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(api.headers.at(-1)?.['Accept']).toBe('text/csv'));
  expect(api.calls.at(-1)).toBe(`GET /admin/${name}?q=stick&status=pending&order=title`);
});

it('stands in each order by the heads of its columns, the newest first to begin with', async () => {
  fakeApi({ user: admin, blogs: ['Beta', 'Alpha', 'Gamma'].map((title, place) => blog({ _id: `b${place}`, title })) });
  const { router } = open('/admin/blogs');
  const titles = () => screen.getAllByRole('rowheader').map((head) => head.firstChild?.textContent);
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const press = async (name: string, order: string, shown: string[]) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(titles()).toEqual(shown));
    expect(new URLSearchParams(router.state.location.search).get('order') ?? 'newest').toBe(order);
  };
  await screen.findByRole('table', { name: 'Blogs' });
  expect(head('Sent')).toHaveAttribute('aria-sort', 'descending');
  await press('Title', 'title', ['Alpha', 'Beta', 'Gamma']);
  expect(head('Sent')).not.toHaveAttribute('aria-sort');
  await press('Title', 'title-desc', ['Gamma', 'Beta', 'Alpha']);
  expect(head('Title')).toHaveAttribute('aria-sort', 'descending');
  await press('Sent', 'newest', ['Beta', 'Alpha', 'Gamma']);
  await press('Sent', 'oldest', ['Gamma', 'Alpha', 'Beta']);
});

it('says that nothing was found', async () => {
  fakeApi({ user: admin, blogs: [blog()] });
  open('/admin/blogs?q=nothing');
  expect(await screen.findByText('No blogs found.')).toBeVisible();
});

it.each([
  ['blogs', 'Failed to load blogs.'],
  ['campaigns', 'Failed to load campaigns.'],
])('is an empty list of %s, and says why, when it cannot be had', async (name, text) => {
  fakeApi({ user: admin, failing: { [`GET /admin/${name}`]: { status: 500 } } });
  const { notices } = open(`/admin/${name}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(notices).toEqual([{ kind: 'error', text }]);
});

describe('history', () => {
  const opened = async () => userEvent.click(await screen.findByRole('button', { name: /^History/ }));

  it('tells who did what and why, newest first, only when it is asked for', async () => {
    const reason = 'A fact needs checking.';
    const audit = [
      auditEntry({ seq: 2 }),
      auditEntry({ action: 'blog.sent-back', after: { status: 'pending' }, reason, actor: { _id: 'a9', name: null } }),
    ];
    const api = fakeApi({ user: admin, blogs: [blog()], audit });
    open('/admin/blogs');
    await screen.findByRole('button', { name: /^History/ });
    expect(api.calls.some((call) => call.startsWith('GET /admin/audit'))).toBe(false);
    await opened();
    expect(await screen.findByText('From pending to approved')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByText(/A deleted account/)).toBeVisible();
    expect(api.calls).toContain('GET /admin/audit?kind=blog&item=b1');
  });

  it('goes back further when asked, also to what nobody who is signed in did', async () => {
    const audit = [auditEntry({ seq: 2 }), auditEntry({ action: 'blog.edited', actor: null })];
    fakeApi({ user: admin, blogs: [blog()], audit, pageSize: 1 });
    open('/admin/blogs');
    await opened();
    expect(screen.queryByText('Edited')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByText('Edited')).toBeVisible();
    expect(screen.getByText(/Nobody signed in/)).toBeVisible();
  });

  it('says when there is none, or it cannot be had', async () => {
    const api = fakeApi({ user: admin, campaigns: [campaign()], failing: { 'GET /admin/audit': { status: 500 } } });
    open('/admin/campaigns');
    await opened();
    expect(await screen.findByText('Failed to load the history.')).toBeVisible();
    delete api.holdings.failing;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No moderator has changed it yet.')).toBeVisible();
  });
});
