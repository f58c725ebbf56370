import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, selector } from '../testing/choose';
import { openMenu } from '../testing/menus';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', email: 'priya@example.com', role: 'admin' });
const second = user({ _id: 'a2', name: 'Ana Lima', email: 'ana@example.com', role: 'admin' });
const mei = user({ _id: 'u2', name: 'Mei Castellano', email: 'mei@example.com', role: 'business' });
const everybody = () => ({ user: admin, users: [admin, second, user(), mei].map((one) => ({ ...one })) });

it('shows name, email and role of each, with a selector of the three roles, Change and Delete', async () => {
  fakeApi(everybody());
  open('/admin/users');
  const head = await screen.findByRole('rowheader', { name: /^Mei Castellano/ });
  expect(within(head).getByText('mei@example.com')).toBeVisible();
  expect(within(head).getByRole('link', { name: 'Mei Castellano' })).toHaveAttribute('href', '/admin/users/u2');
  const role = await selector('Role of Mei Castellano');
  expect(role).toHaveDisplayValue('Business');
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['General', 'Business', 'Admin']);
  expect(screen.getByRole('button', { name: 'Change: Role of Mei Castellano' })).toHaveTextContent('Change');
  expect(screen.getByRole('button', { name: 'Delete Mei Castellano' })).toBeEnabled();
});

it('changes a role once Change is pressed, and undoes it', async () => {
  const api = fakeApi(everybody());
  const { notices } = open('/admin/users');
  const changes = () => api.calls.flatMap((call, place) => (call.startsWith('PUT') ? [place] : []));
  const role = await selector('Role of Tom Okafor');
  const button = screen.getByRole('button', { name: 'Change: Role of Tom Okafor' });
  await userEvent.click(button);
  await userEvent.selectOptions(role, 'Business');
  expect(changes()).toEqual([]);
  await userEvent.click(button);
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Role updated to business' }]));
  expect(changes().map((place) => [api.calls[place], api.sent[place]])).toEqual([
    ['PUT /admin/users/u1/role', { role: 'business' }],
  ]);
  expect(api.headers[changes()[0] ?? 0]).toMatchObject({ 'If-Match': '"general"' });
  // The list was fetched again: the new role is the current one.
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(role).toHaveDisplayValue('Business');
  expect(button).toHaveFocus();
  expect(await screen.findByText('The role of Tom Okafor is Business now.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(role).toHaveDisplayValue('General'));
  expect(api.headers[changes()[1] ?? 0]).toMatchObject({ 'If-Match': '"business"' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(button).toHaveFocus();
});

it.each([
  ['', 'Failed to update role', 'Failed to delete user'],
  ['Not on a Sunday.', 'Not on a Sunday.', 'Not on a Sunday.'],
])(
  'that can be neither changed nor deleted stays as it was, and that is said in the server’s words “%s”, or the product’s',
  async (message, ofRole, ofDelete) => {
    const refusal = { status: 500, message };
    fakeApi({ ...everybody(), failing: { 'PUT /admin/users/u1/role': refusal, 'DELETE /admin/users/u1': refusal } });
    const { notices } = open('/admin/users');
    await choose('Role of Tom Okafor', 'Business');
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: ofRole }]));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Tom Okafor' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Delete this user?' })).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(notices.at(-1)).toEqual({ kind: 'error', text: ofDelete }));
    expect(screen.getByText('tom@example.com')).toBeVisible();
  },
);

it('does not undo a role that somebody else gave meanwhile', async () => {
  const api = fakeApi(everybody());
  const { notices } = open('/admin/users');
  const role = await selector('Role of Tom Okafor');
  Object.assign(api.holdings.users?.[2] ?? {}, { role: 'admin' });
  await choose('Role of Tom Okafor', 'Business');
  await waitFor(() =>
    expect(notices).toEqual([
      { kind: 'error', text: 'This account was changed in the meantime. Its role is admin now.' },
    ]),
  );
  await waitFor(() => expect(role).toHaveDisplayValue('Admin'));
});

it('is an empty list with another try, and says why, when it cannot be had', async () => {
  const api = fakeApi({ user: admin, failing: { 'GET /admin/users': { status: 500 } } });
  const { notices } = open('/admin/users');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load users');
  expect(notices).toEqual([{ kind: 'error', text: 'Failed to load users' }]);
  delete api.holdings.failing;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No users found.')).toBeVisible();
});

it('protects one’s own account, and says why', async () => {
  fakeApi(everybody());
  open('/admin/users');
  const mine = await openMenu('More about Priya Nair');
  expect(mine.getByText('This is your own account. Another administrator can change or delete it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Priya Nair' })).toBeDisabled();
  expect(await selector('Role of Priya Nair')).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: 'Select Priya Nair' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete Ana Lima' })).toBeEnabled();
});

it('protects the last administrator, and says why', async () => {
  fakeApi({ user: admin, users: [admin, mei] });
  open('/admin/users');
  const menu = await openMenu('More about Priya Nair');
  expect(menu.getByText(/^The last administrator can be neither changed nor deleted/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Priya Nair' })).toBeDisabled();
  expect(await selector('Role of Priya Nair')).toBeDisabled();
});

describe('one query', () => {
  it('is in the address: search, role and order', async () => {
    const api = fakeApi(everybody());
    const { router } = open('/admin/users');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'example');
    await userEvent.click(screen.getByRole('button', { name: 'Business (1)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    const address = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    await waitFor(() => expect(address()).toEqual({ q: 'example', role: 'business', order: 'name' }));
    await waitFor(() => expect(screen.queryByText('tom@example.com')).toBeNull());
    expect(screen.getByText('mei@example.com')).toBeVisible();
    await waitFor(() => expect(api.calls).toContain('GET /admin/users?q=example&role=business&order=name'));
  });

  it('comes from the address, and can be widened again', async () => {
    fakeApi({ user: admin, users: [mei, user({ createdAt: '2026-05-01T00:00:00.000Z' })] });
    const { router } = open('/admin/users?q=example&from=2026-03-02&to=2026-03-08');
    expect(await screen.findByText('mei@example.com')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('example');
    expect(screen.queryByText('tom@example.com')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all days' }));
    expect(await screen.findByText('tom@example.com')).toBeVisible();
    expect(router.state.location.search).toBe('?q=example');
  });

  it('is the one of the download', async () => {
    const saved = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:users', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved(this.href, this.download);
    });
    const api = fakeApi(everybody());
    open('/admin/users?q=example&role=general');
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith('blob:users', expect.stringMatching(/^users-\d{4}-\d\d-\d\d\.csv$/)),
    );
    expect(api.calls.at(-1)).toBe('GET /admin/users?q=example&role=general');
    expect(api.headers.at(-1)?.['Accept']).toBe('text/csv');
  });

  it('says when the download fails', async () => {
    const api = fakeApi(everybody());
    const { notices } = open('/admin/users');
    await screen.findByText('tom@example.com');
    api.holdings.failing = { 'GET /admin/users': { status: 503 } };
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Failed to load users' }]));
  });

  it('grows by pages', async () => {
    fakeApi({ ...everybody(), pageSize: 3 });
    open('/admin/users');
    expect(await screen.findByText('Showing 3 of 4 users')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('mei@example.com')).toBeVisible();
    expect(screen.getByText('Showing 4 of 4 users')).toBeVisible();
  });
});
