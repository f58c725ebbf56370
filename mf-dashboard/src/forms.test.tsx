import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
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

describe('account details', () => {
  it('put the focus on the business fields that were asked for', async () => {
    fakeApi({ user: user() });
    open('/dashboard/details');
    await userEvent.click(await screen.findByRole('button', { name: 'Convert to Business' }));
    expect(screen.getByLabelText('Business name')).toHaveFocus();
  });

  it('that are refused are told at their field, and stay', async () => {
    fakeApi({ user: user(), failing: { 'PUT /user/update': { status: 409, message: 'That email is taken.', errors: { email: 'That email is taken.' } } } });
    open('/dashboard/details');
    const email = await screen.findByLabelText('Email');
    await userEvent.type(email, '.au');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining('That email is taken.')));
    expect(email).toHaveValue('tom@example.com.au');
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
