import { RouterLinks } from '@cyberharbour/platform/kit';
import { ApiProvider, createQueryClient, startSignedOut } from '@cyberharbour/shared-api';
import { fetchState } from '@cyberharbour/shared-api/rendered-state';
import {
  blog,
  campaign,
  fakeApi,
  libraryItem,
  makeAlert,
  makeLetter,
  makeSearchResult,
  makeUpdate,
  picture,
  resource,
} from '@cyberharbour/shared-api/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { createMemoryRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { routes } from './routes';

const paths = [
  '/',
  '/campaigns',
  '/campaigns?type=business',
  '/campaigns?type=business&q=phish',
  '/campaigns/c1',
  '/campaigns/c1?via=poster',
  '/campaigns/nobody',
  '/blog',
  '/blog?q=invoice',
  '/blog/b1',
  '/blog/nobody',
  '/resources',
  '/resources/phishing',
  '/resources?q=nothing',
  '/resources?for=shop&level=start',
  '/resources/ring-back',
  '/resources/nobody',
  '/letters',
  '/letters?code=7KQX-M2PD',
  '/letters?code=none',
  '/letters/l1',
  '/letters/nobody',
  '/alerts',
  '/alerts/a1',
  '/alerts/nobody',
  '/search',
  '/search?q=phish',
  '/search?q=phish&kind=blog',
  '/search?q=nothing',
  '/assessment',
  '/help',
  '/about',
  '/how-we-count',
  '/contact',
  '/terms',
  '/login',
  '/signup',
  '/forgot-password',
  '/verify-otp',
  '/reset-password',
  '/recover-account',
  '/logout',
];

const holdings = {
  blogs: [blog(picture())],
  campaigns: [campaign(picture()), campaign({ _id: 'c2', endTime: '2026-01-01T00:00:00.000Z' })],
  resources: [resource({ minutes: 5, level: 'start', checkedAt: '2026-03-04T02:00:00.000Z' })],
  library: [libraryItem({ slug: 'ring-back', content: 'Ring back.', reviewedOn: '2026-03-04' })],
  searched: [makeSearchResult(), makeSearchResult({ kind: 'help', _id: 'money', createdAt: null })],
  updates: [makeUpdate()],
  alerts: [makeAlert({ corrections: [{ at: '2026-03-04T06:00:00.000Z', text: 'Not only unpaid ones.' }] })],
  letters: [makeLetter({ state: 'sent', begunAt: '2026-03-04T05:06:07.000Z' })],
};
const silent = { success: () => undefined, error: () => undefined, warn: () => undefined };

/** The routes with the lazy ones of this address settled, as a server has them. */
async function settled(url: string): Promise<RouteObject[]> {
  const route = matchRoutes(routes, new URL(url, 'http://page'))?.at(-1)?.route;
  if (!route || typeof route.lazy !== 'function') throw new Error(`${url} has no lazy screen.`);
  const { lazy, ...rest } = route;
  return [{ ...rest, ...(await lazy()) }];
}

/** The screen with its data in the cache: what both server and browser draw. */
async function screenAt(url: string) {
  // A screen that acts as soon as it opens, or once it is known who is signed in, waits for its answer here and stays.
  const held = new Promise<void>(() => undefined);
  fakeApi({ ...structuredClone(holdings), held: { 'POST /auth/logout': held, 'GET /user/data': held } });
  const client = createQueryClient(silent);
  // As the shell does for a visitor without a session; one screen would lead such a visitor away.
  if (url !== '/verify-otp') startSignedOut(client);
  const address = new URL(url, 'http://page');
  const match = matchRoutes(routes, address)?.at(-1);
  const queries = match?.route.handle?.queries?.(match.params, address.searchParams) ?? [];
  await fetchState(client, queries, 1000);
  const screens = await settled(url);
  return () => {
    const router = createMemoryRouter(screens, { initialEntries: [url], hydrationData: { loaderData: {} } });
    return (
      <ApiProvider client={client}>
        <RouterLinks>
          <RouterProvider router={router} />
        </RouterLinks>
      </ApiProvider>
    );
  };
}

/** A date drawn without a zone of its own would be another on another machine. */
function refuseOwnZone() {
  const { DateTimeFormat } = Intl;
  return jest.spyOn(Intl, 'DateTimeFormat').mockImplementation((locale, options) => {
    if (!options?.timeZone) throw new Error('A date was drawn in the zone of this machine.');
    return new DateTimeFormat(locale, options);
  });
}

it('leaves no screen of this remote out', () => {
  const drawn = new Set(paths.map((url) => matchRoutes(routes, new URL(url, 'http://page'))?.at(-1)?.route));
  expect(routes.filter((route) => !drawn.has(route)).map(({ path }) => path)).toEqual([]);
});

it.each(paths)('%s is the same HTML at another hour, with another chance', async (url) => {
  const draw = await screenAt(url);
  const zone = refuseOwnZone();
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2001-01-01'));
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.1);
  const first = renderToString(draw());
  now.mockReturnValue(Date.parse('2099-06-30'));
  random.mockReturnValue(0.9);
  expect(renderToString(draw())).toBe(first);
  expect(first.match(/<h1/g)).toHaveLength(1);
  for (const refused of ['style="', '<script', 'javascript:']) expect(first).not.toContain(refused);
  zone.mockRestore();
});

it.each(paths)('%s is taken over by the browser without a change', async (url) => {
  const draw = await screenAt(url);
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = document.body.appendChild(document.createElement('div'));
  // eslint-disable-next-line no-restricted-syntax -- stands in for the document that a server sent
  place.innerHTML = renderToString(draw());
  // Nobody is signed in here: what only members see goes, and was never seen.
  const nodes = [...place.querySelectorAll('*')].filter((node) => !node.matches('title, meta, .ui-for-member'));
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, draw(), { onRecoverableError: (error) => recovered.push(error) }),
  );
  expect(recovered).toEqual([]);
  expect(complaint).not.toHaveBeenCalled();
  expect(nodes.length).toBeGreaterThan(3);
  expect(nodes.filter((node) => !node.isConnected)).toEqual([]);
  await act(async () => root.unmount());
  place.remove();
});
