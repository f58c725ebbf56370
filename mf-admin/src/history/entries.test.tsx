import { auditEntry, blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openMenu, pick } from '../testing/menus';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });

describe('history', () => {
  const opened = async () => pick(/^More about/, 'History');

  it('tells who did what and why, newest first, only when it is asked for', async () => {
    const reason = 'A fact needs checking.';
    const audit = [
      auditEntry({ seq: 2 }),
      auditEntry({ action: 'blog.sent-back', after: { status: 'pending' }, reason, actor: { _id: 'a9', name: null } }),
    ];
    const api = fakeApi({ user: admin, blogs: [blog()], audit });
    open('/admin/blogs');
    await openMenu(/^More about/);
    expect(api.calls.some((call) => call.startsWith('GET /admin/audit'))).toBe(false);
    await opened();
    expect(await screen.findByText('From pending to approved')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByText(/A deleted account/)).toBeVisible();
    expect(api.calls).toContain('GET /admin/audit?kind=blog&item=b1');
  });

  it('goes back further when asked, also to what nobody who is signed in did', async () => {
    const audit = [auditEntry({ seq: 2 }), auditEntry({ action: 'blog.edited', actor: null })];
    fakeApi({ user: admin, blogs: [blog()], audit, pageSize: 1 });
    open('/admin/blogs');
    await opened();
    expect(screen.queryByText('Edited')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByText('Edited')).toBeVisible();
    expect(screen.getByText(/Nobody signed in/)).toBeVisible();
  });

  it('says when there is none, or it cannot be had', async () => {
    const api = fakeApi({ user: admin, campaigns: [campaign()], failing: { 'GET /admin/audit': { status: 500 } } });
    open('/admin/campaigns');
    await opened();
    expect(await screen.findByText('Failed to load the history.')).toBeVisible();
    delete api.holdings.failing;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No moderator has changed it yet.')).toBeVisible();
  });
});
