import { waitForStart } from './product/hydration.ts';
import { phoneScreen } from './product/phone.ts';
import { expect, test } from './product/test.ts';

test('a visitor gets from the first Tab to a blog and back by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Explore Resources' })).toBeFocused();

  await waitForStart(page);
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Blog' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const topic of await page.getByRole('group', { name: 'Topic' }).getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(topic).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Blog');
  await expect(page.getByRole('link', { name: '← Back to Blogs' })).toBeVisible();
});

test('the small menu opens, closes on Escape, and gives the focus back', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await page.goto('/');
  const menu = page.locator('summary', { hasText: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main, small screen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Main, small screen' })).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a carousel can be stopped and started, waits under the focus, and stands for whoever asked for less motion', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'From the blog' }).scrollIntoViewIfNeeded();
  const carousel = page.getByRole('group', { name: 'Latest blogs' });
  await carousel.getByRole('button', { name: 'Pause posts' }).click();
  const play = carousel.getByRole('button', { name: 'Play posts' });
  const here = carousel.locator('.swiper-slide-active');
  const stood = await here.getAttribute('aria-label');
  await play.click();
  await expect(here).not.toHaveAttribute('aria-label', String(stood));

  await carousel.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(play).toBeVisible();
  await page.reload();
  await page.getByRole('heading', { name: 'From the blog' }).scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('group', { name: 'Latest blogs' }).getByRole('button', { name: 'Play posts' }),
  ).toBeVisible();
});

test('a page is not wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/blog', '/campaigns', '/resources', '/assessment', '/login', '/signup', '/contact']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('the chosen theme comes with the first paint of the next page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/terms');
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});
