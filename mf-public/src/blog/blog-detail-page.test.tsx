import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

afterEach(() => jest.useRealTimers());

describe('a blog', () => {
  it('says how long it takes, and describes its picture', async () => {
    fakeApi({
      blogs: [
        blog({ content: 'word '.repeat(700), imageUrl: '/media/x.webp', imageAlt: 'A till with a frozen screen' }),
      ],
    });
    open('/blog/b1');
    expect(await screen.findByText(/4 min read/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'A till with a frozen screen' })).toBeVisible();
  });

  it('that goes live later says so to its author, with the way to another time', async () => {
    const publishAt = '2097-03-02T09:00:00.000Z';
    fakeApi({ user: user(), blogs: [blog({ publishAt })] });
    open('/blog/b1');
    expect(await screen.findByText(/Approved\. Goes live on/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change the time' })).toHaveAttribute('href', '/blog/b1/edit');
  });

  it('that goes live later does not exist for anybody else', async () => {
    fakeApi({ blogs: [blog({ publishAt: '2097-03-02T09:00:00.000Z' })] });
    open('/blog/b1');
    expect(await screen.findByText('Blog not found')).toBeVisible();
  });

  it('leads to the one before, the one after, and what is like it', async () => {
    fakeApi({
      blogs: [
        blog({ _id: 'b0', title: 'Newest', content: 'Nothing of the kind' }),
        blog(),
        blog({ _id: 'b2', title: 'Gardens', content: 'Tomatoes' }),
        blog({ _id: 'b3', title: 'Another account number', content: 'An invoice on a Tuesday' }),
        blog({ _id: 'b4', title: 'Oldest', content: 'Boats' }),
      ],
    });
    open('/blog/b1');
    const sides = within(await screen.findByRole('navigation', { name: 'Previous and next blog' }));
    expect(sides.getByRole('link', { name: '← Previous: Newest' })).toHaveAttribute('href', '/blog/b0');
    expect(sides.getByRole('link', { name: 'Next: Gardens →' })).toHaveAttribute('href', '/blog/b2');
    const alike = within(screen.getByRole('region', { name: 'Read next' }));
    expect(alike.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Another account number',
      'Newest',
      'Gardens',
    ]);
  });

  it('is whole without the others, and nothing is said when they cannot be had', async () => {
    fakeApi({ blogs: [blog()], failing: { 'GET /blogs': { status: 500 } } });
    const { notices } = open('/blog/b1');
    await screen.findByRole('heading', { level: 1, name: blog().title });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Read next' })).not.toBeInTheDocument());
    expect(notices).toEqual([]);
  });

  it('is passed on by its link, copied or shown to be copied', async () => {
    fakeApi({ blogs: [blog()] });
    open('/blog/b1');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByLabelText('Link to this page')).toHaveValue(location.origin + location.pathname);
  });

  it('is shared by the device, where it can', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    fakeApi({ blogs: [blog()] });
    open('/blog/b1');
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: blog().title, url: location.origin + location.pathname });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('has no share button where the device has none', async () => {
    fakeApi({ blogs: [blog()] });
    open('/blog/b1');
    await screen.findByRole('button', { name: 'Copy link' });
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });
});

describe('blogs', () => {
  it.each([
    ['its author', user(), 1],
    ['an administrator', user({ _id: 'a1', role: 'admin' as const }), 1],
    ['somebody else', user({ _id: 'u9' }), 0],
  ])('lead %s to the form that changes them: %o', async (_, reader, count) => {
    fakeApi({ user: reader, blogs: [blog({ author: { _id: 'u1', name: 'Tom Okafor' } })] });
    const { client } = open('/blog/b1');
    await waitFor(() => expect(client.getQueryData(['session'])).toBeTruthy());
    await screen.findByRole('heading', { level: 1, name: blog().title });
    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(count));
  });

  it('are read whole: a paragraph for every line, and the way back', async () => {
    fakeApi({ blogs: [blog({ content: 'One.\n\nTwo.\nThree. <b>not bold</b>' })] });
    open('/blog/b1');
    expect(await screen.findByText('Loading blog…')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'The invoice that was almost right' })).toBeVisible();
    expect(screen.getByText('Three. <b>not bold</b>')).toBeVisible();
    expect(screen.getByText(/^By/)).toHaveTextContent('By Tom Okafor4 Mar 2026');
    expect(screen.getByRole('link', { name: '← Back to Blogs' })).toHaveAttribute('href', '/blog');
  });

  it('are drawn with their headings, lists and links, and described by the words alone', async () => {
    const content = '# Before you pay\n- Ring [the bank](https://bank.example/now) *first*';
    const point = [
      { text: 'Ring ' },
      { text: 'the bank', href: 'https://bank.example/now', host: 'bank.example' },
      { text: ' ' },
      { text: 'first', emphasis: true },
    ];
    const blocks = [
      { kind: 'heading' as const, lines: [[{ text: 'Before you pay' }]] },
      { kind: 'list' as const, lines: [point] },
    ];
    fakeApi({ blogs: [blog({ content, blocks })] });
    open('/blog/b1');
    expect(await screen.findByRole('heading', { level: 2, name: 'Before you pay' })).toBeVisible();
    const link = within(screen.getByText('first').closest('li') as HTMLElement).getByRole('link');
    expect(link).toHaveAccessibleName('the bank bank.example');
    expect(link).toHaveAttribute('href', 'https://bank.example/now');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Before you pay Ring the bank first',
    );
  });

  it('that still wait are shown to their author, with a note', async () => {
    fakeApi({ user: user(), blogs: [blog({ status: 'pending' })] });
    open('/blog/b1');
    expect(await screen.findByRole('heading', { name: 'The invoice that was almost right' })).toBeVisible();
    expect(screen.getByText('Waiting to be read')).toBeVisible();
  });

  it('that still wait are not called missing before it is known who reads', async () => {
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const api = fakeApi({ user: user(), blogs: [blog({ status: 'pending' })], held: { 'GET /user/data': held } });
    open('/blog/b1');
    await waitFor(() => expect(api.calls).toContain('GET /blogs/b1'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByText('Loading blog…')).toBeVisible();
    expect(screen.queryByText('Blog not found')).not.toBeInTheDocument();
    answer?.();
    expect(await screen.findByRole('heading', { name: 'The invoice that was almost right' })).toBeVisible();
  });

  it('that are not there say so', async () => {
    fakeApi();
    open('/blog/nobody');
    expect(await screen.findByRole('heading', { name: 'Blog not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/blog');
  });

  it('that the server refuses for now say so in its words, and when to come back', async () => {
    const message = 'Too many attempts. Please try again in 2 minutes.';
    fakeApi({ blogs: [blog()], failing: { 'GET /blogs/b1': { status: 429, message, retryAfter: 120 } } });
    open('/blog/b1');
    expect(await screen.findByRole('heading', { name: message })).toBeVisible();
    expect(screen.getByText('Please try again in 2 minutes.')).toBeVisible();
    expect(screen.queryByText('Failed to load blog')).not.toBeInTheDocument();
  });

  it('that could not be fetched offer another try', async () => {
    const api = fakeApi({ blogs: [blog()], failing: { 'GET /blogs/b1': { status: 500 } } });
    open('/blog/b1');
    expect(await screen.findByRole('heading', { name: 'Failed to load blog' })).toBeVisible();
    api.holdings.failing = {};
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The invoice that was almost right' })).toBeVisible();
  });
});
