import AxeBuilder from '@axe-core/playwright';
import { ReleaseStore } from '@cyberharbour/releases';
import { expect, test } from './product/healing.ts';
import { makeNewRemote } from './product/new-remote.ts';

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
    const { violations } = await new AxeBuilder({ page }).include('header').analyze();
    expect(violations).toEqual([]);
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
