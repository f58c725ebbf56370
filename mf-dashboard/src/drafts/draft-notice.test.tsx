import 'fake-indexeddb/auto';
import { blog, fakeApi, freshDevice, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { keeping, reload } from '../testing/reload';

const write = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Title'), text);
};
const harbourPhoto = () => new File(['harbour'], 'wharf.jpg', { type: 'image/jpeg', lastModified: 7 });

beforeEach(freshDevice);

describe('a draft of a blog', () => {
  const holdings = () => ({ user: user(), blogs: [blog()] });

  it('is back after a reload, picture included, and says so', async () => {
    fakeApi(holdings());
    const shown = open('/blog/create');
    await write('The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), harbourPhoto());
    const { api } = await reload(shown, '/blog/create', holdings());
    expect(await screen.findByText(/^Your draft from/)).toHaveTextContent(/^Your draft from \d+ \w+ \d{4} is back\.$/);
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice');
    expect(screen.getByLabelText('Content')).toHaveValue('One letter was wrong.');
    expect(screen.getByText('wharf.jpg')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    const { image } = api.sent[api.calls.indexOf('POST /blogs')] as { image: File };
    expect(image).toMatchObject({ name: 'wharf.jpg', type: 'image/jpeg', size: 7 });
  });

  it('is gone once it was sent', async () => {
    fakeApi(holdings());
    const shown = open('/blog/create');
    await write('The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), harbourPhoto());
    await keeping();
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    await reload(shown, '/blog/create', holdings());
    expect(await screen.findByLabelText('Title')).toHaveValue('');
    expect(screen.queryByText(/^Your draft/)).not.toBeInTheDocument();
  });

  it('can be thrown away, which asks first', async () => {
    fakeApi(holdings());
    const shown = open('/blog/create');
    await write('The invoice');
    const again = await reload(shown, '/blog/create', holdings());
    await userEvent.click(await screen.findByRole('button', { name: 'Start afresh' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start afresh?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my draft' }));
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice');
    await userEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Start afresh?' })).getByRole('button', {
        name: 'Start afresh',
      }),
    );
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await reload(again, '/blog/create', holdings());
    expect(await screen.findByLabelText('Title')).toHaveValue('');
  });

  it('is not shown to the next one who signs in, and is gone for good', async () => {
    fakeApi(holdings());
    const shown = open('/blog/create');
    await write('The invoice');
    const second = await reload(shown, '/blog/create', { user: user({ _id: 'u2', name: 'Mei' }) });
    expect(await screen.findByLabelText('Title')).toHaveValue('');
    await reload(second, '/blog/create', holdings());
    expect(await screen.findByLabelText('Title')).toHaveValue('');
  });

  it('of an edit is offered, not put in, when the blog was changed elsewhere since', async () => {
    fakeApi(holdings());
    const shown = open('/blog/b1/edit');
    await write('!');
    await reload(shown, '/blog/b1/edit', {
      user: user(),
      blogs: [blog({ title: 'Their words', updatedAt: '2026-06-06T06:06:06.000Z' })],
    });
    expect(await screen.findByLabelText('Title')).toHaveValue('Their words');
    expect(screen.getByText(/It began with an older version/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use my draft' }));
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice that was almost right!');
    expect(screen.queryByText(/It began with an older version/)).not.toBeInTheDocument();
  });
});
