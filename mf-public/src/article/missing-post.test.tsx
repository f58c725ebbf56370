import { blog, campaign, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('a post that is not there', () => {
  it('leads on to a search of the blogs and to the newest ones', async () => {
    fakeApi({ blogs: ['b1', 'b2', 'b3', 'b4'].map((_id) => blog({ _id, title: `Blog ${_id}` })) });
    const { router } = open('/blog/nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog not found' })).toBeVisible();
    const newest = within(await screen.findByRole('region', { name: 'The newest blogs' }));
    expect(newest.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/b1',
      '/blog/b2',
      '/blog/b3',
    ]);
    expect(screen.getByRole('search')).toHaveAttribute('action', '/blog');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the blogs' }), 'invoice{Enter}');
    expect(router.state.location).toMatchObject({ pathname: '/blog', search: '?q=invoice' });
  });

  it('leads on to other campaigns, and stands without them', async () => {
    fakeApi({ campaigns: [campaign({ _id: 'c2' })] });
    const { unmount } = open('/campaigns/nobody');
    expect(await screen.findByRole('region', { name: 'Other campaigns' })).toBeVisible();
    expect(screen.getByRole('search')).toHaveAttribute('action', '/campaigns');
    unmount();
    fakeApi({ failing: { 'GET /campaigns': { status: 500 } } });
    const { notices } = open('/campaigns/nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'Campaign not found.' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Other campaigns' })).toBeNull();
    expect(notices).toEqual([]);
  });
});
