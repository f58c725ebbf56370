import type { Locator, Page } from '@playwright/test';
import { recordChanges } from '../product/recorded-changes.ts';
import { writeBlog } from '../product/posts.ts';
import { auditScreen } from '../product/screen-audit.ts';
import { join, logIn, logInAgain, submitLogin, type Member } from '../product/accounts.ts';
import { writeNamedFile, writePhotoWithLocation, hasLocation } from '../product/photo.ts';
import { expect, test, watch } from '../product/test.ts';

// The next one goes on with what the one before has left.
test.describe.configure({ mode: 'serial' });
// The recorder would fetch the previews of chosen pictures, which the page's own policy refuses.
test.use({ trace: 'off' });

const noor: Member = { name: 'Noor Haddad', email: 'noor@example.com', password: 'seven gulls on a rail' };
const shown = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title, exact: true });
/** Whether a press in its middle, where it stands now, meets it: it is in sight, and nothing covers it. */
const isInReach = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
const lines = (page: Page) => page.getByRole('alert');

test('a first blog: pictures that will not do, a session that ends while typing, an upload that is stopped, and one post of a double click', async ({
  page,
  product,
}) => {
  await join(page, product.outbox, noor);
  await expect(page.getByRole('link', { name: 'Write your first blog' })).toBeVisible();
  await auditScreen(page, 'the dashboard of a new member');
  await page.getByRole('link', { name: 'Write your first blog' }).click();
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(lines(page).getByText('Please upload an image')).toBeVisible();
  await auditScreen(page, 'a new blog with everything missing');

  await writeBlog(page, 'The call that was not the bank', 'My password is: Ferry2026.');
  await page
    .getByLabel('Cover Image')
    .setInputFiles(await writeNamedFile('IMG_0001.jpg', new Uint8Array(9 * 1024 * 1024)));
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(lines(page).getByText('That picture is larger than 8 MB. Choose a smaller one.')).toBeVisible();
  await page.getByLabel('Cover Image').setInputFiles(await writeNamedFile('notes.png', 'These are only words.'));
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText('This looks like a password, card or tax file number.')).toBeVisible();
  await auditScreen(page, 'a blog that holds a password');
  await page.getByLabel('Content').fill('I rang the number that I already had.');
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(lines(page).getByText(/image/).first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('The call that was not the bank');

  await page.getByLabel('Cover Image').setInputFiles(await writePhotoWithLocation());
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: 40_000 });
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByRole('progressbar', { name: 'Sending your picture' })).toBeVisible();
  await auditScreen(page, 'a picture on its way');
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await expect(page.getByText('You stopped it, so nothing was sent. What you typed is still here.')).toBeVisible();
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText('Your session has ended, so nothing was sent.')).toBeVisible();
  await auditScreen(page, 'a session that ended');
  await logInAgain(page, noor);
  await expect(page.getByLabel('Title')).toHaveValue('The call that was not the bank');
  await expect(page.getByText('IMG_0042.JPG')).toBeVisible();
  await auditScreen(page, 'a draft that is back');
  const changes = recordChanges(page);
  await page.getByRole('button', { name: 'Create Blog' }).dblclick();
  await expect(page.getByText('Blog created successfully')).toBeVisible();
  await expect(shown(page, 'The call that was not the bank')).toHaveCount(1);
  expect(changes).toEqual(['POST /blogs']);
  await page.reload();
  await expect(shown(page, 'The call that was not the bank')).toHaveCount(1);
});

test('a campaign whose session ends while it is typed, then two tabs edit it: both versions stand side by side, by keyboard, and nothing is lost', async ({
  page,
  faults,
}) => {
  await logIn(page, noor);
  await page.goto('/campaigns/create');
  await expect(page.getByLabel('Title')).toBeVisible();
  const tops = await page
    .locator('form :is(input, textarea, select):visible')
    .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().top)));
  expect(tops, 'no field stands over another one').toEqual(tops.toSorted((one, other) => one - other));
  await page.getByLabel('Title').fill('Ring first');
  await page.getByLabel('Description').fill('Ring the supplier on a number you already have.');
  await page.getByLabel('Start').fill('2097-03-01T09:00');
  await page.getByLabel('End').fill('2097-02-01T09:00');
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles(await writeNamedFile('poster.png', new Uint8Array(9 * 1024 * 1024)));
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(lines(page).getByText('The end must be after the start.')).toBeVisible();
  await expect(lines(page).getByText('That picture is larger than 8 MB. Choose a smaller one.')).toBeVisible();
  await auditScreen(page, 'a campaign that ends before it starts');
  await page.getByLabel('End').fill('2097-03-31T17:30');
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles(await writeNamedFile('poster.png', 'These are only words.'));
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(lines(page).getByText(/image/).first()).toBeVisible();
  await page.getByLabel('Image', { exact: true }).setInputFiles(await writePhotoWithLocation());
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(page.getByText('Your session has ended, so nothing was sent.')).toBeVisible();
  await logInAgain(page, noor);
  await expect(page.getByLabel('Title')).toHaveValue('Ring first');
  await expect(page.getByLabel('Description')).toHaveValue('Ring the supplier on a number you already have.');
  await expect(page.getByLabel('End')).toHaveValue('2097-03-31T17:30');
  await expect(page.getByText('IMG_0042.JPG')).toBeVisible();
  const changes = recordChanges(page);
  await page.getByRole('button', { name: 'Create Campaign' }).dblclick();
  await expect(page.getByText('Campaign created successfully!')).toHaveCount(1);
  await expect(shown(page, 'Ring first')).toHaveCount(1);
  expect(changes.splice(0)).toEqual(['POST /campaigns']);
  const poster = await page.locator('main img').first().getAttribute('src');
  expect(
    await hasLocation(await (await page.request.get(poster ?? '')).body()),
    'the picture that is shown says where it was taken',
  ).toBe(false);
  await auditScreen(page, 'a dashboard with posts');

  await page.getByRole('link', { name: 'Edit Ring first' }).click();
  await expect(page.getByLabel('Start')).toHaveValue('2097-03-01T09:00');
  const other = await page.context().newPage();
  watch(other, faults);
  await other.goto(page.url());
  await other.getByLabel('Title').fill('Ring them first');
  await other.getByLabel('End').fill('2097-04-30T17:30');
  await other.getByRole('button', { name: 'Update Campaign' }).dblclick();
  await expect(other.getByText('Campaign updated').first()).toBeVisible();
  await expect(shown(other, 'Ring them first')).toBeVisible();

  await page.getByLabel('Title').fill('Ring, then pay');
  await page.getByLabel('Description').fill('Ring the supplier on a number you already have.\nThen pay.');
  await page.getByRole('button', { name: 'Update Campaign' }).press('Enter');
  await expect(lines(page).filter({ hasText: 'There is another version of this by now.' })).toBeFocused();
  await auditScreen(page, 'both versions');
  // Title: mine is chosen; the arrow goes to theirs, and back.
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('group', { name: 'Title', exact: true }).getByRole('radio', { name: 'Mine' }),
  ).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Ring them first');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Ring, then pay');
  await page.getByRole('button', { name: 'Update Campaign' }).press('Enter');
  await expect(shown(page, 'Ring, then pay')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Ring, then pay' }).click();
  await expect(page.getByLabel('Description')).toHaveValue(
    'Ring the supplier on a number you already have.\nThen pay.',
  );
  await expect(page.getByLabel('End'), 'what only they changed').toHaveValue('2097-04-30T17:30');
  await other.close();
  await page.goto('/dashboard');
  changes.length = 0;
  await page.locator('summary', { hasText: 'More about Ring, then pay' }).click();
  await page.getByRole('button', { name: 'Delete Ring, then pay' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  expect(changes, 'the question is not answered by the press that asks it').toEqual([]);
  await auditScreen(page, 'the question before deleting');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page.getByText('Campaign deleted')).toHaveCount(1);
  await expect(shown(page, 'Ring, then pay')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your campaigns' })).toBeFocused();
  expect(changes).toEqual([expect.stringMatching(/^DELETE \/campaigns\/[\w-]+$/)]);

  // The session ends while the dashboard stands open.
  await page.context().clearCookies();
  await page.locator('summary', { hasText: 'More about The call' }).click();
  await page.getByRole('button', { name: /^Delete The call/ }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this blog?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Please login to access this page.')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(shown(page, 'The call that was not the bank')).toHaveCount(0);
  await auditScreen(page, 'the login after a session that has ended');
  await submitLogin(page, noor);
  await expect(shown(page, 'The call that was not the bank'), 'nothing was deleted').toBeVisible();
});

test('offline and back: it is said, nothing typed is lost, and nothing is sent by itself', async ({ page, faults }) => {
  await logIn(page, noor);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Edit The call/ }).click();
  await expect(page.getByLabel('Title')).toHaveValue('The call that was not the bank');
  await page.context().setOffline(true);
  await expect(page.getByText(/this device is offline\. Nothing is sent by itself/)).toBeVisible();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => isInReach(page.getByRole('button', { name: 'Update Blog' })), `${width} wide`).toBe(true);
  }
  await page.getByLabel('Title').fill('The call from no bank');
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(page.getByText(/Your draft is safe on this device/)).toBeVisible();
  await auditScreen(page, 'offline');
  await page.context().setOffline(false);
  await expect(page.getByText(/^You are online again/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('The call from no bank');
  await page.getByRole('button', { name: 'Update Blog' }).dblclick();
  await expect(shown(page, 'The call from no bank')).toHaveCount(1);
  faults.length = 0;
});

test('two tabs edit one blog: what only the other changed stays, and what both changed is chosen', async ({
  page,
  faults,
}) => {
  await logIn(page, noor);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Edit The call/ }).click();
  await expect(page.getByLabel('Title')).toHaveValue('The call from no bank');
  const other = await page.context().newPage();
  watch(other, faults);
  await other.goto(page.url());
  await other.getByLabel('Title').fill('The call from a bank');
  await other.getByLabel('Content').fill('They knew my name. I hung up.');
  await other.getByRole('button', { name: 'Update Blog' }).click();
  await expect(shown(other, 'The call from a bank')).toBeVisible();
  await other.close();

  await page.getByLabel('Title').fill('The call from nobody');
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(lines(page).filter({ hasText: 'There is another version of this by now.' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Title', exact: true }).getByText('The call from a bank')).toBeVisible();
  await page.getByRole('button', { name: 'Update Blog' }).dblclick();
  await expect(shown(page, 'The call from nobody')).toHaveCount(1);
  await page.getByRole('link', { name: 'Edit The call from nobody' }).click();
  await expect(page.getByLabel('Content'), 'what only they changed').toHaveValue('They knew my name. I hung up.');
});
