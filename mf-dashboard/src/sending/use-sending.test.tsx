import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { photo } from '../testing/photo';

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
