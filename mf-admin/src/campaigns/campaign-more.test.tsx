import { campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import { openMenu, pick } from '../testing/menus';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });

it('shows a campaign on the home page, and takes it off again', async () => {
  const api = fakeApi({ user: admin, campaigns: [campaign()] });
  const { notices } = open('/admin/campaigns');
  const menu = 'More about Spot the phish';
  await pick(menu, 'Show on the home page: Spot the phish');
  await screen.findByText('Take off the home page');
  await pick(menu, 'Take off the home page: Spot the phish');
  await screen.findByText('Show on the home page');
  expect((await openMenu(menu)).getByRole('button', { name: 'Show on the home page: Spot the phish' })).toBeVisible();
  expect(api.sent.filter((_, place) => api.calls[place] === 'PUT /admin/campaigns/c1/home')).toEqual([
    { onHome: true },
    { onHome: false },
  ]);
  expect(notices.map(({ text }) => text)).toEqual(['Shown on the home page', 'Taken off the home page']);
});

it('leads to what became of a campaign, once readers see it', async () => {
  fakeApi({ user: admin, campaigns: [campaign(), campaign({ _id: 'c2', title: 'Waits', status: 'pending' })] });
  open('/admin/campaigns');
  expect(await screen.findByRole('link', { name: 'Figures of Spot the phish' })).toHaveAttribute(
    'href',
    '/campaigns/c1/figures',
  );
  expect(screen.queryByRole('link', { name: 'Figures of Waits' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show on the home page: Waits' })).not.toBeInTheDocument();
});
