import { blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from './testing/open';

const photo = () => new File(['x'], 'wharf.jpg', { type: 'image/jpeg' });

describe('a post that is sent twice', () => {
  it('carries the same key while it is the same, and another once it was changed', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()], failing: { 'POST /blogs': { status: 0 } } });
    open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), photo());
    const send = async () => {
      const sent = api.calls.length;
      await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
      await waitFor(() => expect(api.calls.slice(sent)).toContain('POST /blogs'));
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create blog.');
      return api.headers[api.calls.lastIndexOf('POST /blogs')]?.['Idempotency-Key'];
    };
    const first = await send();
    expect(await send()).toBe(first);
    await userEvent.type(screen.getByLabelText('Title'), ', again');
    expect(await send()).not.toBe(first);
  });
});

describe('a form that edits', () => {
  it('begins with what is stored now, not with what was seen before', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    open('/blog/b1/edit');
    await userEvent.type(await screen.findByLabelText('Title'), ' again');
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    await screen.findByRole('link', { name: /^Edit The invoice/ });
    Object.assign(api.holdings.blogs?.[0] ?? {}, { updatedAt: '2026-05-05T05:05:05.000Z' });
    await userEvent.click(screen.getByRole('link', { name: /^Edit The invoice/ }));
    expect(await screen.findByLabelText('Title')).toHaveValue('The invoice that was almost right again');
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    expect(api.sent[api.calls.lastIndexOf('PUT /blogs/b1')]).toMatchObject({ updatedAt: '2026-05-05T05:05:05.000Z' });
  });

  it('sends a new picture in place of the stored address', async () => {
    const api = fakeApi({ user: user(), blogs: [blog({ imageUrl: 'https://api.example.com/media/x.webp' })] });
    open('/blog/b1/edit');
    await userEvent.upload(await screen.findByLabelText('Cover Image'), photo());
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    const sent = api.sent[api.calls.indexOf('PUT /blogs/b1')] as Record<string, unknown>;
    expect(sent['image']).toMatchObject({ name: 'wharf.jpg' });
    expect(sent).not.toHaveProperty('imageUrl');
  });

  it('a campaign that cannot be had leads back to the dashboard, and says why', async () => {
    fakeApi({ user: user(), failing: { 'GET /campaigns/c1': { status: 500 } } });
    const { router, notices } = open('/campaigns/c1/edit');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to load campaign.' }]);
  });
});

describe('what is edited', () => {
  it.each([
    ['/blog/b1/edit', 'GET /blogs/b1'],
    ['/campaigns/c1/edit', 'GET /campaigns/c1'],
  ])('%s says Loading… until it is there', async (address, call) => {
    let bring: (() => void) | undefined;
    fakeApi({
      user: user(),
      blogs: [blog()],
      campaigns: [campaign()],
      held: { [call]: new Promise<void>((resolve) => (bring = resolve)) },
    });
    open(address);
    expect(await screen.findByText('Loading…')).toBeVisible();
    expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
    bring?.();
    expect(await screen.findByLabelText('Title')).toBeVisible();
  });

  it.each([
    ['', 'Failed to load blog'],
    ['The harbour is closed.', 'The harbour is closed.'],
  ])('that cannot be had leads back, with the server’s words “%s” or the product’s', async (message, text) => {
    fakeApi({ user: user(), failing: { 'GET /blogs/b1': { status: 500, message } } });
    const { router, notices } = open('/blog/b1/edit');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(notices).toEqual([{ kind: 'error', text }]);
  });

  it('is not sent without title or content, nor with a file that is no picture', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    open('/blog/b1/edit');
    await userEvent.clear(await screen.findByLabelText('Title'));
    await userEvent.clear(screen.getByLabelText('Content'));
    const picker = screen.getByLabelText('Cover Image');
    expect(picker).toHaveAttribute('accept', expect.stringContaining('image/'));
    await userEvent
      .setup({ applyAccept: false })
      .upload(picker, new File(['words'], 'notes.txt', { type: 'text/plain' }));
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    const summary = within(await screen.findByRole('alert', { name: 'There is a problem' }));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Give your blog a title.',
      'Write the content of your blog.',
      'Choose an image file.',
    ]);
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  it('of a campaign needs everything but another picture, and says that it was updated', async () => {
    const api = fakeApi({ user: user(), campaigns: [campaign()] });
    const { notices } = open('/campaigns/c1/edit');
    const title = await screen.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.clear(screen.getByLabelText('End'));
    await userEvent.click(screen.getByRole('button', { name: 'Update Campaign' }));
    expect(
      await within(await screen.findByRole('alert')).findByText('Please fill in all required fields'),
    ).toBeVisible();
    expect(screen.getByLabelText('End')).toHaveAccessibleDescription(
      expect.stringContaining('Please fill in all required fields'),
    );
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
    await userEvent.type(title, 'Spot them all');
    await userEvent.type(screen.getByLabelText('End'), '2098-03-06T09:30');
    await userEvent.click(screen.getByRole('button', { name: 'Update Campaign' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(api.sent[api.calls.indexOf('PUT /campaigns/c1')]).not.toHaveProperty('image');
    expect(notices).toEqual([{ kind: 'success', text: 'Campaign updated' }]);
  });

  it.each([
    ['/blog/b1/edit', 'PUT /blogs/b1', 'Update Blog', 'Update failed'],
    ['/campaigns/c1/edit', 'PUT /campaigns/c1', 'Update Campaign', 'Update failed'],
  ])('%s that is refused without a word stays, and says so', async (address, call, button, text) => {
    fakeApi({ user: user(), blogs: [blog()], campaigns: [campaign()], failing: { [call]: { status: 500 } } });
    open(address);
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await within(await screen.findByRole('alert')).findByText(text)).toBeVisible();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toMatch(/!$/);
  });
});

describe('said beforehand', () => {
  const reviewed = 'Goes back to a moderator after you update it.';

  it.each([
    ['/blog/b1/edit', 'approved', true],
    ['/blog/b1/edit', 'pending', false],
    ['/campaigns/c1/edit', 'active', true],
    ['/campaigns/c1/edit', 'pending', false],
  ])('%s of one that is %s: that it is reviewed again is %s', async (address, status, isReviewed) => {
    fakeApi({
      user: user(),
      blogs: [blog({ status: status as 'pending' })],
      campaigns: [campaign({ status: status as 'pending' })],
    });
    open(address);
    await screen.findByLabelText('Title');
    expect(screen.queryByText(reviewed) !== null).toBe(isReviewed);
  });

  it('what a picture may be, beside the picker', async () => {
    fakeApi({ user: user() });
    open('/blog/create');
    expect(await screen.findByLabelText('Cover Image')).toHaveAccessibleDescription(
      'JPG, PNG or WebP up to 8 MB. Location data is taken out.',
    );
  });

  it('that a new e-mail is verified again, and that a business stays one', async () => {
    fakeApi({ user: user() });
    open('/dashboard/details');
    const email = await screen.findByLabelText('Email');
    await userEvent.type(email, '.au');
    expect(email).toHaveAccessibleDescription('A new email has to be verified again.');
    await userEvent.click(screen.getByRole('button', { name: 'Convert to Business' }));
    expect(screen.getByText('Saving makes this a business account. That cannot be turned back.')).toBeVisible();
  });

  it('how much of a title is too much, which is not sent either', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    open('/blog/b1/edit');
    const title = await screen.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.click(title);
    await userEvent.paste('x'.repeat(162));
    expect(screen.getByText('2 characters too many')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    expect(
      await within(await screen.findByRole('alert')).findByText('A title has at most 160 characters.'),
    ).toBeVisible();
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });
});

describe('a new campaign', () => {
  async function fill() {
    await userEvent.type(await screen.findByLabelText('Title'), 'Pause before you pay');
    await userEvent.type(screen.getByLabelText('Description'), 'Ring first.');
    await userEvent.type(screen.getByLabelText('Start'), '2027-03-02T09:00');
    await userEvent.type(screen.getByLabelText('End'), '2027-03-03T09:00');
    await userEvent.upload(screen.getByLabelText('Image'), photo());
  }

  it('is created once by a double click, and that is said once', async () => {
    const api = fakeApi({ user: user(), campaigns: [campaign()] });
    const { notices } = open('/campaigns/create');
    await fill();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create Campaign' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(api.calls.filter((call) => call === 'POST /campaigns')).toHaveLength(1);
    expect(notices).toEqual([{ kind: 'success', text: 'Campaign created successfully!' }]);
  });

  it('that is refused without a word stays, and says so', async () => {
    fakeApi({ user: user(), failing: { 'POST /campaigns': { status: 500 } } });
    open('/campaigns/create');
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
    expect(await within(await screen.findByRole('alert')).findByText('Failed to create campaign.')).toBeVisible();
    expect(screen.getByLabelText('Description')).toHaveValue('Ring first.');
  });
});

describe('a blog that is being written', () => {
  it('is seen as others will read it, counted and timed', async () => {
    fakeApi({ user: user() });
    open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'It came on a Tuesday.{Enter}One letter was wrong.');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('The invoice')).toBeVisible();
    expect(await preview.findByText('One letter was wrong.')).toBeVisible();
    expect(preview.getByText('It came on a Tuesday.')).toBeVisible();
    expect(preview.getByText(/^\d+ \w+ \d{4}$/)).toBeVisible();
    expect(screen.getByText('11 of 160 characters')).toBeVisible();
    expect(screen.getByText('43 of 50,000 characters, about 1 minute to read')).toBeVisible();
  });
});
