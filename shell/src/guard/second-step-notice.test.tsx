import { RouterLinks } from '@cyberharbour/platform/kit';
import { ApiProvider, createQueryClient } from '@cyberharbour/shared-api';
import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createGuards, guardRoute } from './guard';
import { SecondStepNotice } from './second-step-notice';

const nothing = () => undefined;

function openAs(member: ReturnType<typeof user>) {
  fakeApi({ user: member });
  const verify = () => Promise.resolve(member);
  const guards = createGuards({ verify, warn: nothing, adminNotice: <SecondStepNotice /> });
  const claims = { '/admin': 'admin', '/dashboard': 'session' } as const;
  const routes = Object.entries(claims).map(([path, guard]) =>
    guardRoute({ path, element: <h1>{path}</h1> }, () => ({ path, guard }), guards),
  );
  const router = createMemoryRouter(
    [
      {
        element: (
          <RouterLinks>
            <Outlet />
          </RouterLinks>
        ),
        HydrateFallback: () => null,
        children: routes,
      },
    ],
    { initialEntries: ['/admin'] },
  );
  const client = createQueryClient({ success: nothing, error: nothing, warn: nothing });
  render(
    <ApiProvider client={client}>
      <RouterProvider router={router} />
    </ApiProvider>,
  );
  return router;
}

it.each([
  [2.5, 'The console closes for you in 3 days: administrators need a second step. Add one now'],
  [0.5, 'The console closes for you within a day: administrators need a second step. Add one now'],
])('tells an administrator without a second step that %s days are left, and only there', async (days, words) => {
  const secondStepBy = new Date(Date.now() + days * 86_400_000).toISOString();
  const router = openAs(user({ role: 'admin', secondStepBy }));
  const link = await screen.findByRole('link', { name: 'Add one now' });
  expect(link).toHaveAttribute('href', '/dashboard/details/security');
  expect(link.closest('p')).toHaveTextContent(words);
  await act(() => router.navigate('/dashboard'));
  expect(await screen.findByRole('heading', { name: '/dashboard' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add one now' })).not.toBeInTheDocument();
});

it('gives way to the work until the page is loaded anew', async () => {
  const router = openAs(user({ role: 'admin', secondStepBy: new Date(Date.now() + 9e7).toISOString() }));
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.queryByText(/The console closes/)).not.toBeInTheDocument();
  await act(() => router.navigate('/dashboard'));
  await act(() => router.navigate('/admin'));
  expect(await screen.findByRole('heading', { name: '/admin' })).toBeVisible();
  expect(screen.queryByText(/The console closes/)).not.toBeInTheDocument();
});

it('says nothing to an administrator who has one', async () => {
  openAs(user({ role: 'admin' }));
  expect(await screen.findByRole('heading', { name: '/admin' })).toBeVisible();
  expect(screen.queryByText(/The console closes/)).not.toBeInTheDocument();
});
