import { blog, campaign, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { admin, pending, sheet } from '../testing/queue';

const since = '2026-01-05T00:00:00.000Z';

describe('the sheet', () => {
  it('says since when its author is here and what of theirs is public', async () => {
    fakeApi({ ...pending(), background: { author: { since, published: 1 } } });
    open('/admin/approvals');
    const shown = within(await sheet('The USB stick'));
    expect(await shown.findByText('Account since')).toBeVisible();
    expect(shown.getByText('5 Jan 2026')).toBeVisible();
    expect(shown.getByText('1 post')).toBeVisible();
    expect(shown.queryByText('What changed')).not.toBeInTheDocument();
  });

  it('says when its author wishes it to go live', async () => {
    const publishAt = '2097-03-02T00:00:00.000Z';
    fakeApi({ user: admin, blogs: [blog({ status: 'pending', title: 'The USB stick', publishAt })] });
    open('/admin/approvals');
    const shown = within(await sheet('The USB stick'));
    const name = await shown.findByText('To go live');
    expect(name.parentElement).toHaveTextContent(/2 Mar 2097|1 Mar 2097/);
  });

  it('shows word by word what changed since everybody read it', async () => {
    const changed = blog({ status: 'pending', title: 'The USB stick', content: 'I found two sticks in the car park.' });
    const earlier = { title: 'The USB stick', text: 'I found one stick in the car park.', until: since };
    fakeApi({ user: admin, blogs: [changed], background: { earlier } });
    open('/admin/approvals');
    const changes = within(await screen.findByRole('region', { name: 'What changed' }));
    expect(changes.getByText('two', { exact: false }).closest('ins')).toHaveTextContent('Added: two');
    expect(changes.getByText('one', { exact: false }).closest('del')).toHaveTextContent('Taken out: one');
  });

  it('shows what a campaign asks for, where its guides lead, and what changed of it', async () => {
    const actions = [{ text: 'Turn it on', guide: 'https://203.0.113.7/guide' }];
    const changed = campaign({ status: 'pending', description: 'Bring your phone.', actions, goal: 50 });
    const earlier = { title: changed.title, text: 'Bring your phone.\n\nAction 1: Turn it off', until: since };
    fakeApi({ user: admin, campaigns: [changed], background: { earlier } });
    open('/admin/approvals');
    const shown = within(await sheet(changed.title));
    expect(await shown.findByText('Action 1: Turn it on')).toBeVisible();
    expect(shown.getByText('Goal: 50 people')).toBeVisible();
    expect(shown.getByText('203.0.113.7')).toBeVisible();
    expect(shown.getByText('A number stands in place of a name.')).toBeVisible();
    const changes = within(await screen.findByRole('region', { name: 'What changed' }));
    expect(changes.getByText('off', { exact: false }).closest('del')).toHaveTextContent('off');
  });

  it('leaves an item as it is and goes on to the next, as long as there is one', async () => {
    const api = fakeApi(pending());
    open('/admin/approvals');
    for (const title of ['The USB stick', 'The second invoice'])
      await userEvent.click(within(await sheet(title)).getByRole('button', { name: 'Next' }));
    const last = within(await sheet('Spot the phish'));
    expect(last.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });
});
