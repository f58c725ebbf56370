import { campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });

it('names who created a campaign, or Unknown', async () => {
  fakeApi({ user: admin, campaigns: [campaign(), campaign({ _id: 'c2', createdBy: null })] });
  open('/admin/campaigns');
  expect(await screen.findByText('Created by Tom Okafor')).toBeVisible();
  expect(screen.getByText('Created by Unknown')).toBeVisible();
});

it('sets the status of a campaign, and shows it', async () => {
  const api = fakeApi({ user: admin, campaigns: [campaign()] });
  const { notices } = open('/admin/campaigns');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status of Spot the phish' }), 'Archived');
  await userEvent.click(screen.getByRole('button', { name: 'Update: Status of Spot the phish' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Campaign status updated' }]));
  expect(api.sent[api.calls.indexOf('PUT /admin/campaigns/c1/status')]).toEqual({ status: 'archived' });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Status of Spot the phish' })).toHaveValue('archived'),
  );
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
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status of Spot the phish' }), 'Archived');
  Object.assign(api.holdings.campaigns?.[0] ?? {}, { status: 'active', updatedAt: '2026-03-05T00:00:00.000Z' });
  await userEvent.click(screen.getByRole('button', { name: 'Update: Status of Spot the phish' }));
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'error', text: 'This was decided in the meantime. It is active.' }]),
  );
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status of Spot the phish' })).toHaveValue('active'));
});
