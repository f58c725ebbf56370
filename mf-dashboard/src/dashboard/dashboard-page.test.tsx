import { blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('the dashboard', () => {
  it("welcomes a member and lists the member's own posts with View, Edit and Delete", async () => {
    fakeApi({
      user: user(),
      blogs: [blog(), blog({ _id: 'b2', title: 'Somebody else', author: { _id: 'u9', name: 'Else' } })],
      campaigns: [campaign()],
    });
    open('/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Tom Okafor' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'View The invoice that was almost right' })).toHaveAttribute(
      'href',
      '/blog/b1',
    );
    expect(screen.getByRole('link', { name: 'Edit The invoice that was almost right' })).toHaveAttribute(
      'href',
      '/blog/b1/edit',
    );
    expect(await screen.findByRole('link', { name: 'View Spot the phish' })).toHaveAttribute('href', '/campaigns/c1');
    expect(screen.queryByText('Somebody else')).not.toBeInTheDocument();
  });

  it('asks before it deletes a blog, in the documented words', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    const { notices } = open('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete The invoice that was almost right' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this blog?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('You have not written a blog yet.')).toBeVisible();
    expect(api.calls).toContain('DELETE /blogs/b1');
    expect(notices).toEqual([{ kind: 'success', text: 'Blog deleted' }]);
  });

  it('asks before it deletes a campaign, and leaves it when that is chosen', async () => {
    const api = fakeApi({ user: user(), campaigns: [campaign()] });
    open('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Spot the phish' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Are you sure?' })).getByRole('button', { name: 'Cancel' }),
    );
    expect(api.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('offers a general member a business account, and a business none', async () => {
    fakeApi({ user: user() });
    const { unmount } = open('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Want to post campaigns?' })).toBeVisible();
    unmount();
    fakeApi({ user: user({ role: 'business' }) });
    open('/dashboard');
    expect(await screen.findByRole('link', { name: 'Business Details' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Want to post campaigns?' })).not.toBeInTheDocument();
  });

  it('says what to do when the session has ended', async () => {
    fakeApi({});
    open('/dashboard');
    expect(await screen.findByText('Please log in to view your dashboard.')).toBeVisible();
  });

  it('says so as soon as something is refused because the session has ended', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    open('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete The invoice that was almost right' }));
    Object.assign(api.holdings, {
      user: null,
      failing: { 'DELETE /blogs/b1': { status: 401, message: 'Please login to access this page.' } },
    });
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Please log in to view your dashboard.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?from=%2Fdashboard');
    expect(screen.queryByText('The invoice that was almost right')).not.toBeInTheDocument();
  });

  it.each([
    ['/dashboard', 'Failed to load user data.'],
    ['/dashboard/details', 'Failed to load user.'],
  ])('%s says that the account cannot be had although it is known who is here', async (address, said) => {
    const api = fakeApi({ user: user() });
    const { router } = open('/blog/create');
    await screen.findByLabelText('Title');
    api.holdings.failing = { 'GET /user/data': { status: 500 } };
    await act(() => router.navigate(address));
    expect(await screen.findByText(said)).toBeVisible();
    expect(router.state.location.pathname).toBe(address);
    api.holdings.failing = {};
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
  });

  it('offers another try when the account cannot be had', async () => {
    const api = fakeApi({ user: user(), failing: { 'GET /user/data': { status: 500 } } });
    open('/dashboard');
    expect(await screen.findByText('Failed to load user data.')).toBeVisible();
    api.holdings.failing = {};
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Tom Okafor' })).toBeVisible();
  });
});
