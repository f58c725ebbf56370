import { blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { open } from '../testing/open';

const links = [
  ['/dashboard', 'Dashboard'],
  ['/blog/create', 'New Blog'],
  ['/campaigns/create', 'New Campaign'],
  ['/dashboard/details', 'User Details'],
];

it.each([
  ['/dashboard', /^Welcome/, 'Dashboard'],
  ['/dashboard/details', 'User Details', 'User Details'],
  ['/dashboard/details/security', 'Security', 'User Details'],
  ['/blog/create', 'New Blog', 'New Blog'],
  ['/campaigns/create', 'New Campaign', 'New Campaign'],
  ['/blog/b1/edit', 'Edit blog', undefined],
  ['/campaigns/c1/edit', 'Edit campaign', undefined],
])('%s stands beside the links of the area, its own marked', async (address, heading, own) => {
  fakeApi({ user: user(), blogs: [blog()], campaigns: [campaign()] });
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  const side = within(screen.getByRole('navigation', { name: 'Your area' }));
  expect(side.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual(links);
  expect(side.queryByRole('link', { current: 'page' })?.textContent).toBe(own);
});

it('names the details of a business so', async () => {
  fakeApi({ user: user({ role: 'business' }) });
  open('/blog/create');
  expect(await screen.findByRole('link', { name: 'Business Details' })).toHaveAttribute('href', '/dashboard/details');
  expect(screen.queryByRole('link', { name: 'User Details' })).not.toBeInTheDocument();
});
