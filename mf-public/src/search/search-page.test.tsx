import { fakeApi, makeSearchResult } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const searched = [
  makeSearchResult({ kind: 'help', _id: 'money', title: 'Invoice money gone', link: '/help#money', createdAt: null }),
  makeSearchResult({
    kind: 'resource',
    _id: 'r1',
    title: 'Invoice rules',
    link: 'https://example.gov.au/invoices',
    createdAt: null,
  }),
  ...[1, 2, 3].map((each) => makeSearchResult({ _id: `b${each}`, title: `Invoice ${each}`, link: `/blog/b${each}` })),
];
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the page of the search', () => {
  it('shows everything in one answer, says what each is, and leads there', async () => {
    fakeApi({ searched });
    open('/search?q=invoice');
    expect(await screen.findByText('5 results')).toBeVisible();
    expect(titles()).toEqual([
      'Invoice money gone',
      'Invoice rules (opens in a new tab)',
      'Invoice 1',
      'Invoice 2',
      'Invoice 3',
    ]);
    expect(screen.getByRole('link', { name: 'Invoice money gone' })).toHaveAttribute('href', '/help#money');
    expect(screen.getByText('Resource, at example.gov.au')).toBeVisible();
    expect(document.title).toBe('“invoice” · Search · CyberHarbour');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('narrows to one kind by links that work without script, and keeps the words', async () => {
    fakeApi({ searched });
    const { router } = open('/search?q=invoice');
    const blogs = await screen.findByRole('link', { name: 'Blogs (3)' });
    expect(blogs).toHaveAttribute('href', '/search?q=invoice&kind=blog');
    await userEvent.click(blogs);
    expect(await screen.findByText('3 results')).toBeVisible();
    expect(titles()).toEqual(['Invoice 1', 'Invoice 2', 'Invoice 3']);
    expect(router.state.location.search).toBe('?q=invoice&kind=blog');
    await userEvent.click(screen.getByRole('link', { name: 'Campaigns (0)' }));
    expect(await screen.findByText(/Nothing among “Campaigns” has “invoice”\./)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Look through everything' }));
    expect(await screen.findByText('5 results')).toBeVisible();
  });

  it('asks for words first, and says in words when nothing has them', async () => {
    const api = fakeApi({ searched });
    open('/search');
    expect(await screen.findByText(/Type a word or two/)).toBeVisible();
    expect(api.calls.filter((call) => call.startsWith('GET /search'))).toEqual([]);
    await userEvent.type(screen.getByLabelText('Search everything'), 'parrot');
    expect(await screen.findByText(/Nothing here has all of “parrot”\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Something happening now?' })).toHaveAttribute('href', '/help');
  });

  it('has an address for the next results, which are read from the first one on', async () => {
    fakeApi({ searched, pageSize: 2 });
    open('/search?q=invoice');
    const more = await screen.findByRole('link', { name: 'More results' });
    expect(more).toHaveAttribute('href', '/search?q=invoice&after=2');
    await userEvent.click(more);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Invoice 1' })).toHaveFocus());
    expect(titles()).toEqual(['Invoice 1', 'Invoice 2']);
    await userEvent.click(screen.getByRole('link', { name: '← Back to the best ones' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(titles()[0]).toBe('Invoice money gone');
  });

  it('says where the rest is, when there are more than it shows', async () => {
    const many = Array.from({ length: 60 }, (_, each) => makeSearchResult({ _id: `b${each}`, title: `Tide ${each}` }));
    fakeApi({ searched: many });
    open('/search?q=tide');
    expect(await screen.findByRole('link', { name: 'Blogs (60+)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All blogs that have these words' })).toHaveAttribute(
      'href',
      '/blog?q=tide',
    );
  });

  it('says why it did not work, and tries again', async () => {
    const api = fakeApi({ searched, failing: { 'GET /search': { status: 500, message: 'It did not work.' } } });
    open('/search?q=invoice');
    expect(await screen.findByText('It did not work.')).toBeVisible();
    api.holdings.failing = {};
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('5 results')).toBeVisible();
  });
});
