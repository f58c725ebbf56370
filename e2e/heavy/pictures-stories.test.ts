import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { phoneScreen } from '../product/phone.ts';
import { requireSameEngine } from '../product/pictures/accepted.ts';
import { comparePicture, holdTime, settle } from '../product/pictures/compare.ts';

interface Index {
  entries: Record<string, { id: string; title: string; type: string; tags?: string[] }>;
}

/** What the catalogue's page has on its window. */
declare const __STORYBOOK_PREVIEW__: {
  channel: { emit: (event: string, choice: { storyId: string; viewMode: string }) => void };
  currentRender?: { id: string; phase: string; story?: { storyGlobals: { pseudo?: unknown } } };
};

const built = process.env['CATALOGUE'] ?? '';
/** Answered from the folder by the browser itself: no port is opened. */
const site = 'http://catalogue.test/';
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as Index;
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const themes = ['light', 'dark'] as const;
/** Larger than screens: most of a story's picture is empty. */
const scale = 1 / 4;

const test = base.extend<object, { catalogue: Record<(typeof themes)[number], Page> }>({
  catalogue: [
    async ({ browser }, use) => {
      requireSameEngine(browser);
      const [light, dark] = await Promise.all(
        themes.map(async () => {
          const page = await browser.newPage({ reducedMotion: 'reduce', timezoneId: 'Australia/Sydney' });
          await holdTime(page);
          await page.route('**/*', (route) => {
            const { origin, pathname } = new URL(route.request().url());
            return `${origin}/` === site ? route.fulfill({ path: join(built, pathname) }) : route.abort();
          });
          return page;
        }),
      );
      if (light && dark) await use({ light, dark });
    },
    { scope: 'worker' },
  ],
});

/** Pages of the catalogue that stand as they were loaded: nothing has the focus, and no key was pressed. */
const untouched = new WeakSet<Page>();

/** Opens it where somebody typed or pressed in it: to load it takes longer than a picture. */
async function openCatalogue(page: Page, theme: string, storyId: string) {
  if (untouched.has(page)) return;
  const globals = `theme:${theme};direction:ltr;a11y.manual:!true`;
  await page.goto(`${site}iframe.html?id=${storyId}&viewMode=story&globals=${globals}`);
  await page.locator(`html[data-theme=${theme}]`).waitFor();
  untouched.add(page);
}

async function show(page: Page, storyId: string, onAPhone: boolean) {
  await page.setViewportSize(onAPhone ? phoneScreen : { width: 1280, height: 720 });
  await page.evaluate(
    (id) => __STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' }),
    storyId,
  );
  await page.waitForFunction((id) => {
    const { currentRender } = __STORYBOOK_PREVIEW__;
    // The pointer that a story asks for comes, and goes, a moment after it is drawn.
    const isPointed = document.getElementById('storybook-root')?.classList.contains('pseudo-hover-all') === true;
    return (
      currentRender?.id === id &&
      currentRender.phase === 'finished' &&
      Boolean(currentRender.story?.storyGlobals.pseudo) === isPointed
    );
  }, storyId);
}

test('the catalogue has stories', () => expect(stories.length).toBeGreaterThan(0));

for (const title of new Set(stories.map((story) => story.title)))
  test(`${title} looks as accepted in the catalogue, light and dark`, async ({ catalogue }) => {
    const group = stories.filter((story) => story.title === title);
    await Promise.all(
      themes.map(async (theme) => {
        const page = catalogue[theme];
        await openCatalogue(page, theme, group[0]?.id ?? '');
        for (const { id, tags = [] } of group) {
          await show(page, id, tags.includes('phone'));
          await settle(page);
          // What has the focus after it, and how, is there in the next story too.
          if (tags.includes('play-fn')) untouched.delete(page);
          await comparePicture(page, `catalogue/${id}-${theme}`, scale);
        }
      }),
    );
  });
