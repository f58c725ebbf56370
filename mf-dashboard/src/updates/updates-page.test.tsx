import { campaign, fakeApi, makeUpdate, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const ended = { endTime: '2026-01-01T00:00:00.000Z' };

describe('updates of a campaign', () => {
  it('are written by the organiser, wait for a moderator, and are there after a refusal', async () => {
    const message = 'This campaign waits for a moderator. Write an update once it is public.';
    const failing: Record<string, { status: number; message: string }> = {
      'POST /campaigns/c1/updates': { status: 409, message },
    };
    const api = fakeApi({ user: user(), campaigns: [campaign()], failing });
    const { notices } = open('/campaigns/c1/updates');
    expect(await screen.findByText('Campaign “Spot the phish”')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Send update' }));
    expect((await screen.findAllByText('Give it a title.'))[0]).toBeVisible();
    await userEvent.type(screen.getByLabelText('Title'), 'Week one');
    await userEvent.type(screen.getByLabelText('Text'), 'Forty cards.');
    await userEvent.click(screen.getByRole('button', { name: 'Send update' }));
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Week one');
    delete failing['POST /campaigns/c1/updates'];
    await userEvent.click(screen.getByRole('button', { name: 'Send update' }));
    const list = within(await screen.findByRole('region', { name: 'Written so far' }));
    expect(await list.findByText('Week one')).toBeVisible();
    expect(list.getByText(/waiting to be read/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(api.sent[api.calls.lastIndexOf('POST /campaigns/c1/updates')]).toEqual({
      topic: 'news',
      title: 'Week one',
      content: 'Forty cards.',
    });
    expect(notices.at(-1)?.text).toBe('Update sent. A moderator reads it before it shows.');
  });

  it('have a result and thanks once the campaign has ended', async () => {
    fakeApi({ user: user(), campaigns: [campaign()] });
    const first = open('/campaigns/c1/updates');
    expect(await screen.findByRole('option', { name: 'What became of it' })).toBeDisabled();
    first.unmount();
    fakeApi({ user: user(), campaigns: [campaign(ended)] });
    open('/campaigns/c1/updates');
    await userEvent.selectOptions(await screen.findByLabelText('About'), 'Thanks to those who joined');
    expect(screen.getByLabelText('Title')).toHaveValue('Thank you');
  });

  it('are changed after they were sent back, and deleted after a question', async () => {
    const moderation = { reason: 'Who is Ann?', decidedAt: '2026-03-06T00:00:00.000Z', sentBack: true };
    const api = fakeApi({
      user: user(),
      campaigns: [campaign()],
      updates: [makeUpdate({ status: 'pending', moderation })],
    });
    open('/campaigns/c1/updates');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Week one' }));
    expect(await screen.findByText(/A moderator wrote on/)).toHaveTextContent('Who is Ann?');
    await userEvent.type(screen.getByLabelText('Title'), ', again');
    await userEvent.click(screen.getByRole('button', { name: 'Save update' }));
    expect(await screen.findByText('Week one, again')).toBeVisible();
    expect(api.calls).toContain('PUT /updates/n1');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Week one, again' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing yet.')).toBeVisible();
  });
});
