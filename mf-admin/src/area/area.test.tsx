import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { open } from '../testing/open';

const addresses = [
  '/admin',
  '/admin/users',
  '/admin/approvals',
  '/admin/blogs',
  '/admin/campaigns',
  '/admin/newsletter',
  '/admin/audit',
  '/releases',
];

it.each([
  ['/admin', 'On watch'],
  ['/admin/users', 'Users'],
  ['/admin/approvals', 'Approvals'],
  ['/admin/blogs', 'Blogs'],
  ['/admin/campaigns', 'Campaigns'],
  ['/admin/newsletter', 'Newsletter'],
  ['/admin/audit', 'Audit log'],
])('%s stands beside the links to all screens, its own marked', async (address, heading) => {
  fakeApi({ user: user({ role: 'admin' }) });
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  expect(
    links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.getAttribute('href')),
  ).toEqual([address]);
});
