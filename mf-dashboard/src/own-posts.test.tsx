import { blog, campaign, fakeApi, sentBack, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from './testing/open';

const remove = async (title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${title}` }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
};

describe('own posts', () => {
  it('can be viewed, edited and deleted whatever their status', async () => {
    fakeApi({ user: user(), blogs: [blog({ status: 'pending' })], campaigns: [campaign({ status: 'pending' })] });
    open('/dashboard');
    expect(await screen.findByRole('link', { name: 'View The invoice that was almost right' })).toHaveAttribute(
      'href',
      '/blog/b1',
    );
    expect(await screen.findByRole('link', { name: 'View Spot the phish' })).toHaveAttribute('href', '/campaigns/c1');
  });

  it('that cannot be had are not called missing', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()], failing: { 'GET /blogs': { status: 500 } } });
    const { notices } = open('/dashboard');
    const blogs = await screen.findByRole('region', { name: 'Your blogs' });
    expect(await within(blogs).findByText('Failed to load blogs.')).toBeVisible();
    expect(screen.queryByText('You have not written a blog yet.')).not.toBeInTheDocument();
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to load blogs.' }]);
    api.holdings.failing = {};
    await userEvent.click(within(blogs).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The invoice that was almost right' })).toBeVisible();
  });

  it('that were sent back say why, in the list and above the form that changes them', async () => {
    fakeApi({
      user: user(),
      blogs: [
        blog({
          status: 'pending',
          ...sentBack('Say where this happened.'),
          author: { _id: user()._id, name: user().name },
        }),
      ],
    });
    open('/dashboard');
    const blogs = await screen.findByRole('region', { name: 'Your blogs' });
    expect(await within(blogs).findByText(/Sent back on .*Say where this happened/)).toBeVisible();
    expect(within(blogs).getByText('Sent back')).toBeVisible();
    await userEvent.click(within(blogs).getByRole('link', { name: /^Edit/ }));
    expect(await screen.findByText(/A moderator wrote on .*Say where this happened.*looked at again/)).toBeVisible();
  });

  it.each([
    ['blogs', { blogs: [blog()] }, 'DELETE /blogs/b1', 'The invoice that was almost right', 'Blog deleted'],
    ['campaigns', { campaigns: [campaign()] }, 'DELETE /campaigns/c1', 'Spot the phish', 'Campaign deleted'],
  ])('of the %s are deleted once by a double click, and that is said once', async (_, holdings, call, title, text) => {
    const api = fakeApi({ user: user(), ...holdings });
    const { notices } = open('/dashboard');
    await userEvent.dblClick(await screen.findByRole('button', { name: `Delete ${title}` }));
    await userEvent.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument());
    expect(api.calls.filter((one) => one === call)).toHaveLength(1);
    expect(notices).toEqual([{ kind: 'success', text }]);
  });

  it.each([
    ['blogs', 'Your blogs', 'Failed to load blogs.'],
    ['campaigns', 'Your campaigns', 'Failed to load campaigns.'],
  ])('of the %s that cannot be had say so once, in the product’s words', async (name, region, text) => {
    fakeApi({ user: user(), blogs: [blog()], campaigns: [campaign()], failing: { [`GET /${name}`]: { status: 500 } } });
    const { notices } = open('/dashboard');
    expect(await within(await screen.findByRole('region', { name: region })).findByText(text)).toBeVisible();
    expect(notices).toEqual([{ kind: 'error', text }]);
  });

  it('come page by page', async () => {
    fakeApi({ user: user(), blogs: [blog(), blog({ _id: 'b2', title: 'The second' })], pageSize: 1 });
    open('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'The second' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('hand the focus to their list once one is deleted', async () => {
    fakeApi({ user: user(), campaigns: [campaign()] });
    open('/dashboard');
    await remove('Spot the phish');
    expect(await screen.findByText('You have not started a campaign yet.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your campaigns' })).toHaveFocus();
  });

  it('stay, with the reason beside them, when they cannot be deleted', async () => {
    fakeApi({ user: user(), campaigns: [campaign()], failing: { 'DELETE /campaigns/c1': { status: 0 } } });
    const { notices } = open('/dashboard');
    await remove('Spot the phish');
    expect(await screen.findByText('Delete failed.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Spot the phish' })).toBeVisible();
    expect(notices).toEqual([{ kind: 'error', text: 'Delete failed.' }]);
  });
});

describe('somebody else’s post', () => {
  it.each([
    ['/blog/b9/edit', 'Only its author may edit this blog.'],
    ['/campaigns/c9/edit', 'Only its author may edit this campaign.'],
  ])('%s has no form', async (url, said) => {
    const mei = { _id: 'u9', name: 'Mei' };
    fakeApi({
      user: user(),
      blogs: [blog({ _id: 'b9', author: mei })],
      campaigns: [campaign({ _id: 'c9', createdBy: { ...mei, isBusiness: false, businessName: null } })],
    });
    open(url);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('many posts', () => {
  const many = () => [
    ...Array.from({ length: 11 }, (_, place) => blog({ _id: `b${place}`, title: `Ferry ${place}` })),
    blog({ _id: 'b99', title: 'The invoice', status: 'pending' }),
  ];

  it('are counted by status, searched and filtered', async () => {
    fakeApi({ user: user(), blogs: many() });
    open('/dashboard');
    const own = within(await screen.findByRole('region', { name: 'Your blogs' }));
    expect(await own.findByRole('button', { name: 'All (12)' })).toHaveAttribute('aria-pressed', 'true');
    expect(own.getByRole('button', { name: 'Approved (11)' })).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: 'Pending (1)' }));
    expect(own.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['The invoice']);
    await userEvent.click(own.getByRole('button', { name: /^All/ }));
    await userEvent.type(own.getByRole('searchbox', { name: 'Search your blogs' }), 'ferry 7');
    await waitFor(() =>
      expect(own.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Ferry 7']),
    );
    await userEvent.type(own.getByRole('searchbox'), 'x');
    expect(await own.findByText('None of your blogs matches. Try another word, or All.')).toBeVisible();
  });

  it('are only counted while they are few', async () => {
    fakeApi({
      user: user(),
      blogs: [blog(), blog({ _id: 'b2', status: 'active' }), blog({ _id: 'b3', status: 'pending' })],
    });
    open('/dashboard');
    expect(await screen.findByText('1 pending, 2 approved')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('a member who has never posted', () => {
  it('is led to the first post, and to the lists once there is one', async () => {
    const api = fakeApi({ user: user(), blogs: [], campaigns: [] });
    const { client } = open('/dashboard');
    expect(await screen.findByRole('link', { name: 'Write your first blog' })).toHaveAttribute('href', '/blog/create');
    expect(screen.getByRole('link', { name: 'start a campaign' })).toHaveAttribute('href', '/campaigns/create');
    expect(screen.queryByText('You have not written a blog yet.')).not.toBeInTheDocument();
    api.holdings.blogs = [blog()];
    await client.invalidateQueries({ queryKey: ['blogs'] });
    expect(await screen.findByRole('region', { name: 'Your blogs' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write your first blog' })).not.toBeInTheDocument();
  });
});

describe('what an account lacks', () => {
  it('is told on the dashboard, with where it is done', async () => {
    fakeApi({ user: user({ isAccountVerified: false, role: 'business', businessName: 'Okafor Plumbing' }) });
    open('/dashboard');
    expect(await screen.findByRole('link', { name: 'Verify Email' })).toHaveAttribute('href', '/verify-otp');
    expect(screen.getByText(/business details are not complete: business address, ABN\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add what is missing' })).toHaveAttribute('href', '/dashboard/details');
  });
});

describe('a campaign that is over', () => {
  it('can be run again: its words and picture are there, its times are not', async () => {
    const over = campaign({
      endTime: '2026-03-06T00:00:00.000Z',
      imageUrl: 'https://api.example.com/media/wharf-1600.webp',
    });
    const api = fakeApi({ user: user(), campaigns: [over, campaign({ _id: 'c2', title: 'Still on' })] });
    open('/dashboard');
    await userEvent.click(await screen.findByRole('link', { name: 'Duplicate Spot the phish' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Spot the phish');
    expect(screen.getByLabelText('Description')).toHaveValue(over.description);
    expect(screen.getByLabelText('Start')).toHaveValue('');
    expect(screen.getByLabelText('End')).toHaveValue('');
    expect(screen.getByText('wharf-1600.webp')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Start'), '2027-03-02T09:00');
    await userEvent.type(screen.getByLabelText('End'), '2027-03-03T09:00');
    await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(api.sent[api.calls.indexOf('POST /campaigns')]).toMatchObject({ title: 'Spot the phish' });
    expect(screen.queryByRole('link', { name: 'Duplicate Still on' })).not.toBeInTheDocument();
  });
});
