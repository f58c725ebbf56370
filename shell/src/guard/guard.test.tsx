import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AreaError } from '../frame/failed-screen';
import { createGuards, guardRoute } from './guard';

const who = {
  visitor: () => Promise.reject(new Error('nobody')),
  general: () => Promise.resolve({ role: 'general' as const }),
  admin: () => Promise.resolve({ role: 'admin' as const }),
  'admin with days left': () => Promise.resolve({ role: 'admin' as const, secondStepBy: '2999-01-01T00:00:00.000Z' }),
  'admin without a second step': () =>
    Promise.resolve({ role: 'admin' as const, secondStepBy: '2026-01-01T00:00:00.000Z' }),
};

it.each([
  ['visitor', undefined, 'passed'],
  ['visitor', 'session', 'signed out'],
  ['visitor', 'admin', 'signed out'],
  ['general', 'session', 'passed'],
  ['general', 'admin', 'refused'],
  ['admin', 'admin', 'passed'],
  ['admin with days left', 'admin', 'passed'],
  ['admin without a second step', 'admin', 'needs second step'],
  ['admin without a second step', 'session', 'passed'],
] as const)('a %s at a path with the guard %s is %s', async (person, guard, verdict) => {
  expect(await createGuards({ verify: who[person], warn: () => undefined }).judge(guard)).toBe(verdict);
});

function openAs(person: keyof typeof who) {
  const warnings: string[] = [];
  const guards = createGuards({ verify: who[person], warn: (text) => warnings.push(text) });
  const claim = { path: '/admin', guard: 'admin' as const };
  const routes = [
    {
      errorElement: <AreaError />,
      HydrateFallback: () => null,
      children: [
        guardRoute({ path: '/admin', element: <h1>On watch</h1> }, () => claim, guards),
        { path: '/login', element: <h1>Welcome back</h1> },
        { path: '/dashboard/details/security', element: <h1>Security</h1> },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/admin?status=pending'] });
  render(<RouterProvider router={router} />);
  return { router, warnings };
}

it('sends a visitor to the sign-in page, warned, and remembers where they were going', async () => {
  const { router, warnings } = openAs('visitor');
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(router.state.location.search).toBe('?from=%2Fadmin%3Fstatus%3Dpending');
  expect(warnings).toEqual(['Please login to access this page.']);
});

it('sends an administrator whose time without a second step is over to where one is added, and says why', async () => {
  const { warnings } = openAs('admin without a second step');
  expect(await screen.findByRole('heading', { name: 'Security' })).toBeVisible();
  expect(warnings).toEqual(['The console is open to administrators with a second step. Add one here first.']);
});

it('says to a member that an area is not for them', async () => {
  openAs('general');
  expect(await screen.findByText(/This area is for administrators/)).toBeVisible();
});

it('lets an administrator in', async () => {
  openAs('admin');
  expect(await screen.findByRole('heading', { name: 'On watch' })).toBeVisible();
});

it('is asked at every entry and at a revalidation, and not when only the filter of a screen changes', async () => {
  const verify = jest.fn(who.admin);
  const guards = createGuards({ verify, warn: () => undefined });
  const claims = ['/admin', '/admin/users'].map((path) => ({ path, guard: 'admin' as const }));
  const routes = [
    {
      HydrateFallback: () => null,
      children: claims.map((claim) =>
        guardRoute({ path: claim.path, element: <h1>{claim.path}</h1> }, () => claim, guards),
      ),
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/admin'] });
  render(<RouterProvider router={router} />);
  const countCalls = async (action: () => Promise<void>) => {
    verify.mockClear();
    await act(action);
    return verify.mock.calls.length;
  };
  expect(await countCalls(() => router.navigate('/admin/users'))).toBe(1);
  expect(await screen.findByRole('heading', { name: '/admin/users' })).toBeVisible();
  expect(await countCalls(() => router.navigate('/admin/users?q=mei'))).toBe(0);
  expect(await countCalls(() => router.navigate('/admin/users?q=mei&order=name&role=business'))).toBe(0);
  expect(await countCalls(() => router.navigate('/admin/users'))).toBe(0);
  expect(await countCalls(() => router.revalidate())).toBe(1);
  expect(await countCalls(() => router.navigate('/admin'))).toBe(1);
});
