import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import { open } from '../testing/open';

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
