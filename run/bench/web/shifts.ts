import type { Stack } from '../stack.ts';
import { visit } from '../visit.ts';
import { type Figure, limit } from './figure.ts';

/** Every public page that one can open by its address; ids are of the samples. */
const paths = [
  '/',
  '/campaigns',
  '/blog',
  '/blog/019c87cb-b400-752e-bca9-6513269e0d37',
  '/resources',
  '/resources/phishing',
  '/letters',
  '/alerts',
  '/search',
  '/assessment',
  '/help',
  '/about',
  '/how-we-count',
  '/contact',
  '/terms',
  '/login',
  '/signup',
  '/forgot-password',
  '/recover-account',
  '/reset-password',
];

/** Of whoever is signed in. */
const behindSignIn = ['/dashboard', '/admin', '/admin/approvals', '/admin/users', '/admin/blogs'];

/** What moves on a first visit of each public page, and of the first ones behind the sign-in, on the slow line. */
export async function measureShifts({ browser, web, signIn }: Stack, runs: number): Promise<Figure[]> {
  const campaigns = (await (await fetch(`${web}/api/campaigns?limit=1`)).json()) as { campaigns: { _id: string }[] };
  const session = await signIn();
  const visits = [
    ...[...paths, `/campaigns/${campaigns.campaigns[0]?._id ?? ''}`].map((path) => ({ path, storageState: undefined })),
    ...behindSignIn.map((path) => ({ path, storageState: session })),
  ];
  const shifts = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1)
    for (const { path, storageState } of visits) {
      const { shift } = await visit(browser, `${web}${path}`, { storageState, ready: /./ });
      shifts.set(path, [...(shifts.get(path) ?? []), shift]);
    }
  return [...shifts].map(([path, values]) =>
    limit(`${path.replace(/[\w-]{36}/, ':id')}: CLS of a first visit`, '', values, 0),
  );
}
