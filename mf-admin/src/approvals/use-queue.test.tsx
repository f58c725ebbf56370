import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { pending, sheet } from '../testing/queue';

beforeEach(() => localStorage.clear());

describe('two moderators', () => {
  it('what the other decided is said, and is gone', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    const approve = await screen.findByRole('button', { name: 'Approve The USB stick' });
    Object.assign(api.holdings.blogs?.[0] ?? {}, { status: 'archived', updatedAt: '2026-03-05T00:00:00.000Z' });
    await userEvent.click(approve);
    await waitFor(() =>
      expect(notices).toEqual([{ kind: 'error', text: 'This was decided in the meantime. It is archived.' }]),
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The USB stick' })).toBeNull());
    expect(api.holdings.blogs?.[0]?.status).toBe('archived');
  });

  it('what was decided elsewhere disappears by itself, also when it lies open', async () => {
    const api = fakeApi(pending());
    const { client } = open('/admin/approvals?blog=b2');
    expect(await sheet('The second invoice')).toBeVisible();
    Object.assign(api.holdings.blogs?.[1] ?? {}, { status: 'approved' });
    await client.invalidateQueries({ queryKey: ['blogs'] });
    expect(
      await screen.findByText('What was open here was decided in the meantime. The next one lies open.'),
    ).toBeVisible();
    expect(await sheet('The USB stick')).toBeVisible();
  });

  it('what its author deleted meanwhile is said, and is gone', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    const approve = await screen.findByRole('button', { name: 'Approve The USB stick' });
    api.holdings.blogs?.shift();
    await userEvent.click(approve);
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Not found.' }]));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The USB stick' })).toBeNull());
    expect(await sheet('The second invoice')).toBeVisible();
  });

  it('of several, what somebody else decided is said, and the rest is approved', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select The USB stick' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select The second invoice' }));
    Object.assign(api.holdings.blogs?.[0] ?? {}, { status: 'archived', updatedAt: '2026-03-05T00:00:00.000Z' });
    await userEvent.click(screen.getByRole('button', { name: 'Approve selected' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Approve 2 items?' })).getByRole('button', { name: 'Approve' }),
    );
    await waitFor(() =>
      expect(notices.map(({ text }) => text)).toEqual([
        '1 blog approved, 1 not. This was decided in the meantime. It is archived.',
      ]),
    );
    expect(api.holdings.blogs?.map(({ status }) => status)).toEqual(['archived', 'approved']);
    expect(await screen.findByText('No blogs awaiting approval.')).toBeVisible();
  });

  it('a text that changed meanwhile is read again before it is decided', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    const approve = await screen.findByRole('button', { name: 'Approve The USB stick' });
    Object.assign(api.holdings.blogs?.[0] ?? {}, { content: 'Buy my course.', updatedAt: '2026-03-05T00:00:00.000Z' });
    await userEvent.click(approve);
    await waitFor(() =>
      expect(notices).toEqual([
        { kind: 'error', text: 'This was changed somewhere else in the meantime. Please load it again.' },
      ]),
    );
    await userEvent.click(await screen.findByRole('link', { name: 'The USB stick' }));
    expect(await screen.findByText('Buy my course.')).toBeVisible();
  });
});
