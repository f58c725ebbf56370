import type { Guard } from '@cyberharbour/platform';
import { useSession, verifySession } from '@cyberharbour/shared-api';
import { useUsers } from '@cyberharbour/shared-api/admin-users';
import { useDeleteBlog, useMyBlogs } from '@cyberharbour/shared-api/blogs';
import { blog, fakeApi, renderRoute, user, type FakeApi } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { AreaError } from '../frame/failed-screen';
import { createGuards, guardRoute } from './guard';
import { watchSession } from './session-watch';

function Dashboard() {
  const blogs = useMyBlogs();
  const again = useMyBlogs({ q: 'x' });
  const deleting = useDeleteBlog();
  const look = () => void Promise.all([blogs.refetch(), again.refetch()]);
  return (
    <>
      <h1>Dashboard</h1>
      {blogs.data?.items.map(({ _id, title }) => (
        <p key={_id}>{title}</p>
      ))}
      <button onClick={look}>Look again</button>
      <button onClick={() => deleting.mutate('b1')}>Delete</button>
    </>
  );
}

function Users() {
  const { data, refetch } = useUsers();
  return (
    <>
      <h1>Users</h1>
      {data?.items.map(({ _id, email }) => (
        <p key={_id}>{email}</p>
      ))}
      <button onClick={() => void refetch()}>Look again</button>
    </>
  );
}

/** Stands for the frame, which always knows who is here. */
const Frame = () => <Outlet context={useSession()} />;

const guardOf: Record<string, Guard> = { '/dashboard': 'session', '/admin/users': 'admin' };
const admin = user({ _id: 'a1', role: 'admin' });

async function open(url: string) {
  const warnings: string[] = [];
  let verify: Parameters<typeof createGuards>[0]['verify'] = () => Promise.reject(new Error('not yet'));
  const guards = createGuards({ verify: () => verify(), warn: (text) => warnings.push(text) });
  const claim = (path: string) => ({ path, guard: guardOf[path] });
  const screens = [
    { path: '/dashboard', Component: Dashboard },
    { path: '/admin/users', Component: Users },
  ].map((route) => guardRoute(route, (path) => claim(path) as never, guards));
  const opened = renderRoute(
    [
      {
        element: <Frame />,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/login', element: <h1>Welcome back</h1> },
          { errorElement: <AreaError />, children: screens },
        ],
      },
    ],
    '/',
  );
  verify = () => verifySession(opened.client);
  const stop = watchSession({ client: opened.client, router: opened.router, findGuard: (path) => guardOf[path] });
  await act(() => opened.router.navigate(url));
  return { ...opened, warnings, stop };
}

const ended = { status: 401, message: 'Please login to access this page.' };
const end = (api: FakeApi, calls: string[]) =>
  Object.assign(api.holdings, { user: null, failing: Object.fromEntries(calls.map((call) => [call, ended])) });

it('a session that ended takes the screen away: said once, with the way back, nothing private left', async () => {
  const api = fakeApi({ user: user(), blogs: [blog()] });
  const { router, warnings, notices } = await open('/dashboard');
  expect(await screen.findByText(blog().title)).toBeVisible();
  end(api, ['GET /blogs']);
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(router.state.location.search).toBe('?from=%2Fdashboard');
  expect(screen.queryByText(blog().title)).not.toBeInTheDocument();
  expect([...warnings, ...notices.map(({ text }) => text)]).toEqual(['Please login to access this page.']);
});

it('a screen that holds something typed stays, and so does what was typed', async () => {
  const api = fakeApi({ user: user(), blogs: [blog()] });
  const { router, client, warnings } = await open('/dashboard');
  await screen.findByText(blog().title);
  const holds = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', holds);
  end(api, ['DELETE /blogs/b1']);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(client.getQueryData(['session'])).toBeNull());
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(warnings).toEqual([]);
  window.removeEventListener('beforeunload', holds);
});

it('a role that ended closes the area, whoever is still signed in', async () => {
  const api = fakeApi({ user: { ...admin }, users: [user()] });
  const { notices, warnings } = await open('/admin/users');
  expect(await screen.findByText('tom@example.com')).toBeVisible();
  const forbidden = { status: 403, message: 'This needs an administrator.' };
  Object.assign(api.holdings, { user: { ...admin, role: 'general' }, failing: { 'GET /admin/users': forbidden } });
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText(/This area is for administrators/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'log in with that account' })).toHaveAttribute(
    'href',
    '/login?from=%2Fadmin%2Fusers',
  );
  expect(screen.queryByText('tom@example.com')).not.toBeInTheDocument();
  expect([...warnings, ...notices.map(({ text }) => text)]).toEqual(['This needs an administrator.']);
});
