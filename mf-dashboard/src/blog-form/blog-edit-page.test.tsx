import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { photo } from '../testing/photo';

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
      topic: '',
      publishAt: '',
    });
    expect(api.headers[api.calls.indexOf('PUT /blogs/b1')]?.['If-Match']).toBe(`"${Date.parse(stored.updatedAt)}"`);
    expect(notices).toEqual([{ kind: 'success', text: 'Blog updated' }]);
  });

  it('that cannot be had leads back to the dashboard, and says why', async () => {
    fakeApi({ user: user() });
    const { router, notices } = open('/blog/b1/edit');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(notices).toEqual([{ kind: 'error', text: 'Blog not found' }]);
  });
});

describe('a blog that goes live later', () => {
  it('says when, and that another time needs no moderator', async () => {
    const publishAt = '2097-03-02T09:00:00.000Z';
    const api = fakeApi({ user: user(), blogs: [blog({ publishAt })] });
    open('/blog/b1/edit');
    const time = await screen.findByLabelText<HTMLInputElement>('Publish at (optional)');
    expect(new Date(time.value).toISOString()).toBe(publishAt);
    expect(screen.getByText(/Approved\. Goes live on/)).toBeVisible();
    expect(screen.getByText('Another time needs no moderator. Anything else that you change does.')).toBeVisible();
    await userEvent.clear(time);
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    expect(api.sent[api.calls.indexOf('PUT /blogs/b1')]).toMatchObject({ publishAt: '' });
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
    expect(api.headers[api.calls.lastIndexOf('PUT /blogs/b1')]?.['If-Match']).toBe(
      `"${Date.parse('2026-05-05T05:05:05.000Z')}"`,
    );
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
});

describe('what is edited', () => {
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
});
