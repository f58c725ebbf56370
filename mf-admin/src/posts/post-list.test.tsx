import { blog, campaign, fakeApi, user, makeSentBack } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, selector } from '../testing/choose';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });

it.each([
  ['/admin/blogs', { blogs: [blog({ title: 'Spot the phish' })] }, ['Pending', 'Approved', 'Archived'], 'Approved'],
  ['/admin/campaigns', { campaigns: [campaign()] }, ['Pending', 'Active', 'Archived'], 'Active'],
])('%s shows each title with a selector of its statuses and Update', async (path, holdings, statuses, current) => {
  fakeApi({ user: admin, ...holdings });
  open(path);
  const status = await selector('Status of Spot the phish');
  expect(
    within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(statuses);
  expect(status).toHaveDisplayValue(current);
  expect(screen.getByRole('button', { name: 'Update: Status of Spot the phish' })).toHaveTextContent('Update');
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
    await choose('Status of', 'Archived');
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text }]));
  },
);

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
  expect(api.calls.at(-1)).toBe(`GET /admin/${name}?q=stick&status=pending&sentBack=false&order=title`);
});

it('lists what was sent back apart from what waits for a moderator', async () => {
  const sentBack = blog({ _id: 'b3', status: 'pending', title: 'Too short', ...makeSentBack() });
  const api = fakeApi({
    user: admin,
    blogs: [blog(), blog({ _id: 'b2', status: 'pending', title: 'Tides' }), sentBack],
  });
  const { router } = open('/admin/blogs');
  await userEvent.click(await screen.findByRole('button', { name: 'Sent back (1)' }));
  expect(await screen.findByRole('rowheader', { name: /^Too short/ })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(router.state.location.search).toBe('?status=sent-back');
  expect(api.calls).toContain('GET /admin/blogs?status=pending&sentBack=true');
  await userEvent.click(screen.getByRole('button', { name: 'Pending (1)' }));
  expect(await screen.findByRole('rowheader', { name: /^Tides/ })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(screen.getAllByText('Sent back', { exact: false })).toHaveLength(1);
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
