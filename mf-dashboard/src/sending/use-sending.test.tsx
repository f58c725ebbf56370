import 'fake-indexeddb/auto';
import { blog, fakeApi, freshDevice, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { photo } from '../testing/photo';

beforeEach(freshDevice);

describe('a post that is sent twice', () => {
  const begin = () => {
    const api = fakeApi({ user: user(), blogs: [blog()], failing: { 'POST /blogs': { status: 0 } } });
    const send = async () => {
      const sent = api.calls.length;
      await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
      await waitFor(() => expect(api.calls.slice(sent)).toContain('POST /blogs'));
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create blog.');
      return api.headers[api.calls.lastIndexOf('POST /blogs')]?.['Idempotency-Key'];
    };
    return send;
  };
  const write = async () => {
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), photo());
  };

  it('carries the same key while it is the same, and another once it was changed', async () => {
    const send = begin();
    open('/blog/create');
    await write();
    const first = await send();
    expect(await send()).toBe(first);
    await userEvent.type(screen.getByLabelText('Title'), ', again');
    expect(await send()).not.toBe(first);
  });

  it('carries the same key on a page that was loaded anew, and another after its draft was dropped', async () => {
    const send = begin();
    const page = open('/blog/create');
    await write();
    const first = await send();
    page.unmount();
    open('/blog/create');
    expect(await screen.findByLabelText('Title')).toHaveValue('The invoice');
    expect(await send()).toBe(first);
    await userEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Start afresh' }));
    await write();
    expect(await send()).not.toBe(first);
  });
});
