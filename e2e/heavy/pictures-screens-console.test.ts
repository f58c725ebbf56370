import { comparePictures, holdTime, openScreen } from '../product/pictures/compare.ts';
import { holdReleases } from '../product/pictures/held-releases.ts';
import { expect, test } from '../product/pictures/test.ts';
import { openSession } from '../product/session.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the releases of the console, and a campaign that is edited there, look as accepted, light and dark, 1280, 390 and 320 wide', async ({
  browser,
  product,
  faults,
}) => {
  test.setTimeout(5 * 60_000);
  const { page } = await openSession(browser, product, faults, 'admin', { reducedMotion: 'reduce' });
  await holdTime(page);
  await holdReleases(page);
  await openScreen(page, '/releases');
  await expect(page.getByRole('row', { name: /^shell/ })).toBeVisible();
  await comparePictures(page, 'console, releases');
  await openScreen(page, '/releases/mf_public');
  await comparePictures(page, 'console, a unit of release');
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await comparePictures(page, 'console, a move is asked for');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await openScreen(page, '/campaigns');
  const campaign = await page.locator('main article a[href^="/campaigns/"]').first().getAttribute('href');
  await openScreen(page, `${campaign ?? ''}/edit`);
  await comparePictures(page, 'edit campaign');
});
