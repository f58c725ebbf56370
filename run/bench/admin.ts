import { mkdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { bringUpToDate } from '../product/releases.ts';
import { fillCommunity } from '../../server/src/bench/community.ts';
import { createTimings, openSlowPage, type SlowPage } from './interactions.ts';
import { withStack } from './stack.ts';
import type { StorageState } from './visit.ts';

const web = 'http://localhost:23300';
const community = { users: 100_000, blogs: 100_000, campaigns: 20_000, waiting: 500 };

/**
 * Bytes of script (brotli) that a first visit takes from the remote's own release, and of everything that it takes from
 * it.
 */
async function weighVisit(
  browser: Browser,
  storageState: StorageState,
  path: string,
): Promise<{ script: number; all: number; count: number }> {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map<string, { url: string; type: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, response }) =>
    files.set(requestId, { url: response.url, type: response.mimeType, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await page.goto(`${web}${path}`, { waitUntil: 'networkidle' });
  const own = [...files.values()].filter(({ url }) => url.includes('/mf_admin/'));
  await context.close();
  const sum = (some: typeof own) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { script: sum(own.filter(({ type }) => type.includes('javascript'))), all: sum(own), count: own.length };
}

const rowOf = (page: Page) => page.locator('tbody tr').nth(3);

type Note = (name: string, milliseconds: number) => void;
type Interaction = () => Promise<unknown>;

/** A long list: its path, the name of its button that saves a row, how often it shows more, and which run this is. */
interface ListWork {
  path: string;
  change: string;
  more: number;
  run: number;
}

/** What moderators do on the three long lists. */
async function workList({ page, time }: SlowPage, note: Note, { path, change, more, run }: ListWork): Promise<void> {
  // There and back, so that every run finds something to change.
  const arrow = run % 2 === 0 ? 'ArrowDown' : 'ArrowUp';
  await page.goto(`${web}${path}`);
  await rowOf(page).waitFor();
  const does = async (name: string, interaction: Interaction) => {
    note(`${path}: ${name}`, await time(interaction));
  };
  const act = async (suffix: string) => {
    await does(`tick a row${suffix}`, () => rowOf(page).getByRole('checkbox').click());
    await does(`tick everything${suffix}`, () => page.getByRole('checkbox', { name: 'Select all shown' }).click());
    await does(`clear${suffix}`, () => page.getByRole('button', { name: 'Clear' }).click());
    await does(`open a menu${suffix}`, () => rowOf(page).locator('summary').click());
    await does(`open or close a history${suffix}`, () =>
      rowOf(page)
        .getByRole('button', { name: /history$/i })
        .click(),
    );
    await does(`choose in a row${suffix}`, () => rowOf(page).getByRole('combobox').press(arrow));
  };
  await act('');
  await does(change, () =>
    rowOf(page)
      .getByRole('button', { name: new RegExp(`^${change}`) })
      .click(),
  );
  await page.waitForLoadState('networkidle');
  for (let click = 0; click < more; click += 1) {
    await does('show more', () => page.getByRole('button', { name: 'Show more' }).click());
    await page.waitForLoadState('networkidle');
  }
  await act(', 250 rows');
  await does('sort by the first column, 250 rows', () => page.locator('thead').getByRole('button').first().click());
  await page.waitForLoadState('networkidle');
  await does('a filter', () => page.getByRole('group').getByRole('button').nth(2).click());
  await page.waitForLoadState('networkidle');
  await page.getByRole('searchbox').click();
  for (const key of 'invo') await does('type in the search', () => page.keyboard.press(key));
  await page.waitForLoadState('networkidle');
}

async function deleteSomebody({ page, time }: SlowPage, note: Note): Promise<void> {
  await page.goto(`${web}/admin/users`);
  await rowOf(page).waitFor();
  note(
    '/admin/users: ask to delete',
    await time(() =>
      rowOf(page)
        .getByRole('button', { name: /^Delete/ })
        .click(),
    ),
  );
  note(
    '/admin/users: cancel',
    await time(() => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()),
  );
}

async function workQueue({ page, time }: SlowPage, note: Note): Promise<void> {
  await page.goto(`${web}/admin/approvals`);
  await page.getByRole('button', { name: 'Send back' }).waitFor();
  const does = async (name: string, interaction: Interaction) => {
    note(`/admin/approvals: ${name}`, await time(interaction));
  };
  const work = async (suffix: string) => {
    for (const [key, name] of [
      ['j', 'next'],
      ['j', 'next'],
      ['k', 'previous'],
      ['a', 'approve'],
      ['a', 'approve'],
    ] as const) {
      await does(`${name}, by key${suffix}`, () => page.keyboard.press(key));
    }
    await does(`tick an item${suffix}`, () =>
      page
        .getByRole('checkbox', { name: /^Select / })
        .nth(5)
        .click(),
    );
    await does(`tick everything${suffix}`, () => page.getByRole('checkbox', { name: 'Select all shown' }).click());
    await does(`clear${suffix}`, () => page.getByRole('button', { name: 'Clear' }).click());
    await does(`open by its title${suffix}`, () => page.getByRole('listitem').nth(7).getByRole('link').click());
  };
  await work('');
  await page.waitForLoadState('networkidle');
  for (const place of [0, 0, 0, 1]) {
    await does('show more', () => page.getByRole('button', { name: 'Show more' }).nth(place).click());
    await page.waitForLoadState('networkidle');
  }
  await work(', 300 items');
  await page.getByRole('button', { name: 'Send back' }).waitFor();
  await does('send back, by key', () => page.keyboard.press('r'));
  await page.getByRole('textbox', { name: /^Note to/ }).click();
  for (const key of 'why') await does('type the reason', () => page.keyboard.press(key));
}

async function lookAround({ page, time }: SlowPage, note: Note): Promise<void> {
  await page.goto(`${web}/admin`);
  await page.locator('svg.recharts-surface').first().waitFor();
  note(
    '/admin: fold the figures',
    await time(() => page.locator('summary', { hasText: 'Figures as a table' }).first().click()),
  );
  for (const name of ['Users', 'Approvals', 'Blogs', 'Campaigns', 'Overview']) {
    const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: new RegExp(`^${name}`) });
    note(`to ${name}`, await time(() => link.click()));
    await page.waitForLoadState('networkidle');
  }
}

const paths = [
  '/admin',
  '/admin/approvals',
  '/admin/users',
  '/admin/blogs',
  '/admin/campaigns',
  '/admin/resources',
  '/admin/newsletter',
];

/**
 * The console on a grown community: what it adds to a first visit, and how long everything that moderators do takes to
 * the next paint.
 */
export const benchAdmin = (runs: number): Promise<void> =>
  withStack([23300, 24300], { SEED: 'none' }, async ({ env, browser, start, signIn }) => {
    mkdirSync(env.RELEASE_STORE, { recursive: true });
    await Promise.all([fillCommunity(env.DATA_DIR, community), bringUpToDate(env.RELEASE_STORE)]);
    await start();
    const storageState = await signIn();
    console.log('\nWhat the console adds to a first visit                             script        all   (brotli)');
    for (const path of paths) {
      const { script, all, count } = await weighVisit(browser, storageState, path);
      const columns = [script, all].map((bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)).join(' ');
      console.log(`  ${path.padEnd(58)} ${columns}   ${count} files`);
    }
    const { note, print } = createTimings();
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState });
    const slowPage = await openSlowPage(context);
    for (let run = 0; run < runs; run += 1) {
      await lookAround(slowPage, note);
      await workList(slowPage, note, { path: '/admin/users', change: 'Change', more: 4, run });
      await deleteSomebody(slowPage, note);
      await workList(slowPage, note, { path: '/admin/blogs', change: 'Update', more: 4, run });
      await workList(slowPage, note, { path: '/admin/campaigns', change: 'Update', more: 4, run });
      await workQueue(slowPage, note);
    }
    print(
      `Interaction to next paint, 4x CPU, ${community.users} users, ${community.blogs} blogs, ${community.campaigns} campaigns (median and worst of ${runs} runs; bar 200 ms)`,
    );
    await context.close();
  });
