import { campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, selector } from '../testing/choose';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });
const status = 'Status of Spot the phish';

it('names who created a campaign, or Unknown', async () => {
  fakeApi({ user: admin, campaigns: [campaign(), campaign({ _id: 'c2', createdBy: null })] });
  open('/admin/campaigns');
  const by = async (words: string) =>
    expect(await screen.findByRole('rowheader', { name: `Spot the phish ${words}` })).toBeVisible();
  await by('Created by Tom Okafor');
  await by('Created by Unknown');
  expect(screen.getByRole('link', { name: 'Tom Okafor' })).toHaveAttribute('href', '/admin/users/u1');
  expect(screen.getAllByRole('link', { name: 'Spot the phish' })[0]).toHaveAttribute('href', '/campaigns/c1');
});

it('sets the status of a campaign, and shows it', async () => {
  const api = fakeApi({ user: admin, campaigns: [campaign()] });
  const { notices } = open('/admin/campaigns');
  await choose(status, 'Archived');
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Campaign status updated' }]));
  expect(api.sent[api.calls.indexOf('PUT /admin/campaigns/c1/status')]).toEqual({ status: 'archived' });
  expect(await selector(status)).toHaveDisplayValue('Archived');
});

it('sets the status of several campaigns after one question', async () => {
  fakeApi({ user: admin, campaigns: [campaign(), campaign({ _id: 'c2', title: 'Router check' })] });
  const { notices } = open('/admin/campaigns');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status of what is selected' }), 'Archived');
  await userEvent.click(screen.getByRole('button', { name: 'Update selected: Status of what is selected' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Set 2 campaigns to Archived?' })).getByRole('button', {
      name: 'Update',
    }),
  );
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Status of 2 campaigns updated' }]));
  expect(screen.getByRole('checkbox', { name: 'Select Router check' })).not.toBeChecked();
});

it('does not undo what somebody else decided meanwhile', async () => {
  const api = fakeApi({ user: admin, campaigns: [campaign({ status: 'pending' })] });
  const { notices } = open('/admin/campaigns');
  await selector(status);
  Object.assign(api.holdings.campaigns?.[0] ?? {}, { status: 'active', updatedAt: '2026-03-05T00:00:00.000Z' });
  await choose(status, 'Archived');
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'error', text: 'This was decided in the meantime. It is active.' }]),
  );
  await waitFor(async () => expect(await selector(status)).toHaveDisplayValue('Active'));
});
