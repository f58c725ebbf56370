import { fakeApi, user, waiting, week } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import { open } from '../testing/open';
import { timeInWords } from '@cyberharbour/shared-ui/time-in-words';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });

describe('the work', () => {
  const figures = {
    waiting: { blogs: 1, campaigns: 2, oldest: [waiting({ kind: 'campaign', _id: 'c1', title: 'Spot the phish' })] },
    decisions: { days: 30, count: 12, medianHours: 17.2 },
    weeks: [week({ members: 4, blogs: 3 })],
  };

  it('is what waits and since when, how long a decision takes, and what is new, each a way into its list', async () => {
    fakeApi({ user: admin, statistics: figures });
    open('/admin');
    expect(await screen.findByRole('link', { name: 'Spot the phish' })).toHaveAttribute(
      'href',
      '/admin/approvals?campaign=c1',
    );
    expect(screen.getByText(/Campaign, since/)).toHaveTextContent(/4 Mar(ch)? 2026/);
    expect(screen.getByRole('link', { name: '1 blog waits' })).toHaveAttribute('href', '/admin/blogs?status=pending');
    expect(screen.getByRole('link', { name: '2 campaigns wait' })).toHaveAttribute(
      'href',
      '/admin/campaigns?status=pending',
    );
    expect(screen.getByText('Median time to a decision').parentElement).toHaveTextContent(
      '17 hours12 posts decided in the last 30 days.',
    );
    expect(screen.getByRole('link', { name: '4 new members' })).toHaveAttribute(
      'href',
      '/admin/users?from=2026-03-02&to=2026-03-08',
    );
    expect(screen.getByRole('link', { name: '3 new blogs' })).toHaveAttribute(
      'href',
      '/admin/blogs?from=2026-03-02&to=2026-03-08',
    );
    expect(screen.getByRole('link', { name: '0 new campaigns' })).toHaveAttribute(
      'href',
      '/admin/campaigns?from=2026-03-02&to=2026-03-08',
    );
    expect(screen.getByText('4 new in the last seven days')).toBeVisible();
  });

  it('comes first: what waits longest, then the figures, then what is new', async () => {
    fakeApi({ user: admin, statistics: figures });
    open('/admin');
    const order = [
      await screen.findByRole('heading', { name: 'Waiting longest' }),
      screen.getByText('Total Users'),
      screen.getByRole('heading', { name: 'Blog Status Breakdown' }),
      screen.getByRole('heading', { name: 'New each week' }),
    ];
    for (const [at, after] of order.slice(1).entries())
      expect(order[at]?.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says so where nothing waits and nothing was decided yet', async () => {
    fakeApi({
      user: admin,
      statistics: {
        waiting: { blogs: 0, campaigns: 0, oldest: [] },
        decisions: { days: 30, count: 0, medianHours: null },
      },
    });
    open('/admin');
    expect(await screen.findByText('Nothing waits.')).toBeVisible();
    expect(screen.getByText('Nothing is waiting to be read.')).toBeVisible();
    expect(screen.getByText('Median time to a decision').parentElement).toHaveTextContent('None yet');
  });

  it('is left out, silently, where the server is of an earlier release', async () => {
    fakeApi({ user: admin, failing: { 'GET /admin/statistics': { status: 404 } } });
    const { notices } = open('/admin');
    expect(await screen.findByText('Total Users')).toBeVisible();
    expect(screen.queryByText('Waiting longest')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(notices).toEqual([]);
  });

  it.each([
    [0.2, '12 minutes'],
    [1, '1 hour'],
    [47, '47 hours'],
    [71, '3 days'],
  ])('says %d hours as %s', (hours, words) => expect(timeInWords(hours)).toBe(words));
});
