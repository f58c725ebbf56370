import { blog, campaign, fakeApi, subscriber, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });

describe('counts', () => {
  it('are of users, blogs, campaigns and resources, and of what is active among them', async () => {
    const api = fakeApi({
      user: admin,
      users: [admin, user()],
      blogs: [blog({ _id: 'b1' }), blog({ _id: 'b2', status: 'active' }), blog({ _id: 'b3', status: 'pending' })],
      campaigns: [campaign(), campaign({ _id: 'c2', status: 'archived' })],
    });
    open('/admin');
    const tile = async (label: string) => (await screen.findByText(label)).parentElement;
    expect(await tile('Total Users')).toHaveTextContent('2');
    expect(await tile('Total Blogs')).toHaveTextContent('3');
    expect(await tile('Total Campaigns')).toHaveTextContent('2');
    expect(await tile('Total Resources')).toHaveTextContent('0');
    const table = screen.getByRole('table', { name: 'Blog Status Breakdown' });
    expect(within(table).getByRole('row', { name: 'Active 2 67 %' })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Pending 1 33 %' })).toBeVisible();
    const campaigns = within(screen.getByRole('table', { name: 'Campaign Status Breakdown' }));
    expect(campaigns.getByRole('row', { name: 'Active 1 100 %' })).toBeVisible();
    expect(campaigns.getByRole('row', { name: 'Pending 0 0 %' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Blog Status Breakdown' })).toBeVisible();
    expect(await screen.findByText('One item is waiting to be read.')).toBeVisible();
    // Never by downloading a list.
    const lists = api.calls.filter((call) => /^GET \/(?:admin\/(?:users|blogs|campaigns)|resources)/.test(call));
    expect(lists.filter((call) => !call.includes('limit=0'))).toEqual([]);
  });

  it('are of the newsletter’s readers too, without their addresses, and a way to them', async () => {
    const subscribers = ['subscribed', 'subscribed', 'left'] as const;
    const api = fakeApi({
      user: admin,
      subscribers: subscribers.map((state, at) => subscriber({ _id: `s${at}`, state })),
    });
    open('/admin');
    expect(await screen.findByRole('link', { name: 'Newsletter: 2 readers' })).toHaveAttribute(
      'href',
      '/admin/newsletter?state=subscribed',
    );
    expect(api.calls.filter((call) => call.startsWith('GET /admin/newsletter'))).toEqual([
      'GET /admin/newsletter?limit=0',
    ]);
  });

  it('do without the number of readers where the server does not tell', async () => {
    fakeApi({ user: admin, failing: { 'GET /admin/newsletter': { status: 404 } } });
    const { notices } = open('/admin');
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'Newsletter' }).map((link) => link.getAttribute('href'))).toContain(
        '/admin/newsletter?state=subscribed',
      ),
    );
    expect(notices).toEqual([]);
  });

  it('call nothing waiting only once that is known', async () => {
    const never = new Promise(() => undefined);
    fakeApi({ user: admin, held: { 'GET /admin/blogs/pending': never, 'GET /admin/users': never } });
    const { unmount } = open('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'On watch' })).toBeVisible();
    expect(screen.queryByText('Nothing is waiting to be read.')).not.toBeInTheDocument();
    unmount();
    fakeApi({ user: admin, failing: { 'GET /admin/users': { status: 500 } } });
    open('/admin');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load admin stats');
    expect(screen.queryByText('Nothing is waiting to be read.')).not.toBeInTheDocument();
  });

  it('offer another try when they cannot be had', async () => {
    const api = fakeApi({ user: admin, failing: { 'GET /admin/users': { status: 500 } } });
    const { notices } = open('/admin');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load admin stats');
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to load admin stats' }]);
    delete api.holdings.failing;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Total Users')).toBeVisible();
  });
});
