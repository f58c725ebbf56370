import { fakeApi } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { pending, sheet } from '../testing/queue';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('what was decided', () => {
  it('waits again after one press, and lies open again', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals?blog=b1');
    await userEvent.click(within(await sheet('The USB stick')).getByRole('button', { name: 'Approve' }));
    expect(await sheet('The second invoice')).toBeVisible();
    expect(await screen.findByText('“The USB stick” was approved.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await sheet('The USB stick')).toBeVisible();
    expect(api.calls).toContain('PUT /admin/blogs/b1/status');
    expect(api.holdings.blogs?.[0]?.status).toBe('pending');
    await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Blog approved', 'It waits again']));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('goes back to the queue when it had been sent back', async () => {
    const api = fakeApi(pending());
    open('/admin/approvals?campaign=c1');
    await userEvent.click(within(await sheet('Spot the phish')).getByRole('button', { name: 'Send back' }));
    await userEvent.click(screen.getByRole('radio', { name: 'It reads like an ad' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send back with this reason' }));
    expect(await screen.findByText('“Spot the phish” was sent back.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.calls).toContain('PUT /admin/campaigns/c1/status'));
    expect(await screen.findByRole('link', { name: 'Spot the phish' })).toBeVisible();
  });

  it('is no longer offered after ten seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
    fakeApi(pending());
    open('/admin/approvals');
    await user.click(await screen.findByRole('button', { name: 'Approve Spot the phish' }));
    expect(await screen.findByText('“Spot the phish” was approved.')).toBeVisible();
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.queryByText('“Spot the phish” was approved.')).not.toBeInTheDocument();
  });

  it('stays decided when somebody else has decided otherwise meanwhile, and that is said', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve The USB stick' }));
    await screen.findByText('“The USB stick” was approved.');
    Object.assign(api.holdings.blogs?.[0] ?? {}, { status: 'archived', updatedAt: '2097-03-05T00:00:00.000Z' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(notices.at(-1)).toEqual({
        kind: 'error',
        text: 'This was decided in the meantime. It is archived.',
      }),
    );
    expect(api.holdings.blogs?.[0]?.status).toBe('archived');
  });
});

describe('all of them at once', () => {
  it('says how many were not opened', async () => {
    fakeApi(pending());
    open('/admin/approvals');
    await sheet('The USB stick');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve selected' }));
    const question = await screen.findByRole('dialog', { name: 'Approve 3 items?' });
    expect(question).toHaveTextContent('2 of them you have not opened.');
  });
});
