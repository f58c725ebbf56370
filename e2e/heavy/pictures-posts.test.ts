import { join, type Member } from '../product/accounts.ts';
import { postCampaign } from '../product/campaigns.ts';
import { fieldTime } from '../product/field-time.ts';
import { never } from '../product/met-calls.ts';
import { desktopScreen } from '../product/phone.ts';
import { writePhotoWithLocation } from '../product/photo.ts';
import { comparePictures, holdTime, openScreen } from '../product/pictures/compare.ts';
import { expect, withPicturedProduct } from '../product/pictures/test.ts';
import { pictureTime } from '../product/pictures/time.ts';
import { waitUntilShared, writeBlog } from '../product/posts.ts';
import { listIds, openSession } from '../product/session.ts';

const test = withPicturedProduct();
// The recorder would fetch the previews of chosen pictures, which the page's own policy refuses.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off', actionTimeout: 30_000 });

const noor: Member = { name: 'Noor Haddad', email: 'noor@example.com', password: 'seven gulls on a rail' };
const title = 'The call that was not the bank';
const content = 'I rang the number that I already had.';
const cover = 'Cover Image';

test('a blog on its way looks as accepted: refused, sent back, approved for later, and deleted', async ({
  page,
  browser,
  product,
  faults,
}) => {
  test.setTimeout(5 * 60_000);
  await holdTime(page);
  await join(page, product.outbox, noor);
  await page.goto('/blog/create');
  await writeBlog(page, title, 'My password is: Ferry2026.');
  await page.getByLabel(cover).setInputFiles(await writePhotoWithLocation());
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText('This looks like a password, card or tax file number.')).toBeVisible();
  await waitUntilShared(page);
  await comparePictures(page, 'new blog, it holds a password');

  await page.setViewportSize(desktopScreen);
  await page.getByLabel('Content').fill(content);
  await page.getByLabel('Publish at (optional)').fill('2020-01-01T09:00');
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByRole('link', { name: /^Choose a time that is still to come/ })).toBeVisible();
  await waitUntilShared(page);
  await comparePictures(page, 'new blog, a time that is over');

  await page.getByLabel('Publish at (optional)').fill(fieldTime(pictureTime + 3_600_000));
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText(/^Waiting to be read\. You chose that it goes live on/)).toBeVisible();
  const moderator = await openSession(browser, product, faults);
  const address = `/admin/blogs/${(await listIds(moderator, 'blogs')).get(title) ?? ''}`;
  await moderator.call('PUT', `${address}/reject`, { reason: 'Say which bank the caller named.' });
  await openScreen(page, '/dashboard');
  await expect(page.getByText('Say which bank the caller named.').first()).toBeVisible();
  await expect(page.getByText(/is with our moderators/)).toBeHidden();
  await comparePictures(page, 'dashboard, a blog was sent back');
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await comparePictures(page, 'edit blog, sent back');
  await page.setViewportSize(desktopScreen);
  await page.getByLabel('Content').fill(`${content} They named no bank at all.`);
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(page.getByText(/^Waiting to be read\. You chose that it goes live on/)).toBeVisible();
  await moderator.call('PUT', `${address}/approve`);
  await openScreen(page, '/dashboard');
  await expect(page.getByText(/^Approved\. Goes live on/)).toBeVisible();
  await comparePictures(page, 'dashboard, a blog goes live later');
  await openScreen(page, (await page.getByRole('link', { name: `View ${title}` }).getAttribute('href')) ?? '');
  await expect(page.getByText(/Approved\. Goes live on/)).toBeVisible();
  await comparePictures(page, 'blog, it goes live later');
  await openScreen(page, '/dashboard');
  await page.locator('summary', { hasText: `More about ${title}` }).click();
  await comparePictures(page, 'dashboard, a menu');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByRole('dialog', { name: /^Are you sure/ })).toBeVisible();
  await comparePictures(page, 'dashboard, asked before a blog is deleted');
});

test('what was typed looks as accepted: saved, on two devices, without a session, and without a line', async ({
  page,
  browser,
  product,
  faults,
}) => {
  test.setTimeout(5 * 60_000);
  const ines: Member = { name: 'Ines Duarte', email: 'ines@example.com', password: 'nine ropes and a lamp' };
  await holdTime(page);
  await join(page, product.outbox, ines);
  await openScreen(page, '/blog/create');
  await page.getByLabel('Title').fill('The parcel that never was');
  await waitUntilShared(page);
  const other = await browser.newContext({
    baseURL: product.web,
    storageState: await page.context().storageState(),
  });
  await other.clearPermissions();
  const phone = await other.newPage();
  await holdTime(phone);
  await phone.addInitScript(() => localStorage.clear());
  await phone.goto('/dashboard');
  await phone.getByRole('link', { name: 'Go on with The parcel that never was' }).click();
  await phone.getByLabel('Content').fill('It began with a message.');
  await waitUntilShared(phone);
  await other.close();
  await page.getByLabel('Content').fill('A stranger rang.');
  const both = page.getByRole('region', { name: 'Draft of another device' });
  await expect(both.getByRole('group', { name: 'Content, Here' })).toHaveText('A stranger rang.');
  await comparePictures(page, 'new blog, a draft of two devices');
  await both.getByRole('button', { name: /Use the other device/ }).click();
  await expect(both).toBeHidden();
  await waitUntilShared(page);
  await openScreen(page, '/dashboard');
  await comparePictures(page, 'dashboard, a draft');
  await openScreen(page, '/blog/create');
  await expect(page.getByText(/^Your draft from .* is back\.$/)).toBeVisible();
  await comparePictures(page, 'new blog, a draft is back');

  await page.context().setOffline(true);
  await expect(page.getByText(/this device is offline\. Nothing is sent by itself/)).toBeVisible();
  await comparePictures(page, 'new blog, offline');
  await page.context().setOffline(false);
  await expect(page.getByText(/^You are online again/)).toBeVisible();
  await expect(page.getByText(/^You are online again/)).toBeHidden();
  await page.setViewportSize(desktopScreen);
  await page.getByLabel(cover).setInputFiles(await writePhotoWithLocation());
  await waitUntilShared(page);
  await page.route('**/api/blogs', never);
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByRole('progressbar', { name: 'Sending your picture' })).toBeVisible();
  await comparePictures(page, 'new blog, a picture on its way');
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await expect(page.getByText(/^You stopped it, so nothing was sent/)).toBeVisible();
  await comparePictures(page, 'new blog, sending was stopped');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(desktopScreen);
  await page.context().clearCookies();
  await page.getByLabel('Content').fill('It began with a message on my phone.');
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText('Your session has ended, so nothing was sent.')).toBeVisible();
  await expect(page.getByText(/on this device only\. Please login to access this page\.$/)).toBeVisible();
  await comparePictures(page, 'new blog, the session has ended');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await comparePictures(page, 'login, after the session has ended');
  // The browser's own lines about what these states take away.
  faults.length = 0;
});

test('a campaign on its way looks as accepted: refused, changed in two tabs, and under way', async ({
  page,
  browser,
  product,
  faults,
}) => {
  test.setTimeout(5 * 60_000);
  await holdTime(page);
  await join(page, product.outbox, { ...noor, email: 'noor.campaigns@example.com' });
  await openScreen(page, '/campaigns/create');
  await page.getByLabel('Title').fill('Ring first');
  await page.getByLabel('Start').fill('2030-03-01T09:00');
  await page.getByLabel('End').fill('2030-02-01T09:00');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(page.getByRole('alert').getByText('The end must be after the start.')).toBeVisible();
  await waitUntilShared(page);
  await comparePictures(page, 'new campaign, it ends before it starts');
  await page.setViewportSize(desktopScreen);
  const asked = 'Paper beside the screens';
  const [startsIn, endsIn] = [-2, 30].map((days) => days + (pictureTime - Date.now()) / 86_400_000) as [number, number];
  await postCampaign(page, { title: asked, description: 'A number on paper for each shop.', startsIn, endsIn });
  await page.getByRole('link', { name: `Edit ${asked}` }).click();
  await expect(page.getByLabel('Title')).toHaveValue(asked);
  const other = await page.context().newPage();
  await holdTime(other);
  await other.goto(page.url());
  await other.getByLabel('Title').fill('Paper beside screens');
  await other.getByRole('button', { name: 'Update Campaign' }).click();
  await expect(other.getByText('Campaign updated').first()).toBeVisible();
  await other.close();
  await page.getByLabel('Title').fill('Paper first');
  await page.getByRole('button', { name: 'Update Campaign' }).click();
  await expect(page.getByText('There is another version of this by now.').first()).toBeVisible();
  await waitUntilShared(page);
  await comparePictures(page, 'edit campaign, both versions');
  await page.setViewportSize(desktopScreen);
  await page.getByRole('button', { name: 'Update Campaign' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Paper first' })).toBeVisible();
  const moderator = await openSession(browser, product, faults);
  const id = (await listIds(moderator, 'campaigns')).get('Paper first') ?? '';
  await moderator.call('PUT', `/admin/campaigns/${id}/approve`);
  await openScreen(page, `/campaigns/${id}/updates`);
  await comparePictures(page, 'campaign, its updates');
  await openScreen(page, '/dashboard');
  await page.getByRole('link', { name: 'Figures Paper first' }).click();
  await expect(page.getByText('Campaign “Paper first”')).toBeVisible();
  await comparePictures(page, 'campaign, its figures');
});
