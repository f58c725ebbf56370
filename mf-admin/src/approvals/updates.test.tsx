import { campaign, fakeApi, makeUpdate } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { admin, sheet } from '../testing/queue';

it('an update of a campaign is read with the campaign that it belongs to, and approved', async () => {
  const updates = [makeUpdate({ status: 'pending', content: 'See https://paypal.com@evil.example/now' })];
  const api = fakeApi({ user: admin, campaigns: [campaign()], updates });
  open('/admin/approvals');
  const read = within(await sheet('Week one'));
  expect(await read.findByRole('link', { name: 'Spot the phish' })).toHaveAttribute('href', '/campaigns/c1');
  expect(read.getByText('evil.example')).toBeVisible();
  await userEvent.click(read.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('No updates awaiting approval.')).toBeVisible();
  expect(api.calls).toContain('PUT /admin/updates/n1/approve');
});
