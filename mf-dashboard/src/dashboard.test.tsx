import { blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from './testing/open';

const photo = () => new File(['x'], 'wharf.jpg', { type: 'image/jpeg' });

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

  it('asks before it deletes a campaign, and leaves it when told so', async () => {
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

  it('offers another try when the account cannot be had', async () => {
    const api = fakeApi({ user: user(), failing: { 'GET /user/data': { status: 500 } } });
    open('/dashboard');
    expect(await screen.findByText('Failed to load user data.')).toBeVisible();
    api.holdings.failing = {};
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Tom Okafor' })).toBeVisible();
  });
});

describe('a new blog', () => {
  it('says what is missing, at the field and above the form, and sends nothing', async () => {
    const api = fakeApi({ user: user() });
    open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Content'), 'It came on a Tuesday.');
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Give your blog a title.' })).toBeVisible();
    expect(within(summary).getByRole('link', { name: 'Please upload an image' })).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(
      expect.stringContaining('Give your blog a title.'),
    );
    expect(screen.getByLabelText('Content')).toHaveValue('It came on a Tuesday.');
    expect(api.calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('is sent with its picture, and the member goes on to the dashboard', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    const { notices } = open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), photo());
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(api.sent[api.calls.indexOf('POST /blogs')]).toMatchObject({
      title: 'The invoice',
      content: 'One letter was wrong.',
    });
    expect(notices).toEqual([{ kind: 'success', text: 'Blog created successfully' }]);
  });

  it('keeps everything that was typed when the server refuses it', async () => {
    fakeApi({
      user: user(),
      failing: { 'POST /blogs': { status: 403, message: 'Verify your email before you post.' } },
    });
    open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), photo());
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    expect(within(await screen.findByRole('alert')).getByText('Verify your email before you post.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice');
    expect(screen.getByText('wharf.jpg')).toBeVisible();
  });

  it('warns an unverified member before anything is written', async () => {
    fakeApi({ user: user({ isAccountVerified: false }) });
    open('/blog/create');
    expect(await screen.findByRole('link', { name: 'Verify Email' })).toHaveAttribute('href', '/verify-otp');
  });
});

describe('a blog that is edited', () => {
  it('keeps its picture unless another is chosen', async () => {
    const stored = blog({ imageUrl: 'https://api.example.com/media/x.webp' });
    const api = fakeApi({ user: user(), blogs: [stored] });
    const { notices } = open('/blog/b1/edit');
    const title = await screen.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'The invoice, again');
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    expect(api.sent[api.calls.indexOf('PUT /blogs/b1')]).toEqual({
      title: 'The invoice, again',
      content: stored.content,
      imageUrl: stored.imageUrl,
      imageAlt: '',
      updatedAt: stored.updatedAt,
    });
    expect(notices).toEqual([{ kind: 'success', text: 'Blog updated' }]);
  });

  it('that cannot be had leads back to the dashboard, and says why', async () => {
    fakeApi({ user: user() });
    const { router, notices } = open('/blog/b1/edit');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(notices).toEqual([{ kind: 'error', text: 'Blog not found' }]);
  });
});

describe('a campaign', () => {
  it('says the documented sentence when anything is missing', async () => {
    fakeApi({ user: user() });
    open('/campaigns/create');
    await userEvent.click(await screen.findByRole('button', { name: 'Create Campaign' }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('Please fill in all required fields')).toBeVisible();
    expect(within(summary).getByText('Please upload an image for your campaign.')).toBeVisible();
  });

  it('ends after it starts, and travels in UTC', async () => {
    const api = fakeApi({ user: user(), campaigns: [campaign()] });
    open('/campaigns/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'Pause before you pay');
    await userEvent.type(screen.getByLabelText('Description'), 'Ring first.');
    await userEvent.type(screen.getByLabelText('Start'), '2027-03-02T09:00');
    await userEvent.type(screen.getByLabelText('End'), '2027-03-01T09:00');
    await userEvent.upload(screen.getByLabelText('Image'), photo());
    await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
    expect(within(await screen.findByRole('alert')).getByText('The end must be after the start.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('End'));
    await userEvent.type(screen.getByLabelText('End'), '2027-03-03T09:00');
    await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    expect(api.sent[api.calls.indexOf('POST /campaigns')]).toMatchObject({
      startTime: new Date('2027-03-02T09:00').toISOString(),
    });
  });

  it('that is edited shows its times to the minute, in the own zone', async () => {
    fakeApi({ user: user(), campaigns: [campaign({ startTime: '2027-03-02T09:00:00.000Z' })] });
    open('/campaigns/c1/edit');
    const start = await screen.findByLabelText<HTMLInputElement>('Start');
    expect(start.value).toHaveLength(16);
    expect(new Date(start.value).toISOString()).toBe('2027-03-02T09:00:00.000Z');
  });
});

describe('account details', () => {
  it('turn a general account into a business, with all three fields', async () => {
    const api = fakeApi({ user: user() });
    const { notices } = open('/dashboard/details');
    await userEvent.click(await screen.findByRole('button', { name: 'Convert to Business' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(within(await screen.findByRole('alert')).getByText('Please fill in all business details')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Business name'), 'Okafor Plumbing');
    await userEvent.type(screen.getByLabelText('Business address'), '1 Hill Street');
    await userEvent.type(screen.getByLabelText('ABN'), '51824753556');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Business Details' })).toBeVisible();
    expect(api.sent[api.calls.indexOf('PUT /user/update')]).toMatchObject({
      role: 'business',
      businessAbn: '51824753556',
    });
    expect(notices).toEqual([{ kind: 'success', text: 'Details updated' }]);
  });

  it('with an ABN that cannot be right point it out, and take it all the same', async () => {
    const api = fakeApi({
      user: user({ role: 'business', businessName: 'Okafor Plumbing', businessAddress: '1 Hill Street' }),
    });
    open('/dashboard/details');
    await userEvent.type(await screen.findByLabelText('ABN'), '51 824 753 565');
    expect(screen.queryByText(/does not look like an ABN/)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText(/^This does not look like an ABN/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() =>
      expect(api.sent.at(api.calls.indexOf('PUT /user/update'))).toMatchObject({ businessAbn: '51 824 753 565' }),
    );
  });

  it('of a general member are sent without business fields', async () => {
    const api = fakeApi({ user: user() });
    open('/dashboard/details');
    expect(await screen.findByRole('definition')).toHaveTextContent('General');
    await userEvent.type(screen.getByLabelText('Name'), ' Jr');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() =>
      expect(api.sent.at(api.calls.indexOf('PUT /user/update'))).toEqual({
        name: 'Tom Okafor Jr',
        email: 'tom@example.com',
        role: 'general',
      }),
    );
  });
});
