import { blog, campaign, fakeApi } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const blogs = [1, 2, 3, 4, 5].map((number) =>
  blog({ _id: `b${number}`, title: number % 2 ? `Invoice ${number}` : `Backup ${number}` }),
);
const titles = () => screen.getAllByRole('article').map((card) => card.querySelector('a')?.textContent);

describe('a list of posts', () => {
  it('grows when asked, says how far it goes, and reading goes on at the first new one', async () => {
    fakeApi({ blogs, pageSize: 2 });
    open('/blog');
    expect(await screen.findByText('Showing 2 of 5')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByText('Showing 4 of 5')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Invoice 3' })).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByText('Showing 5 of 5')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Invoice 5' })).toHaveFocus());
  });

  it('writes thousands as Australians do', async () => {
    fakeApi({ blogs: Array.from({ length: 1200 }, (_, number) => blog({ _id: `n${number}` })), pageSize: 2 });
    open('/blog');
    expect(await screen.findByText('1,200 blogs')).toBeVisible();
    expect(screen.getByText('Showing 2 of 1,200')).toBeVisible();
  });

  it('says that there may be more where the server counted no further', async () => {
    fakeApi({ blogs: Array.from({ length: 10_000 }, (_, number) => blog({ _id: `n${number}` })), pageSize: 2 });
    open('/blog');
    expect(await screen.findByText('10,000+ blogs')).toBeVisible();
    expect(screen.getByText('Showing 2 of 10,000+')).toBeVisible();
  });

  it('has an address for the next ones, which opens without the first ones and leads back', async () => {
    fakeApi({ blogs, pageSize: 2 });
    const { router } = open('/blog?q=invoice');
    await screen.findByText('Showing 2 of 3');
    const next = screen.getByRole('link', { name: 'Show more' }).getAttribute('href') ?? '';
    expect(new URL(next, 'http://page').searchParams.get('q')).toBe('invoice');
    await act(() => router.navigate(next));
    await waitFor(() => expect(titles()).toEqual(['Invoice 5']));
    await userEvent.click(screen.getByRole('link', { name: '← Back to the newest' }));
    await waitFor(() => expect(titles()).toEqual(['Invoice 1', 'Invoice 3']));
    expect(router.state.location.search).toBe('?q=invoice');
  });

  it('keeps what it has when the next ones do not come, and tries again', async () => {
    const api = fakeApi({ blogs, pageSize: 2 });
    open('/blog');
    await screen.findByText('Showing 2 of 5');
    api.holdings.failing = { 'GET /blogs': { status: 500 } };
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByText('The next ones did not come. Please try again.')).toBeVisible();
    expect(titles()).toHaveLength(2);
    api.holdings.failing = {};
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByText('Showing 4 of 5')).toBeVisible();
  });

  it('is searched once typing rests; what was found before stays, and Back undoes the search', async () => {
    let answer: () => void = () => undefined;
    const api = fakeApi({ blogs });
    const { router } = open('/blog');
    await screen.findByText('5 blogs');
    api.holdings.held = { 'GET /blogs': new Promise<void>((resolve) => (answer = resolve)) };
    await userEvent.type(screen.getByLabelText('Search blogs'), 'backup ');
    await waitFor(() => expect(screen.getByLabelText('Search blogs')).toHaveAttribute('aria-busy', 'true'));
    expect(titles()).toHaveLength(5);
    answer();
    expect(await screen.findByText('2 blogs')).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(titles()).toEqual(['Backup 2', 'Backup 4']);
    expect(screen.getByLabelText('Search blogs')).toHaveValue('backup ');
    expect(screen.getByLabelText('Search blogs')).not.toHaveAttribute('aria-busy');
    expect(router.state.location.search).toBe('?q=backup');
    expect(api.calls).toEqual(['GET /blogs', 'GET /blogs?q=backup']);
    await act(() => router.navigate(-1));
    expect(await screen.findByText('5 blogs')).toBeVisible();
    expect(screen.getByLabelText('Search blogs')).toHaveValue('');
  });

  it('that was shared with its search opens so, and says when nothing matches', async () => {
    fakeApi({ blogs });
    open('/blog?q=parrot');
    const said = await screen.findByText('No blog matches “parrot”. Try another word.');
    expect(said).toBeVisible();
    await waitFor(() => expect(said.previousElementSibling?.firstElementChild).toHaveClass('art-motif'));
    expect(screen.getByLabelText('Search blogs')).toHaveValue('parrot');
  });

  it('keeps its search when the filter changes', async () => {
    const api = fakeApi({
      campaigns: [
        campaign({ title: 'Pause and pay' }),
        campaign({
          _id: 'c2',
          title: 'Pause',
          createdBy: { _id: 'u2', name: 'Mei', isBusiness: true, businessName: 'Bakery' },
        }),
      ],
    });
    const { router } = open('/campaigns?q=pause');
    await screen.findByText('2 campaigns');
    await userEvent.click(screen.getByRole('link', { name: 'Business' }));
    expect(await screen.findByText('1 campaign')).toBeVisible();
    expect(api.calls).toContain('GET /campaigns?type=business&q=pause');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('2 campaigns')).toBeVisible();
  });

  it('offers another try when it cannot be had', async () => {
    const api = fakeApi({ campaigns: [campaign()], failing: { 'GET /campaigns': { status: 500 } } });
    open('/campaigns');
    await screen.findByText('The campaigns could not be fetched just now.');
    api.holdings.failing = {};
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Spot the phish' })).toBeVisible();
  });
});
