import type { Browser, Page } from '@playwright/test';
import { join, type Member } from '../product/accounts.ts';
import { consoleData } from '../product/console-screens.ts';
import { fail, never } from '../product/met-calls.ts';
import { desktopScreen } from '../product/phone.ts';
import { comparePictures, holdTime, openScreen } from '../product/pictures/compare.ts';
import { expect, withPicturedProduct } from '../product/pictures/test.ts';
import type { Product } from '../product/product.ts';
import { openWaiting, postBlog } from '../product/posts.ts';
import { openSession } from '../product/session.ts';

// Lists show whoever signed up in its product: nobody but this one member.
const test = withPicturedProduct();
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 });

const noor: Member = { name: 'Noor Haddad', email: 'noor@example.com', password: 'seven gulls on a rail' };
const title = 'The call that was not the bank';

async function openConsole(browser: Browser, product: Product, faults: string[]): Promise<Page> {
  const { page } = await openSession(browser, product, faults, 'admin', { reducedMotion: 'reduce' });
  await holdTime(page);
  return page;
}

/** From the next page on, the ten seconds of an undo do not end while pictures are taken. */
const endNoUndo = (page: Page) =>
  page.addInitScript((undoTime) => {
    const schedule = setTimeout;
    const setTimeoutUnlessUndo = (work: () => void, milliseconds?: number) =>
      milliseconds === undoTime ? 0 : schedule(work, milliseconds);
    Object.assign(window, { setTimeout: setTimeoutUnlessUndo });
  }, 10_000);

for (const [path, { data, failed }] of Object.entries(consoleData)) {
  const name = path === '/admin' ? 'overview' : path.slice('/admin/'.length);
  test(`the ${name} of the console looks as accepted while it loads, and when that fails`, async ({
    browser,
    product,
    faults,
  }) => {
    const page = await openConsole(browser, product, faults);
    await page.route(data, fail);
    await page.goto(path);
    await expect(page.getByText(failed).first()).toBeVisible({ timeout: 20_000 });
    await comparePictures(page, `console, ${name}, failed`);
    await page.unroute(data);
    await page.route(data, never);
    await page.goto(path);
    const loading = page.getByText('Loading...').first();
    await expect(loading).toBeVisible();
    await comparePictures(page, `console, ${name}, loading`);
    await expect(loading).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The browser's own lines about what these states take away.
    faults.length = 0;
  });
}

test('forms of the console look as accepted with everything missing, and a letter on its way', async ({
  browser,
  product,
  faults,
}) => {
  test.setTimeout(5 * 60_000);
  const page = await openConsole(browser, product, faults);
  await openScreen(page, '/admin/resources/new');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Give it a title.')).toBeVisible();
  await comparePictures(page, 'console, a new guide, empty');
  await openScreen(page, '/admin/alerts/new');
  await page.getByRole('button', { name: 'Start the alert' }).click();
  await expect(page.getByRole('alert').getByText('There is a problem')).toBeVisible();
  await comparePictures(page, 'console, a new alert, empty');
  await openScreen(page, '/admin/users/nobody');
  await comparePictures(page, 'console, no such user');
  await openScreen(page, '/admin/letters');
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await page.getByLabel('Subject').fill('Winter on the wharf');
  await page.getByRole('button', { name: 'Add words' }).click();
  await page.getByRole('textbox', { name: 'Words, part 1' }).fill('## Good morning\n\nLock your phone.');
  await comparePictures(page, 'console, a letter that is written');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Good morning' })).toBeVisible();
  await comparePictures(page, 'console, the preview of a letter');
  await page.getByRole('tab', { name: 'Write' }).click();
  await page.getByRole('button', { name: 'Send…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await comparePictures(page, 'console, asked before a letter goes');
});

test('a moderator’s day looks as accepted: read, sent back, ticked, approved, and what can be undone', async ({
  page: member,
  browser,
  product,
  faults,
}) => {
  test.setTimeout(5 * 60_000);
  await join(member, product.outbox, noor);
  await postBlog(member, title, 'I rang the number that I already had.');
  await member.close();
  const page = await openConsole(browser, product, faults);
  const sheet = await openWaiting(page, title);
  await page.waitForLoadState('networkidle');
  await comparePictures(page, 'console, approvals, one is read');
  await sheet.getByRole('button', { name: 'Send back' }).click();
  await page.getByRole('button', { name: 'Send back with this reason' }).click();
  await expect(page.getByText('Say what the author should change.')).toBeVisible();
  await comparePictures(page, 'console, approvals, sent back without a reason');
  await page.setViewportSize(desktopScreen);
  await openScreen(page, '/admin/approvals');
  await page.getByRole('checkbox').first().check();
  await comparePictures(page, 'console, approvals, one is ticked');
  await page.setViewportSize(desktopScreen);
  await endNoUndo(page);
  await openWaiting(page, title);
  await page.waitForLoadState('networkidle');
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`“${title}” was approved.`)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await comparePictures(page, 'console, approvals, what was done can be undone');
  await openScreen(page, '/admin/blogs?status=approved');
  await page.locator('.adm-more summary').first().click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('From pending to approved').first()).toBeVisible();
  await comparePictures(page, 'console, blogs, a history');
  await page.setViewportSize(desktopScreen);
  await openScreen(page, '/admin/users?q=noor');
  await page.locator('.adm-more summary').first().click();
  await page.getByRole('button', { name: 'Delete Noor Haddad' }).click();
  await expect(page.getByText(/Signing in ends at once/)).toBeVisible();
  await comparePictures(page, 'console, users, asked before one is deleted');
});
