import { blog, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { admin, pending, sheet } from '../testing/queue';

beforeEach(() => localStorage.clear());
const turnOn = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Work with single keys' }));

describe('keys', () => {
  const press = (keys: string) => userEvent.keyboard(keys);

  it('go through the queue, approve and send back', async () => {
    const api = fakeApi(pending());
    open('/admin/approvals');
    await sheet('The USB stick');
    await turnOn();
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
    await turnOn();
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
    await turnOn();
    await press('r');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note to Tom Okafor' }), 'jar');
    await press('{Control>}a{/Control}');
    expect(await sheet('The USB stick')).toBeVisible();
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  it('rest until they are turned on, can be turned off, and stay off', async () => {
    const api = fakeApi(pending());
    const { unmount } = open('/admin/approvals');
    await sheet('The USB stick');
    expect(screen.queryByText(/They rest while you are in a field/)).not.toBeInTheDocument();
    await press('a');
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
    await turnOn();
    expect(await screen.findByText(/They rest while you are in a field/)).toHaveTextContent(
      'J next, K previous, A approve, R send back, U undo',
    );
    await turnOn();
    unmount();
    open('/admin/approvals');
    await sheet('The USB stick');
    await press('a');
    expect(screen.getByRole('checkbox', { name: 'Work with single keys' })).not.toBeChecked();
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  it('take back what was decided last', async () => {
    const api = fakeApi(pending());
    open('/admin/approvals');
    await sheet('The USB stick');
    await turnOn();
    await press('a');
    expect(await screen.findByText('“The USB stick” was approved.')).toBeVisible();
    await press('u');
    await waitFor(() => expect(api.holdings.blogs?.[0]?.status).toBe('pending'));
    expect(await screen.findByRole('link', { name: 'The USB stick' })).toBeVisible();
  });
});
