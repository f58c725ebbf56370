import { blog, campaign, fakeApi, makeSentBack, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

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

  it('that go live later say when, and lead nowhere that nobody reads yet', async () => {
    const publishAt = '2097-03-02T09:00:00.000Z';
    fakeApi({
      user: user(),
      blogs: [blog({ publishAt }), blog({ _id: 'b2', title: 'The till', status: 'pending', publishAt })],
      campaigns: [campaign({ publishAt })],
    });
    open('/dashboard');
    expect(await screen.findAllByText(/^Approved\. Goes live on/)).toHaveLength(2);
    expect(screen.getByText(/^Waiting to be read\. You chose that it goes live on/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Updates Spot the phish' })).not.toBeInTheDocument();
    expect(screen.getByText('One is being read and two go live later.')).toBeVisible();
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
          ...makeSentBack('Say where this happened.'),
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
