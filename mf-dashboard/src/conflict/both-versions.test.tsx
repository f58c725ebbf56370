import 'fake-indexeddb/auto';
import { blog, campaign, fakeApi, freshDevice, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const later = '2026-06-06T06:06:06.000Z';
const says = (title: string) => screen.getByRole('group', { name: title });
const versions = async (label: string) => within(await screen.findByRole('group', { name: label }));

beforeEach(freshDevice);

describe('a post that somebody changed meanwhile', () => {
  it('shows both versions side by side; field by field one is taken, and nothing is lost', async () => {
    const api = fakeApi({ user: user(), blogs: [blog({ title: 'The invoice' })] });
    open('/blog/b1/edit');
    await userEvent.type(await screen.findByLabelText('Title'), ' again');
    const content = screen.getByLabelText('Content');
    await userEvent.clear(content);
    await userEvent.type(content, 'My words.');
    const stored = { title: 'Their invoice', content: 'Their words.', imageAlt: 'A wharf', updatedAt: later };
    Object.assign(api.holdings.blogs?.[0] ?? {}, stored);
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('There is another version of this by now.');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(says('Title, mine')).toHaveTextContent('The invoice again');
    expect(says('Title, stored now')).toHaveTextContent('Their invoice');
    expect(says('Content, mine')).toHaveTextContent('My words.');
    // Only they touched it.
    expect((await versions('What the picture shows')).getByRole('radio', { name: 'Stored now' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^What the picture shows/ })).toHaveValue('A wharf');

    await userEvent.click((await versions('Content')).getByRole('radio', { name: 'Stored now' }));
    expect(content).toHaveValue('Their words.');
    await userEvent.click((await versions('Content')).getByRole('radio', { name: 'Mine' }));
    expect(content).toHaveValue('My words.');
    await userEvent.type(content, ' And more.');
    await userEvent.click(screen.getByRole('button', { name: 'Take all that is stored' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Their invoice');
    expect(says('Content, mine')).toHaveTextContent('My words. And more.');
    await userEvent.click((await versions('Content')).getByRole('radio', { name: 'Mine' }));

    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(api.sent[api.calls.lastIndexOf('PUT /blogs/b1')]).toMatchObject({
      title: 'Their invoice',
      content: 'My words. And more.',
      imageAlt: 'A wharf',
    });
    expect(api.sent[api.calls.lastIndexOf('PUT /blogs/b1')]).not.toHaveProperty('updatedAt');
    expect(api.headers[api.calls.lastIndexOf('PUT /blogs/b1')]?.['If-Match']).toBe(`"${Date.parse(later)}"`);
  });

  it('a campaign too, with its times and a new picture', async () => {
    const api = fakeApi({
      user: user(),
      campaigns: [campaign({ imageUrl: 'https://api.example.com/media/old.webp' })],
    });
    open('/campaigns/c1/edit');
    const end = await screen.findByLabelText<HTMLInputElement>('End');
    await userEvent.clear(end);
    await userEvent.type(end, '2098-03-06T09:30');
    await userEvent.upload(screen.getByLabelText('Image'), new File(['x'], 'mine.jpg', { type: 'image/jpeg' }));
    Object.assign(api.holdings.campaigns?.[0] ?? {}, {
      endTime: '2097-01-01T00:00:00.000Z',
      imageUrl: 'https://api.example.com/media/theirs.webp',
      updatedAt: later,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Update Campaign' }));
    expect(await screen.findByRole('group', { name: 'End, mine' })).toHaveTextContent('6 Mar 2098, 9:30');
    expect(within(says('Image, stored now')).getByRole('presentation')).toHaveAttribute(
      'src',
      'https://api.example.com/media/theirs.webp',
    );
    expect(says('Image, mine')).not.toBeEmptyDOMElement();
    await userEvent.click((await versions('Image')).getByRole('radio', { name: 'Stored now' }));
    expect(screen.queryByText('mine.jpg')).not.toBeInTheDocument();
    await userEvent.click((await versions('Image')).getByRole('radio', { name: 'Mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Update Campaign' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    expect(api.sent[api.calls.lastIndexOf('PUT /campaigns/c1')]).toMatchObject({
      endTime: new Date('2098-03-06T09:30').toISOString(),
      image: expect.objectContaining({ name: 'mine.jpg' }) as File,
    });
  });

  it('and that holds the same by now counts as sent: only the answer was lost', async () => {
    const api = fakeApi({ user: user(), blogs: [blog({ title: 'The invoice' })] });
    const { notices } = open('/blog/b1/edit');
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    Object.assign(api.holdings.blogs?.[0] ?? {}, { title: 'The invoice!', updatedAt: later });
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(notices).toEqual([]);
  });

  it('says so, and keeps everything, while the stored one cannot be had', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    open('/blog/b1/edit');
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    Object.assign(api.holdings.blogs?.[0] ?? {}, { title: 'Theirs', updatedAt: later });
    api.holdings.failing = { 'GET /blogs/b1': { status: 500 } };
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed somewhere else in the meantime.');
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice that was almost right!');
    api.holdings.failing = {};
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    expect(await screen.findByRole('region', { name: 'Both versions' })).toBeVisible();
  });
});

it('the draft of an older version stands beside what is stored by now', async () => {
  fakeApi({ user: user(), blogs: [blog()] });
  const { unmount } = open('/blog/b1/edit');
  await userEvent.type(await screen.findByLabelText('Title'), '!');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('The invoice that was almost right!'));
  unmount();
  fakeApi({ user: user(), blogs: [blog({ title: 'Their words', updatedAt: later })] });
  open('/blog/b1/edit');
  await userEvent.click(await screen.findByRole('button', { name: 'Use my draft' }));
  expect(await screen.findByRole('group', { name: 'Title, stored now' })).toHaveTextContent('Their words');
  expect(screen.getByLabelText('Title')).toHaveValue('The invoice that was almost right!');
});

it('a draft that is back in the form is not offered again when somebody changes the post, however often', async () => {
  fakeApi({ user: user(), blogs: [blog()] });
  const { unmount } = open('/blog/b1/edit');
  await userEvent.type(await screen.findByLabelText('Title'), '!');
  unmount();
  const api = fakeApi({ user: user(), blogs: [blog()] });
  open('/blog/b1/edit');
  expect(await screen.findByRole('button', { name: 'Start afresh' })).toBeVisible();
  for (const [title, updatedAt] of [
    ['Their words', later],
    ['Other words of theirs', '2026-06-06T07:07:07.000Z'],
  ] as const) {
    Object.assign(api.holdings.blogs?.[0] ?? {}, { title, updatedAt });
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    await waitFor(() => expect(says('Title, stored now')).toHaveTextContent(title));
    expect(screen.queryByRole('button', { name: 'Use my draft' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice that was almost right!');
  }
});
