import { fakeApi, subscriber, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });
const consent = 'I agree to receive the newsletter.';
const ana = subscriber({ _id: 's1', email: 'ana@example.com', consent });
const mei = subscriber({
  _id: 's2',
  email: 'mei@example.org',
  state: 'waiting',
  askedAt: '2026-05-06T01:00:00.000Z',
  confirmedAt: null,
  topics: ['monthly', 'Phishing'],
});
const tom = subscriber({ _id: 's3', email: 'tom@example.com', state: 'left', leftAt: '2026-07-08T01:00:00.000Z' });
const readers = () => ({ user: admin, subscribers: [ana, mei, tom] });
const rowOf = async (email: string) =>
  within((await screen.findByRole('rowheader', { name: email })).closest('tr') ?? document.body);
const timesOf = async (email: string) =>
  (await rowOf(email)).getAllByText(/ 2026$/).map((time) => time.closest('div')?.textContent);

it('shows each address, where it stands in words, what happened when, and to which text', async () => {
  fakeApi(readers());
  open('/admin/newsletter');
  const row = await rowOf('ana@example.com');
  expect(row.getByText('Subscribed')).toBeVisible();
  expect(row.getByText(consent)).toBeVisible();
  expect(row.getByText('One letter a month')).toBeVisible();
  expect((await rowOf('mei@example.org')).getByText('One letter a month; News about phishing')).toBeVisible();
  expect(await timesOf('ana@example.com')).toEqual(['Asked 4 Mar 2026', 'Confirmed 4 Mar 2026']);
  expect(await timesOf('mei@example.org')).toEqual(['Asked 6 May 2026']);
  expect(await timesOf('tom@example.com')).toEqual(['Asked 4 Mar 2026', 'Confirmed 4 Mar 2026', 'Left 8 July 2026']);
  expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Email',
    'State',
    'When',
    'Agreed to',
  ]);
});

it('tells in order what happened to somebody who left and asked again', async () => {
  fakeApi({ user: admin, subscribers: [{ ...tom, state: 'waiting', askedAt: '2026-09-10T01:00:00.000Z' }] });
  open('/admin/newsletter');
  expect((await rowOf('tom@example.com')).getByText('Waiting')).toBeVisible();
  expect(await timesOf('tom@example.com')).toEqual(['Confirmed 4 Mar 2026', 'Left 8 July 2026', 'Asked 10 Sept 2026']);
});

it('stands in the admin area, beside the links of all others, its own marked', async () => {
  fakeApi(readers());
  open('/admin/newsletter');
  expect(await screen.findByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('link');
  expect(links).toHaveLength(10);
  expect(links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
    'Newsletter',
  ]);
});

describe('one query', () => {
  it('is in the address: search and state', async () => {
    const api = fakeApi(readers());
    const { router } = open('/admin/newsletter');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by email' }), 'example.com');
    await userEvent.click(await screen.findByRole('button', { name: 'Left (1)' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        q: 'example.com',
        state: 'left',
      }),
    );
    await waitFor(() => expect(screen.queryByText('ana@example.com')).toBeNull());
    expect(screen.getByText('tom@example.com')).toBeVisible();
    await waitFor(() => expect(api.calls).toContain('GET /admin/newsletter?q=example.com&state=left'));
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(await screen.findByText('ana@example.com')).toBeVisible();
    expect(screen.queryByText('mei@example.org')).toBeNull();
  });

  it('comes from the address, and is the one of the download', async () => {
    const saved = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:subscribers', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved(this.href, this.download);
    });
    const api = fakeApi(readers());
    open('/admin/newsletter?q=example&state=subscribed&from=2020-01-01');
    expect(await screen.findByText('ana@example.com')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search by email' })).toHaveValue('example');
    expect(screen.queryByText('tom@example.com')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show all days' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        'blob:subscribers',
        expect.stringMatching(/^subscribers-\d{4}-\d\d-\d\d\.csv$/),
      ),
    );
    expect(api.calls.at(-1)).toBe('GET /admin/newsletter?q=example&state=subscribed');
    expect(api.headers.at(-1)?.['Accept']).toBe('text/csv');
  });

  it('says when the download fails', async () => {
    const api = fakeApi(readers());
    const { notices } = open('/admin/newsletter');
    await screen.findByText('ana@example.com');
    api.holdings.failing = { 'GET /admin/newsletter': { status: 503 } };
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Failed to load subscribers.' }]));
  });

  it('grows by pages', async () => {
    fakeApi({ ...readers(), pageSize: 2 });
    open('/admin/newsletter');
    expect(await screen.findByText('Showing 2 of 3 subscribers')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('tom@example.com')).toBeVisible();
    expect(screen.getByText('Showing 3 of 3 subscribers')).toBeVisible();
  });
});

it('is an empty list with another try, and says why, when it cannot be had', async () => {
  const api = fakeApi({ user: admin, failing: { 'GET /admin/newsletter': { status: 500 } } });
  const { notices } = open('/admin/newsletter');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load subscribers.');
  expect(notices).toEqual([{ kind: 'error', text: 'Failed to load subscribers.' }]);
  delete api.holdings.failing;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No subscribers found.')).toBeVisible();
});
