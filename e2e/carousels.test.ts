import type { Locator, Page } from '@playwright/test';
import { expect, test } from './product/test.ts';

/** The address of what moves the slides. */
const movingScript = /\/carousel\.[^/]+\.js$/;

interface Carousel {
  group: Locator;
  slides: Locator;
}

/** One of the home page's carousels, near enough that it has begun to move. */
async function begun(page: Page, name: string): Promise<Carousel> {
  const group = page.getByRole('group', { name });
  await group.scrollIntoViewIfNeeded();
  await group.getByRole('button', { name: /^(Pause|Play) / }).waitFor();
  return { group, slides: group.locator('.swiper-slide') };
}

/**
 * Names of the slides that lie within the carousel's own edges, from left to right, once it is in sight: elsewhere it
 * is not laid out.
 */
async function inView({ group }: Carousel): Promise<string[]> {
  await group.scrollIntoViewIfNeeded();
  return group.locator('.swiper').evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('.swiper-slide')]
      .map((slide) => ({ name: slide.getAttribute('aria-label') ?? '', box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ name }) => name);
  });
}

/** Whether the slides in view reach from edge to edge: Swiper hears of another width a moment after it is there. */
async function fills({ group }: Carousel): Promise<boolean> {
  return group.locator('.swiper').evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    const boxes = [...frame.querySelectorAll('.swiper-slide')].map((slide) => slide.getBoundingClientRect());
    const isNear = (one: number, other: number) => Math.abs(one - other) <= 1;
    return boxes.some((box) => isNear(box.left, left)) && boxes.some((box) => isNear(box.right, right));
  });
}

/** Waits until the page's observers know what is in sight: they hear of it in the order of their making. */
async function seeSights(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the carousels show as many slides as there is room for, and a keyboard comes only to those', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (movingScript.test(request.url())) scripts.push(request.url());
    });
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts, 'what moves the slides, before anybody is near them').toEqual([]);
    const blogs = await begun(page, 'Latest blogs');
    const partners = await begun(page, 'Partners');
    expect(scripts).toHaveLength(1);
    for (const [width, posts, names] of [
      [1024, 2, 4],
      [1023, 2, 3],
      [768, 2, 3],
      [767, 1, 2],
      [480, 1, 2],
      [479, 1, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect
        .poll(async () => [(await inView(blogs)).length, (await inView(partners)).length], { message: `${width} wide` })
        .toEqual([posts, names]);
    }
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect.poll(() => inView(blogs)).toEqual(['1 of 4', '2 of 4']);
    await expect.poll(() => fills(blogs)).toBe(true);
    await blogs.group.getByRole('button', { name: 'Next post' }).focus();
    const came: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() =>
        document.activeElement?.closest('.swiper-slide')?.getAttribute('aria-label'),
      );
      if (!place) break;
      came.push(place);
    }
    expect(came).toEqual(['1 of 4', '2 of 4']);
    await expect(blogs.group.getByRole('button', { name: 'Show post 1 of 4' })).toBeFocused();
    await expect(partners.group.getByRole('button', { name: /^Show/ })).toHaveCount(0);
    // From the last to the first there is one step, as between any others.
    for (let step = 0; step < 4; step += 1) await blogs.group.getByRole('button', { name: 'Next post' }).press('Enter');
    await expect.poll(() => inView(blogs)).toEqual(['1 of 4', '2 of 4']);
  });

  test('a link of a carousel keeps focus, and stays in view, when the window changes', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const blogs = await begun(page, 'Latest blogs');
    await expect.poll(() => inView(blogs)).toEqual(['1 of 4', '2 of 4']);
    const second = blogs.group.getByRole('group', { name: '2 of 4' }).getByRole('link');
    await second.focus();
    for (const [width, posts] of [
      [700, ['2 of 4']],
      [390, ['2 of 4']],
      [1280, ['2 of 4', '3 of 4']],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => fills(blogs)).toBe(true);
      await expect.poll(() => inView(blogs), { message: `${width} wide` }).toEqual(posts);
      await expect(second).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(blogs.group.getByRole('group', { name: '3 of 4' }).getByRole('link')).toBeFocused();
  });
});

test('the carousels rest and move for as long as they should, and stand under a pointer', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/');
  for (const [name, rest, speed] of [
    ['Latest blogs', 5000, '600ms'],
    ['Partners', 2500, '800ms'],
  ] as const) {
    await page.mouse.move(5, 5);
    const carousel = await begun(page, name);
    const { group } = carousel;
    const row = group.locator('.swiper-wrapper');
    const duration = () => row.evaluate((wrapper) => getComputedStyle(wrapper).transitionDuration);
    const first = () => group.locator('.swiper-slide-active').getAttribute('aria-label');
    await group.getByRole('button', { name: /^Pause / }).click();
    await expect.poll(duration).toBe('0s');
    const before = await first();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await group.getByRole('button', { name: /^Play / }).click();
    await page.mouse.move(5, 5);
    await row.evaluate((wrapper: HTMLElement) => {
      const took = ((globalThis as { took?: Set<string> }).took = new Set());
      new MutationObserver(() => took.add(wrapper.style.transitionDuration)).observe(wrapper, {
        attributeFilter: ['style'],
      });
    });
    await seeSights(page);
    await page.clock.runFor(rest - 1);
    expect(await first(), `${name}, a millisecond early`).toBe(before);
    await page.clock.runFor(1);
    const after = await first();
    expect(after, `${name}, in time`).not.toBe(before);
    await expect.poll(duration).toBe('0s');
    expect(
      await page.evaluate(() =>
        [...((globalThis as { took?: Set<string> }).took ?? [])].filter((time) => time !== '0ms'),
      ),
    ).toEqual([speed]);
    await group.locator('.swiper').hover();
    await page.clock.runFor(3 * rest);
    expect(await first(), `${name}, pointed at`).toBe(after);
    await page.mouse.move(5, 5);
    await page.evaluate(() => scrollTo(0, 0));
    await seeSights(page);
    await page.clock.runFor(3 * rest);
    expect(await first(), `${name}, out of sight`).toBe(after);
    await group.scrollIntoViewIfNeeded();
    await seeSights(page);
    await page.clock.runFor(rest);
    expect(await first(), `${name}, in sight again`).not.toBe(after);
    await page.clock.resume();
  }
});

test('a page whose slides rest asks for no frames, so that a phone may rest too', async ({ page }) => {
  await page.addInitScript(() => {
    const count = globalThis as { framesAsked?: number };
    const ask = requestAnimationFrame;
    globalThis.requestAnimationFrame = (callback) => {
      count.framesAsked = (count.framesAsked ?? 0) + 1;
      return ask(callback);
    };
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await begun(page, 'Latest blogs');
  await begun(page, 'Partners');
  const asked = () => page.evaluate(() => (globalThis as { framesAsked?: number }).framesAsked ?? 0);
  const before = await asked();
  // Partners move once or twice meanwhile; 180 frames are shown.
  await page.waitForTimeout(3000);
  expect((await asked()) - before).toBeLessThan(20);
});

test('slides that stand wait with moving until focus has left them, and a screen further on they have begun', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(movingScript, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const row = page.getByRole('group', { name: 'Partners' });
  const pause = row.getByRole('button', { name: 'Pause partners' });
  const asked = page.waitForRequest(movingScript);
  await page.getByRole('group', { name: 'Cyber risk checklist' }).getByRole('checkbox').last().focus();
  await asked;
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  const came = page.waitForResponse(movingScript);
  release();
  await (await came).finished();
  // The other carousel, which nobody is at, shows that the script has run.
  await expect(page.getByRole('button', { name: 'Pause posts', includeHidden: true })).toHaveCount(1);
  await expect(row).toBeFocused();
  await expect(pause).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Join CyberHarbour' })).toBeFocused();
  await expect(pause).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => row.evaluate((group) => group.contains(document.activeElement))).toBe(true);
});
