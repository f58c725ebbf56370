import { guardMenu, sortMenu, type MenuItem } from '@cyberharbour/platform';
import { provideExtensions } from '@cyberharbour/platform/extensions';
import { blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import { open } from '../testing/open';

const addresses = [
  '/admin',
  '/admin/users',
  '/admin/approvals',
  '/admin/blogs',
  '/admin/campaigns',
  '/admin/resources',
  '/admin/newsletter',
  '/admin/letters',
  '/admin/alerts',
  '/admin/audit',
];
const own = remote.menu as MenuItem[];

afterEach(() => void (globalThis.__cyberharbourExtensions = undefined));

it.each([
  ['/admin', 'On watch'],
  ['/admin/users', 'Users'],
  ['/admin/approvals', 'Approvals'],
  ['/admin/blogs', 'Blogs'],
  ['/admin/campaigns', 'Campaigns'],
  ['/admin/resources', 'Library'],
  ['/admin/newsletter', 'Newsletter'],
  ['/admin/letters', 'Letters'],
  ['/admin/alerts', 'Alerts'],
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

it('what waits is counted before the title of the tab, on each screen, and no longer once all is decided', async () => {
  fakeApi({
    user: user({ role: 'admin' }),
    blogs: [blog({ status: 'pending' })],
    campaigns: [campaign({ status: 'pending' })],
  });
  document.title = 'Users · CyberHarbour';
  const { unmount } = open('/admin/users');
  await waitFor(() => expect(document.title).toBe('(2) Users · CyberHarbour'));
  unmount();
  expect(document.title).toBe('Users · CyberHarbour');
});

it('other remotes have links in it, in their places and as far as they may be opened', async () => {
  fakeApi({ user: user({ role: 'admin' }) });
  const others: MenuItem[] = [
    { place: 'console', label: 'Releases', path: '/releases', order: 500, icon: 'again' },
    { place: 'console', label: 'Tides', path: '/tides', order: 15 },
    { place: 'header', label: 'Elsewhere', path: '/elsewhere', order: 1 },
  ];
  const claims = [...own, ...others].map(({ path }) => ({ path, guard: 'admin' as const }));
  const menu = sortMenu([
    ...guardMenu([...own, ...others], claims),
    { place: 'console', label: 'Later', path: '/later', order: 16, guard: 'owner' as never },
  ]);
  provideExtensions({ listMenu: () => menu, Slot: () => null });
  open('/admin/users');
  const side = within(await screen.findByRole('navigation', { name: 'Admin' }));
  await side.findByRole('link', { name: 'Releases' });
  expect(side.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin',
    '/tides',
    ...addresses.slice(1),
    '/releases',
  ]);
});
