import { blog, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { admin, pending, sheet } from '../testing/queue';

beforeEach(() => localStorage.clear());

describe('keys', () => {
  const press = (keys: string) => userEvent.keyboard(keys);

  it('go through the queue, approve and send back', async () => {
    const api = fakeApi(pending());
    open('/admin/approvals');
    await sheet('The USB stick');
    await press('j');
    const second = await screen.findByRole('heading', { level: 2, name: 'The second invoice' });
    await waitFor(() => expect(second).toHaveFocus());
    await press('k');
    await sheet('The USB stick');
    await press('a');
    await sheet('The second invoice');
    await waitFor(() => expect(api.calls).toContain('PUT /admin/blogs/b1/approve'));
    await press('r');
    expect(screen.getByRole('radio', { name: 'It names a person or an account' })).toHaveFocus();
  });

  it('work a long queue off, each item once', async () => {
    const blogs = Array.from({ length: 12 }, (_, place) =>
      blog({ _id: `b${place}`, title: `Blog ${place}`, status: 'pending' }),
    );
    const api = fakeApi({ user: admin, blogs, pageSize: 5 });
    open('/admin/approvals');
    for (const { title } of blogs) {
      await sheet(title);
      await press('a');
    }
    expect(await screen.findByText('No blogs awaiting approval.')).toBeVisible();
    expect(api.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(12);
  });

  it('rest in a field, and with Ctrl', async () => {
    const api = fakeApi(pending());
    open('/admin/approvals');
    await sheet('The USB stick');
    await press('r');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note to Tom Okafor' }), 'jar');
    await press('{Control>}a{/Control}');
    expect(await sheet('The USB stick')).toBeVisible();
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  it('can be turned off, and stay off', async () => {
    const api = fakeApi(pending());
    const { unmount } = open('/admin/approvals');
    expect(await screen.findByText(/They rest while you are in a field/)).toHaveTextContent(
      'J next, K previous, A approve, R send back',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Work with single keys' }));
    unmount();
    open('/admin/approvals');
    await sheet('The USB stick');
    await press('a');
    expect(screen.getByRole('checkbox', { name: 'Work with single keys' })).not.toBeChecked();
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });
});
