import { join, type Member } from '../product/accounts.ts';
import { comparePictures, holdTime, openScreen } from '../product/pictures/compare.ts';
import { expect, withPicturedProduct } from '../product/pictures/test.ts';
import { postBlog } from '../product/posts.ts';
import { openSession } from '../product/session.ts';

// Lists show whoever signed up in its product: nobody but this one member.
const test = withPicturedProduct();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const noor: Member = { name: 'Noor Haddad', email: 'noor@example.com', password: 'seven gulls on a rail' };
const sections = ['users', 'blogs', 'campaigns', 'resources', 'letters', 'alerts', 'newsletter', 'audit', 'approvals'];

test('the lists of the console look as accepted, light and dark, 1280, 390 and 320 wide', async ({
  page: member,
  browser,
  product,
  faults,
}) => {
  test.setTimeout(10 * 60_000);
  await join(member, product.outbox, noor);
  await postBlog(member, 'The call that was not the bank', 'I rang the number that I already had.');
  await member.close();
  const { page, call } = await openSession(browser, product, faults, 'admin', { reducedMotion: 'reduce' });
  await call('POST', '/newsletter/subscribe', { email: 'reader@example.com' });
  await holdTime(page);
  await openScreen(page, '/admin');
  await comparePictures(page, 'console, overview');
  for (const section of sections) {
    await openScreen(page, `/admin/${section}`);
    await comparePictures(page, `console, ${section}`);
  }
  await openScreen(page, '/admin/resources/new');
  await comparePictures(page, 'console, a new guide');
  await openScreen(page, '/admin/alerts/new');
  await comparePictures(page, 'console, a new alert');
  await openScreen(page, '/admin/letters');
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await expect(page).toHaveURL(/\/admin\/letters\/./);
  await comparePictures(page, 'console, a new letter');
  await openScreen(page, '/admin/users?q=nobody-is-called-so');
  await comparePictures(page, 'console, users, nobody found');
  await openScreen(page, '/admin/users');
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await comparePictures(page, 'console, users, ticked');
  await page.locator('.adm-more summary').nth(1).click();
  await comparePictures(page, 'console, users, a menu');
  await openScreen(page, '/admin/users?role=business&order=name');
  await openScreen(page, (await page.getByRole('rowheader').first().getByRole('link').getAttribute('href')) ?? '');
  await comparePictures(page, 'console, one user');
});
