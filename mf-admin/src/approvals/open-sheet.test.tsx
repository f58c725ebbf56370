import { blog, campaign, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { pending, sheet } from '../testing/queue';

beforeEach(() => localStorage.clear());

describe('the open item', () => {
  it('shows where its links really lead', async () => {
    fakeApi(pending());
    open('/admin/approvals?blog=b2');
    const item = within(await sheet('The second invoice'));
    expect(item.getByText('evil.example')).toBeVisible();
    expect(item.getByText('What stands before the @ is not where it leads.')).toBeVisible();
  });

  it('is read as its readers will see it, with all that a campaign asks for', async () => {
    const { campaigns, ...rest } = pending();
    const blocks = [{ kind: 'heading' as const, lines: [[{ text: 'Before you pay' }]] }];
    const actions = [{ text: 'Ring first', guide: null }];
    fakeApi({
      ...rest,
      campaigns: campaigns.map((one) => ({ ...one, description: '# Before you pay', blocks, actions })),
    });
    open('/admin/approvals?campaign=c1');
    const item = within(await sheet('Spot the phish'));
    expect(item.getByRole('heading', { level: 3, name: 'Before you pay' })).toBeVisible();
    expect(item.queryByText('# Before you pay')).toBeNull();
    expect(item.getByText('Action 1: Ring first')).toBeVisible();
  });

  it('shows what it was before its last changes, word by word', async () => {
    const earlier = { _id: 'r1', title: 'The USB stick', text: 'It lay on a wharf.', more: {}, byAuthor: false };
    const [first, ...others] = pending().blogs;
    fakeApi({
      ...pending(),
      blogs: [{ ...(first ?? blog()), content: 'It lay on a bench.' }, ...others],
      revisions: [{ ...earlier, until: '2026-11-20T01:00:00.000Z' }],
    });
    open('/admin/approvals?blog=b1');
    const item = within(await sheet('The USB stick'));
    await userEvent.click(await item.findByText('Earlier versions'));
    expect(await item.findByText('wharf')).toHaveProperty('tagName', 'DEL');
    expect(item.getByText('bench')).toHaveProperty('tagName', 'INS');
    expect(item.getByText(/^Changed by a moderator on/)).toBeVisible();
  });

  it('says what its picture shows, or that nobody said it', async () => {
    const { blogs, ...rest } = pending();
    fakeApi({
      ...rest,
      blogs: blogs.map((one) => ({ ...one, imageUrl: '/media/1.webp', imageAlt: 'A stick on a wharf' })),
    });
    open('/admin/approvals');
    expect(await screen.findByText('The picture is described as: A stick on a wharf')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A stick on a wharf' })).toBeVisible();
  });

  it('goes back to its author with a usual reason and a note', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals');
    await userEvent.click(within(await sheet('The USB stick')).getByRole('button', { name: 'Send back' }));
    await userEvent.click(screen.getByRole('radio', { name: 'A fact needs checking' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note to Tom Okafor' }), 'Which bank was it?');
    await userEvent.click(screen.getByRole('button', { name: 'Send back with this reason' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Blog sent back' }]));
    expect(api.sent[api.calls.indexOf('PUT /admin/blogs/b1/reject')]).toEqual({
      reason: 'A fact needs checking. Which bank was it?',
    });
    expect(screen.queryByRole('link', { name: 'The USB stick' })).toBeNull();
    expect(await sheet('The second invoice')).toBeVisible();
  });

  it('is a campaign as a whole, with its times, and goes back as one', async () => {
    const api = fakeApi(pending());
    const { notices } = open('/admin/approvals?campaign=c1');
    const item = within(await sheet('Spot the phish'));
    const { description } = campaign();
    expect(item.getByText(description.split('\n')[0] ?? '')).toBeVisible();
    for (const fact of ['Created by', 'Sent', 'Starts', 'Ends']) expect(item.getByText(fact)).toBeVisible();
    await userEvent.click(item.getByRole('button', { name: 'Send back' }));
    expect(item.getByText('Tom Okafor gets it by email and sees it on the dashboard.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'It reads like an ad' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send back with this reason' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Campaign sent back' }]));
    expect(api.sent[api.calls.indexOf('PUT /admin/campaigns/c1/reject')]).toEqual({ reason: 'It reads like an ad.' });
    expect(await screen.findByText('No campaigns awaiting approval.')).toBeVisible();
  });

  it('that cannot be sent back says so, and is still there', async () => {
    fakeApi({ ...pending(), failing: { 'PUT /admin/blogs/b1/reject': { status: 500 } } });
    const { notices } = open('/admin/approvals');
    await userEvent.click(within(await sheet('The USB stick')).getByRole('button', { name: 'Send back' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note to Tom Okafor' }), 'Which bank was it?');
    await userEvent.click(screen.getByRole('button', { name: 'Send back with this reason' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Rejection failed' }]));
    expect(await screen.findByRole('link', { name: 'The USB stick' })).toBeVisible();
  });

  it('that cannot be read says so, with another try', async () => {
    const api = fakeApi({ ...pending(), failing: { 'GET /blogs/b1': { status: 500 } } });
    open('/admin/approvals');
    expect(await screen.findByText('Failed to load blog')).toBeVisible();
    delete api.holdings.failing;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await sheet('The USB stick')).toBeVisible();
  });

  it('takes no reason that is longer than an author can be sent', async () => {
    const api = fakeApi(pending());
    open('/admin/approvals');
    await userEvent.click(within(await sheet('The USB stick')).getByRole('button', { name: 'Send back' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Note to Tom Okafor' }));
    await userEvent.paste('x'.repeat(1001));
    await userEvent.click(screen.getByRole('button', { name: 'Send back with this reason' }));
    expect(screen.getByText('A reason has at most 1000 characters.')).toBeVisible();
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  it('does not go back without a reason', async () => {
    const api = fakeApi(pending());
    open('/admin/approvals?campaign=c1');
    await userEvent.click(within(await sheet('Spot the phish')).getByRole('button', { name: 'Send back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send back with this reason' }));
    expect(screen.getByText('Say what the author should change.')).toBeVisible();
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send back' })).toHaveFocus());
  });
});
