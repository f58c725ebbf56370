import { ReleaseStore } from '@cyberharbour/releases';
import { findViolations } from '../product/axe.ts';
import { expect, test } from '../product/healing.ts';
import { makeNewRemote } from '../product/new-remote.ts';

interface File {
  menu: object[];
  claims: object[];
}
const change = (edit: (file: File) => void) => (text: string) => {
  const file = JSON.parse(text) as File;
  edit(file);
  return JSON.stringify(file);
};

test('a new area has its links without a release of the shell, they go with it, and a broken one leads back', async ({
  page,
  releases,
  product,
}) => {
  test.setTimeout(240_000);
  const shell = async () => (await new ReleaseStore(releases.folder).latest('shell'))?.revision;
  const before = await shell();
  const header = page.getByRole('navigation', { name: 'Main', exact: true });
  const words = () => header.getByRole('link').allTextContents();
  await page.goto('/about');
  const usual = ['Home', 'Campaigns', 'Blog', 'Resources', 'About', 'Help now'];
  await expect(header.getByRole('link', { name: 'Admin' })).toBeVisible();
  expect(await words()).toEqual([...usual, 'Admin']);

  const remote = await makeNewRemote('mf-tides', releases.folder);
  await remote.edit(
    'remote.json',
    change((file) => (file.menu = [])),
  );
  await remote.release('0.1.0');
  await remote.edit(
    'remote.json',
    change((file) => {
      file.menu = [{ place: 'header', label: 'Tides', path: '/tides', order: 600 }];
    }),
  );
  await remote.release('0.2.0');

  // In the page as the server sends it, rendered or not, and for whoever is signed in.
  await expect
    .poll(async () => /<nav[^>]*>.*<\/nav>/s.exec(await (await fetch(`${product.web}/about`)).text())?.[0])
    .toContain('href="/tides"');
  await page.goto('/about');
  await expect(header.getByRole('link', { name: 'Tides' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Admin' })).toBeVisible();
  expect(await words()).toEqual([...usual, 'Tides', 'Admin']);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await findViolations(page, { within: 'header' })).toEqual([]);
  }
  await header.getByRole('link', { name: 'Tides' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tides' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Tides' })).toHaveAttribute('aria-current', 'page');
  expect(await shell(), 'the shell was not released').toBe(before);

  // Broken in every version: the entry leads to a card, and the others lead on.
  await page.route(/\/r\/mf_tides\//, (route) => route.abort());
  await page.goto('/about');
  await header.getByRole('link', { name: 'Tides' }).click();
  await expect(page.getByText('This part of CyberHarbour could not be shown.')).toBeVisible();
  await header.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About CyberHarbour' })).toBeVisible();
  await page.unroute(/\/r\/mf_tides\//);

  await remote.rollback();
  await expect
    .poll(async () => (await (await fetch(`${product.web}/about`)).text()).includes('href="/tides"'))
    .toBe(false);
  await page.goto('/about');
  await expect(header.getByRole('link', { name: 'Admin' })).toBeVisible();
  expect(await words()).toEqual([...usual, 'Admin']);
  await remote.close();
});

const routes = `import type { RemoteRoute } from '@cyberharbour/platform';
const lazy = () => import(/* webpackChunkName: "berths" */ './berths/berths-page');
export const routes: RemoteRoute[] = [
  { path: '/berths', lazy },
  { path: '/berths/card', lazy: () => import(/* webpackChunkName: "card" */ './card') },
];
`;
const card = (body: string) =>
  `export function Component() { ${body} return <section><h2>Your berth</h2><p>Berth 4, until Friday</p></section>; }`;

test('a card on the dashboard comes and goes with the release of another remote, and a broken one leaves its place', async ({
  page,
  releases,
}) => {
  test.setTimeout(240_000);
  const remote = await makeNewRemote('mf-berths', releases.folder);
  await remote.edit(
    'remote.json',
    change((file) => {
      const claims = ['/berths', '/berths/card'].map((path) => ({ path, guard: 'session' }));
      const slots = [{ slot: 'dashboard-card', path: '/berths/card', order: 10 }];
      Object.assign(file, { menu: [], claims, slots });
    }),
  );
  await remote.write('src/routes.tsx', routes);
  await remote.write('src/card.tsx', card(''));
  await remote.release('0.1.0');
  const opened = async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Administrator' })).toBeVisible();
  };
  const shown = page.getByRole('heading', { level: 2, name: 'Your berth' });
  await expect(async () => {
    await opened();
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass();

  // The next one throws: the one before takes its place.
  await remote.write(
    'src/card.tsx',
    card("if (location.pathname === '/dashboard') throw new Error('This card is broken.');"),
  );
  await remote.release('0.2.0');
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/_report') && (request.postData() ?? '').includes('"version":"0.2.0"'),
  );
  await opened();
  await reported;
  await expect(shown).toBeVisible();

  // Nothing of it loads: the dashboard is whole without it.
  await page.route(/\/r\/mf_berths\//, (route) => route.abort());
  await opened();
  await page.waitForLoadState('networkidle');
  await expect(shown).toHaveCount(0);
  await expect(page.getByText('could not be shown')).toHaveCount(0);
  await remote.close();
});
