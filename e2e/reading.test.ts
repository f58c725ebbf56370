import { waitForLink } from './product/mail.ts';
import { phoneContext } from './product/phone.ts';
import { expect, test } from './product/test.ts';

test('the newsletter is asked for at home, confirmed from the mail, and left again', async ({ page, product }) => {
  await page.goto('/');
  await page.getByLabel('Email address').fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Check your inbox: we sent a link to confirm your subscription.')).toBeVisible();
  await page.goto(await waitForLink(product.outbox, 'reader@example.com', '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  await page.goto(await waitForLink(product.outbox, 'reader@example.com', '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
});

test('a search is in the address: it can be shared, and Back undoes it', async ({ page }) => {
  await page.goto('/blog');
  await page.getByLabel('Search blogs').fill('invoice');
  await expect(page).toHaveURL(/\/blog\?q=invoice$/);
  await expect(page.getByRole('link', { name: 'The invoice that was almost right' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Our till froze on a Saturday' })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Search blogs')).toHaveValue('invoice');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Our till froze on a Saturday' })).toBeVisible();
});

test('a campaign goes into a calendar', async ({ page }) => {
  await page.goto('/campaigns');
  await page.getByRole('region', { name: 'Campaign list' }).getByRole('link').first().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[a-z\d-]+\.ics$/);
});

test('what the home page shows is there to be read: blogs, campaigns and topics', async ({ page, product }) => {
  await page.goto('/');
  const cards = page.locator('.pub-carousel[data-kind="blogs"] article');
  await expect(cards).toHaveCount(4);
  const shown = await cards.evaluateAll((all) =>
    all.map((card) => ({
      href: card.querySelector('a')?.getAttribute('href') ?? '',
      title: card.querySelector('a')?.textContent,
      text: card.textContent,
    })),
  );
  for (const { href, title, text } of shown) {
    const { blog } = (await (
      await page.request.get(`${product.api}/api${href.replace('/blog/', '/blogs/')}`)
    ).json()) as { blog: { title: string; author: { name: string } } };
    expect(blog.title).toBe(title);
    expect(text).toContain(blog.author.name);
  }
  const titles = await page
    .getByRole('region', { name: 'Campaigns under way' })
    .getByRole('article')
    .getByRole('link')
    .allTextContents();
  expect(titles).toHaveLength(3);
  const topics = await page.getByRole('region', { name: 'Know the signals' }).getByRole('link').allTextContents();
  await page.goto('/campaigns');
  for (const title of titles)
    await expect(
      page.getByRole('region', { name: 'Campaign list' }).getByRole('link', { name: title }).first(),
    ).toBeVisible();
  for (const topic of topics) {
    await page.goto(`/resources/${topic.toLowerCase().replace(' ', '-')}`);
    await expect(page.locator('.ui-filter').getByRole('link', { name: topic })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText(/^[1-9]\d* guides?$/)).toBeVisible();
  }
});

test.describe('a phone of three points for each pixel', () => {
  test.use({ ...phoneContext, deviceScaleFactor: 3 });
  for (const [path, width] of [
    ['/blog', 960],
    ['/resources', 480],
  ] as const)
    test(`takes the pictures of ${path} ${width} wide, which is as good to the eye`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const files = await page
        .locator('main img')
        .evaluateAll((pictures: HTMLImageElement[]) =>
          pictures.filter(({ complete }) => complete).map(({ currentSrc }) => currentSrc),
        );
      const shown = files.filter((file) => file.endsWith('.webp'));
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((file) => !file.endsWith(`-${width}.webp`))).toEqual([]);
    });
});
