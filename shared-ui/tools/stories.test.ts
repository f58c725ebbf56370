import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import type { AxeResults, RunOptions } from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';

interface Index {
  entries: Record<string, { id: string; title: string; name: string; type: string; tags?: string[] }>;
}

/** What the built page has on its window. */
declare const axe: { run: (options: RunOptions) => Promise<AxeResults> };
declare const storyFaults: string[];
declare const __STORYBOOK_PREVIEW__: {
  channel: {
    emit: (event: string, choice: { storyId: string; viewMode: string }) => void;
    on: (event: string, listener: (error?: { message: string }) => void) => void;
  };
  view: { showPreparingStory: () => void };
  currentRender?: { id: string; phase: string; story?: { storyGlobals: { pseudo?: unknown } } };
};

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const built = new URL('../dist/', import.meta.url);
/** Answered from the folder by the browser itself: no port is opened. */
const site = 'http://catalogue.test/';
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const { entries } = JSON.parse(readFileSync(new URL('index.json', built), 'utf8')) as Index;
const stories = Object.values(entries).filter(({ type }) => type === 'story');

let browser: Browser;
before(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
});
after(() => browser.close());

/** The same stories as different people meet them. */
interface Look {
  name: string;
  theme: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  forcedColors?: 'active';
}

const looks: Look[] = [
  { name: 'light', theme: 'light' },
  { name: 'dark', theme: 'dark' },
  { name: 'right to left', theme: 'light', direction: 'rtl' },
  { name: 'forced colours', theme: 'light', forcedColors: 'active' },
];

/**
 * The catalogue's page, open once for all stories; the addon's own run of axe is off, as axe looks at one page once at
 * a time.
 */
async function openCatalogue({ theme, direction = 'ltr', forcedColors }: Look): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', forcedColors: forcedColors ?? 'none' });
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    return `${origin}/` === site
      ? route.fulfill({ path: fileURLToPath(new URL(`.${pathname}`, built)) })
      : route.abort();
  });
  await page.addInitScript({ path: axeScript });
  await page.goto(
    `${site}iframe.html?id=${stories[0]?.id}&viewMode=story&globals=theme:${theme};direction:${direction};a11y.manual:!true`,
  );
  await page.locator(`html[data-theme=${theme}]`).waitFor();
  // A story that throws while it is drawn or played ends like any other; only the catalogue's own channel tells.
  await page.evaluate(() => {
    // 100 ms after a story was chosen it is hidden as "preparing", even while it is played: what is hidden loses the
    // focus.
    __STORYBOOK_PREVIEW__.view.showPreparingStory = () => undefined;
    const faults: string[] = [];
    for (const event of [
      'storyThrewException',
      'storyErrored',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ])
      __STORYBOOK_PREVIEW__.channel.on(event, (error) => faults.push(`${event}: ${error?.message ?? ''}`));
    Object.assign(globalThis, { storyFaults: faults });
  });
  return page;
}

const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
/** The narrowest page that nothing may be lost on: WCAG 2.2, 1.4.10. */
const narrow = { width: 320, height: 640 };

async function show(page: Page, storyId: string, onAPhone: boolean) {
  await page.setViewportSize(onAPhone ? phone : desktop);
  await page.evaluate(
    (id) => __STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' }),
    storyId,
  );
  const ended = await page.waitForFunction((id) => {
    const { currentRender } = __STORYBOOK_PREVIEW__;
    return (
      currentRender?.id === id &&
      ['finished', 'errored', 'aborted'].includes(currentRender.phase) &&
      currentRender.phase
    );
  }, storyId);
  assert.equal(await ended.jsonValue(), 'finished');
  assert.deepEqual(await page.evaluate(() => storyFaults.splice(0)), []);
  // The pointer that a story asks for comes, and goes, a moment after it is drawn.
  await page.waitForFunction(() => {
    const asked = Boolean(__STORYBOOK_PREVIEW__.currentRender?.story?.storyGlobals.pseudo);
    return document.getElementById('storybook-root')?.classList.contains('pseudo-hover-all') === asked;
  });
  await page.evaluate(() => document.fonts.ready);
}

test('the catalogue has stories', () => assert.ok(stories.length > 0));

/**
 * Of forced colours, the contrast is the visitor's own choice; axe reads the colours that were asked for, not the ones
 * that are painted.
 */
const axeOf = ({ forcedColors }: Look): RunOptions => ({
  runOnly: standards,
  // What passes is counted, not described.
  resultTypes: ['violations'],
  ...(forcedColors && { rules: { 'color-contrast': { enabled: false } } }),
});

/** What moves, although this visitor asked for less motion. */
const moving = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 1,
    )
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition'));

const fits = () => document.documentElement.scrollWidth <= innerWidth;

describe('axe finds nothing, nothing moves, and nothing is wider than the page', { concurrency: true }, () => {
  for (const look of looks) {
    describe(`${look.name}, in`, { concurrency: false }, () => {
      let page: Page;
      before(async () => {
        page = await openCatalogue(look);
      });
      for (const { id, title, name, tags = [] } of stories)
        test(`${title}: ${name}`, async () => {
          await show(page, id, tags.includes('phone'));
          assert.equal(await page.locator('html').getAttribute('data-theme'), look.theme);
          if (look.direction) assert.equal(await page.locator('html').getAttribute('dir'), look.direction);
          const { violations } = await page.evaluate((options) => axe.run(options), axeOf(look));
          assert.deepEqual(
            violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join('\n')}`),
            [],
          );
          assert.deepEqual(await page.evaluate(moving), []);
          assert.ok(await page.evaluate(fits), 'it is wider than the page');
          await page.setViewportSize(narrow);
          assert.ok(await page.evaluate(fits), 'it is wider than a page of 320 px');
        });
    });
  }
});

for (const look of looks.filter(({ name }) => name === 'light' || name === 'forced colours'))
  describe(`what cannot be used does not look as if it could, in ${look.name}`, { concurrency: false }, () => {
    let page: Page;
    before(async () => {
      page = await openCatalogue(look);
    });
    const picture = async (id: string) => {
      await show(page, id, false);
      return page.locator('#storybook-root').screenshot();
    };
    for (const [usable, disabled] of [
      ['button--primary', 'button--disabled'],
      ['button--primary', 'button--not-now'],
      ['checkbox--ticked', 'checkbox--disabled'],
      ['checkbox--unticked', 'checkbox--disabled-empty'],
      ['code-input--filled', 'code-input--disabled'],
      ['field--text', 'field--disabled'],
      ['field--choice', 'field--choice-disabled'],
      ['field--date-and-time', 'field--date-and-time-disabled'],
      ['image-picker--empty', 'image-picker--disabled'],
      ['password-input--hidden', 'password-input--disabled'],
      ['radio-group--chosen', 'radio-group--disabled'],
      ['search-box--filled', 'search-box--disabled'],
      ['text-area--counted', 'text-area--disabled'],
    ] as const)
      test(disabled, async () => assert.notDeepEqual(await picture(usable), await picture(disabled)));
  });
