import { join, type Member } from '../product/accounts.ts';
import { desktopScreen } from '../product/phone.ts';
import { comparePictures, holdTime, openScreen } from '../product/pictures/compare.ts';
import { expect, test } from '../product/pictures/test.ts';
import { postBlog } from '../product/posts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const noor: Member = { name: 'Noor Haddad', email: 'noor@example.com', password: 'seven gulls on a rail' };
const post = { title: 'The call that was not the bank', content: 'I rang the number that I already had.' };

test('the screens of members look as accepted, light and dark, 1280, 390 and 320 wide', async ({ page, product }) => {
  test.setTimeout(10 * 60_000);
  await holdTime(page);
  await join(page, product.outbox, noor);
  const see = async (path: string, state: string) => {
    await openScreen(page, path);
    await comparePictures(page, state);
  };
  await see('/dashboard', 'dashboard, a new member');
  await see('/blog/create', 'new blog');
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByRole('alert').getByText('Please upload an image').first()).toBeVisible();
  await comparePictures(page, 'new blog, empty');
  await see('/campaigns/create', 'new campaign');
  await see('/dashboard/details', 'details');
  await see('/dashboard/details/security', 'security');
  await page.setViewportSize(desktopScreen);
  await postBlog(page, post.title, post.content);
  // What happens next is said once, on the page that comes by itself.
  await expect(page.getByText(/is with our moderators/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await comparePictures(page, 'dashboard, a blog waits');
  const edit = await page.locator('a[href^="/blog/"][href$="/edit"]').first().getAttribute('href');
  await see(edit ?? '', 'edit blog');
  await see((edit ?? '').replace('/edit', ''), 'blog, its author before it is read');
  await see('/admin', 'console, not allowed');
});
