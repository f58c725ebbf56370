import { blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
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
    expect(await screen.findByRole('link', { name: 'View The invoice that was almost right' })).toHaveAttribute('href', '/blog/b1');
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
    fakeApi({ user: user(), blogs: [blog({ _id: 'b9', author: mei })], campaigns: [campaign({ _id: 'c9', createdBy: { ...mei, isBusiness: false, businessName: null } })] });
    open(url);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
