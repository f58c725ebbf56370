import { auditEntry, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openMenu, pick } from '../testing/menus';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });
const approved = auditEntry({ seq: 3, before: { title: 'Tides', status: 'pending' } });
const sentBack = auditEntry({
  seq: 2,
  action: 'campaign.sent-back',
  kind: 'campaign',
  itemId: 'c1',
  before: { title: 'Spot the phish' },
  reason: 'Say which street.',
});
const role = auditEntry({
  action: 'user.role',
  kind: 'user',
  itemId: 'u1',
  itemName: 'Zoë',
  before: { role: 'general' },
  after: { role: 'business' },
});
const log = () => ({ user: admin, audit: [approved, sentBack, role] });

it('explains each entry in a sentence, with the reason and the time, newest first', async () => {
  fakeApi(log());
  open('/admin/audit');
  expect(await screen.findByText('Priya Nair approved the blog “Tides”.')).toBeVisible();
  // Its beginning in the row, and whole once it is opened.
  expect(screen.getByText('Say which street.', { selector: 'summary *' })).toBeVisible();
  await userEvent.click(screen.getByText(/sent the campaign/));
  expect(screen.getByText('Say which street.', { selector: 'blockquote' })).toBeVisible();
  expect(screen.getByText('Priya Nair changed Zoë’s role from general to business.')).toBeVisible();
  expect(screen.getAllByText(/ 2026, /)).toHaveLength(3);
});

it('is narrowed by person, act and day, all of it in the address', async () => {
  const api = fakeApi(log());
  const { router } = open('/admin/audit?kind=user');
  expect(await screen.findByText(/changed Zoë’s role/)).toBeVisible();
  expect(screen.queryByText(/“Tides”/)).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'All');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search people' }), 'zoë');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Done' }), 'Role changed');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } });
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      q: 'zoë',
      action: 'user.role',
      from: '2026-01-01',
    }),
  );
  // The day begins where the person is; the API is asked in UTC.
  const begin = encodeURIComponent(new Date('2026-01-01T00:00').toISOString());
  await waitFor(() => expect(api.calls.at(-1)).toBe(`GET /admin/audit?q=zo%C3%AB&action=user.role&from=${begin}`));
});

it('shows what was done to one post alone, and everything again', async () => {
  fakeApi(log());
  open('/admin/audit');
  await pick('More about entry 2', 'Only this campaign');
  await waitFor(() => expect(screen.queryByText(/“Tides”/)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Show all entries' }));
  expect(await screen.findByText(/“Tides”/)).toBeVisible();
});

it('leads to the account or the post, and to whoever did it', async () => {
  fakeApi(log());
  open('/admin/audit');
  const links = (await openMenu('More about entry 2')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open the campaign', '/campaigns/c1'],
    ['Open Priya Nair', '/admin/users/a1'],
  ]);
});

describe('the check of the chain', () => {
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Check that nothing was changed' }));

  it('says that all is well', async () => {
    fakeApi(log());
    open('/admin/audit');
    await press();
    expect(await screen.findByText('All 3 entries are as written, and none is missing.')).toBeVisible();
  });

  it('says where it is broken', async () => {
    fakeApi({ ...log(), brokenAt: 2 });
    open('/admin/audit');
    await press();
    expect(await screen.findByText(/^Entry 2 was changed, or one beside it is missing\./)).toBeVisible();
  });

  it('says that it could not be done, and can be tried again', async () => {
    const api = fakeApi({ ...log(), failing: { 'GET /admin/audit/check': { status: 0 } } });
    open('/admin/audit');
    await press();
    expect(await screen.findByText('The log could not be checked.')).toBeVisible();
    delete api.holdings.failing;
    await press();
    expect(await screen.findByText(/^All 3 entries/)).toBeVisible();
  });
});

it('says that nothing is found, and that it cannot be had', async () => {
  const api = fakeApi({ user: admin, failing: { 'GET /admin/audit': { status: 500 } } });
  open('/admin/audit');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the audit log.');
  delete api.holdings.failing;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No entries found.')).toBeVisible();
});
