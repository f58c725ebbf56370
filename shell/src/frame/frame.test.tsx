import { RouterLinks } from '@cyberharbour/platform/kit';
import { fakeApi, renderRoute, user } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { AreaError, UnmatchedAddress } from './failed-screen';
import { Frame } from './frame';

let arrive: () => void = () => undefined;
function Fetched() {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    arrive = () => setTitle('The invoice');
  }, []);
  return title === undefined ? (
    <section>
      <title>Loading · CyberHarbour</title>
      <h1>Blog</h1>
    </section>
  ) : (
    <article>
      <title>{`${title} · CyberHarbour`}</title>
      <h1>{title}</h1>
      <button>Share</button>
    </article>
  );
}

let broken = false;
function Fragile() {
  if (broken) throw new Error('This screen is broken.');
  return <h1>It holds</h1>;
}

const routes = [
  {
    element: <Frame />,
    children: [
      {
        errorElement: <AreaError />,
        children: [
          { path: '/', handle: { title: 'Home' }, element: <h1>Home</h1> },
          { path: '/far', handle: { title: 'Far' }, element: <h1>Far away</h1> },
          { path: '/fragile', handle: { title: 'Fragile' }, element: <Fragile /> },
          { path: '/fetched', element: <Fetched /> },
          { path: '/list', element: <Link to="/fetched">The card</Link> },
          { path: '/links', element: <Link to="/far">Go far</Link> },
          { path: '*', element: <UnmatchedAddress /> },
        ],
      },
    ],
  },
];
const open = (url: string) => renderRoute(routes, url, { wrapper: RouterLinks });
const header = () => within(screen.getByRole('banner'));

const footer = () => within(screen.getByRole('contentinfo'));
const linksIn = (place: ReturnType<typeof header>) =>
  place.getAllByRole('link').map((link: HTMLElement) => link.textContent);

it('offers a visitor Login and Join above and below, and nothing of an account', async () => {
  fakeApi();
  open('/');
  await waitFor(() => expect(header().queryByText('Logout')).not.toBeInTheDocument());
  for (const place of [header(), footer()]) {
    expect(linksIn(place)).toEqual(expect.arrayContaining(['Login', 'Join']));
    expect(place.getAllByRole('link', { name: 'Join' })[0]).toHaveAttribute('href', '/signup');
    for (const name of ['Dashboard', 'Logout', 'Admin']) expect(linksIn(place)).not.toContain(name);
  }
});

it('offers whoever is signed in no Login and no Join, in the footer neither', async () => {
  fakeApi({ user: user() });
  open('/');
  await header().findByText('Tom Okafor');
  expect(linksIn(footer())).toEqual(expect.arrayContaining(['Dashboard', 'Logout']));
  for (const place of [header(), footer()])
    for (const name of ['Login', 'Join']) expect(linksIn(place)).not.toContain(name);
});

it('names a member, who finds Dashboard, Logout, and Verify Email only while it is needed', async () => {
  fakeApi({ user: user({ isAccountVerified: false }) });
  const { unmount } = open('/');
  await userEvent.click(await header().findByText('Tom Okafor'));
  expect(header().getAllByRole('link', { name: 'Verify Email' })[0]).toHaveAttribute('href', '/verify-otp');
  expect(header().getAllByRole('link', { name: 'Dashboard' })[0]).toHaveAttribute('href', '/dashboard');
  expect(header().getAllByRole('link', { name: 'Logout' })[0]).toHaveAttribute('href', '/logout');
  // A small screen's menu has no summary with the name.
  expect(header().getByText('Signed in as Tom Okafor')).toBeInTheDocument();
  unmount();
  fakeApi({ user: user() });
  open('/');
  await header().findByText('Tom Okafor');
  expect(header().queryByRole('link', { name: 'Verify Email' })).not.toBeInTheDocument();
});

it('shows an administrator the way to /admin', async () => {
  fakeApi({ user: user({ role: 'admin' }) });
  open('/');
  expect((await header().findAllByRole('link', { name: 'Admin' }))[0]).toHaveAttribute('href', '/admin');
});

it('begins every screen at its top, with the focus on its heading and its own title', async () => {
  fakeApi();
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  open('/links');
  await userEvent.click(await screen.findByRole('link', { name: 'Go far' }));
  expect(await screen.findByRole('heading', { name: 'Far away' })).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith(0, 0);
  await waitFor(() => expect(document.title).toBe('Far · CyberHarbour'));
});

it('a screen that comes with its data has the focus on its heading and says its title once it is there', async () => {
  fakeApi();
  open('/list');
  await userEvent.click(await screen.findByRole('link', { name: 'The card' }));
  expect(await screen.findByRole('heading', { name: 'Blog' })).toHaveFocus();
  act(arrive);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The invoice' })).toHaveFocus());
  expect(document.title).toBe('The invoice · CyberHarbour');
});

it('a heading that arrives takes no focus from whoever has moved on', async () => {
  fakeApi();
  open('/list');
  await userEvent.click(await screen.findByRole('link', { name: 'The card' }));
  await screen.findByRole('heading', { name: 'Blog' });
  const home = header().getAllByRole('link', { name: 'Home' })[0];
  home?.focus();
  act(arrive);
  await screen.findByRole('heading', { name: 'The invoice' });
  expect(home).toHaveFocus();
});

it('Back returns to the card that was left', async () => {
  fakeApi();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { router } = open('/list');
  await userEvent.click(await screen.findByRole('link', { name: 'The card' }));
  await screen.findByRole('heading', { name: 'Blog' });
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('link', { name: 'The card' })).toHaveFocus();
});

it('keeps header and footer when a screen throws, and Retry brings it back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi();
  broken = true;
  open('/fragile');
  expect(
    await screen.findByText('This part of CyberHarbour could not be shown. The rest of the site still works.'),
  ).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'It holds' })).toBeVisible();
});

it('says that there is no page where there is none', async () => {
  fakeApi();
  open('/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible();
  expect(screen.getByRole('link', { name: '← Back to the home page' })).toHaveAttribute('href', '/');
});

it('leads on from a page that is not there: a drawing, a search, and the pages beside it', async () => {
  fakeApi();
  const { router } = open('/nowhere');
  expect(
    within(await screen.findByRole('navigation', { name: 'Other pages' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/campaigns', '/blog', '/resources', '/help']);
  await waitFor(() => expect(document.querySelector('.art-motif')).toBeVisible());
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/search');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the site' }), 'fake invoice{Enter}');
  expect(router.state.location.search).toBe('?q=fake+invoice');
});

it('remembers the theme in a cookie, for the next page to come in it', async () => {
  fakeApi();
  open('/');
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toContain('theme=dark');
  await userEvent.click(screen.getByRole('radio', { name: 'As the device' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(document.cookie).not.toContain('theme=');
});

it("has the site's pages and its address in the footer", async () => {
  fakeApi();
  open('/');
  await waitFor(() => expect(footer().queryByText('Logout')).not.toBeInTheDocument());
  expect(
    within(footer().getByRole('navigation', { name: 'Pages' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Home',
    'Campaigns',
    'Blog',
    'Resources',
    'About',
    'Something happening now?',
    'Contact',
    'Terms',
    'Login',
    'Join',
  ]);
  expect(header().getAllByRole('link', { name: 'Help now' })[0]).toHaveAttribute('href', '/help');
  expect(footer().getByRole('link', { name: 'support@cyberharbour.example' })).toBeVisible();
  expect(footer().getByText(/Newcastle, New South Wales/)).toHaveTextContent('ABN 51 824 753 556');
});

it('says on every screen that the device is offline, and that it is back', async () => {
  fakeApi();
  open('/far');
  await screen.findByRole('heading', { name: 'Far away' });
  const line = jest.spyOn(navigator, 'onLine', 'get');
  line.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/this device is offline. Nothing is sent by itself/)).toBeVisible();
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText(/^You are online again/)).toBeVisible();
  expect(screen.queryByText(/this device is offline/)).not.toBeInTheDocument();
});
