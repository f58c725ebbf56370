import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../processes.mjs';
import { bringUpToDate } from '../releases.mjs';
import { fillCommunity } from '../../server/src/bench/community.ts';
import { slowPage, timings } from './interactions.mjs';

const [web, api] = ['http://localhost:23300', 'http://localhost:24300'];
const admin = { email: 'bench@example.com', password: 'a bench to sit on' };
const community = { users: 100_000, blogs: 100_000, campaigns: 20_000, waiting: 500 };

/** Bytes of script (brotli) that a first visit takes from the remote's own release, and of everything that it takes from it. */
async function weigh(browser, storageState, path) {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map();
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
  const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { script: sum(own.filter(({ type }) => type.includes('javascript'))), all: sum(own), count: own.length };
}

const rowOf = (page) => page.locator('tbody tr').nth(3);

/** What moderators do on the three long lists. */
async function workList({ page, time }, note, { path, change, more, run }) {
  // There and back, so that every run finds something to change.
  const arrow = run % 2 === 0 ? 'ArrowDown' : 'ArrowUp';
  await page.goto(`${web}${path}`);
  await rowOf(page).waitFor();
  const does = async (name, deed) => note(`${path}: ${name}`, await time(deed));
  const act = async (suffix) => {
    await does(`tick a row${suffix}`, () => rowOf(page).getByRole('checkbox').click());
    await does(`tick everything${suffix}`, () => page.getByRole('checkbox', { name: 'Select all shown' }).click());
    await does(`clear${suffix}`, () => page.getByRole('button', { name: 'Clear' }).click());
    await does(`open a history${suffix}`, () =>
      rowOf(page)
        .getByRole('button', { name: /^History/ })
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
  for (let page_ = 0; page_ < more; page_ += 1) {
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

async function deleteSomebody({ page, time }, note) {
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

async function workQueue({ page, time }, note) {
  await page.goto(`${web}/admin/approvals`);
  await page.getByRole('button', { name: 'Send back' }).waitFor();
  const does = async (name, deed) => note(`/admin/approvals: ${name}`, await time(deed));
  const work = async (suffix) => {
    for (const [key, name] of [
      ['j', 'next'],
      ['j', 'next'],
      ['k', 'previous'],
      ['a', 'approve'],
      ['a', 'approve'],
    ]) {
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

async function lookAround({ page, time }, note) {
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

/** The console on a grown community: what it adds to a first visit, and how long everything that moderators do takes to the next paint. */
export async function benchAdmin({ place, browser, runs }) {
  const env = {
    DATA_DIR: join(place, 'data'),
    RELEASE_STORE: join(place, 'store'),
    WEB_PORT: '23300',
    API_PORT: '24300',
    WEB_ORIGINS: web,
    PUBLIC_API_URL: api,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_SCALE: '10000',
    SEED: 'none',
  };
  mkdirSync(env.RELEASE_STORE, { recursive: true });
  await Promise.all([fillCommunity(env.DATA_DIR, community), bringUpToDate(env.RELEASE_STORE, () => {})]);
  await startProcess('API', ['server/src/main.ts'], env);
  await startProcess('Web', ['shell/server/main.ts'], env);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.request.post(`${api}/api/auth/login`, { data: admin, headers: { origin: web } });
  const storageState = await context.storageState();
  console.log('\nWhat the console adds to a first visit                             script        all   (brotli)');
  for (const path of [
    '/admin',
    '/admin/approvals',
    '/admin/users',
    '/admin/blogs',
    '/admin/campaigns',
    '/admin/newsletter',
  ]) {
    const { script, all, count } = await weigh(browser, storageState, path);
    console.log(
      `  ${path.padEnd(58)} ${`${(script / 1000).toFixed(1)} kB`.padStart(10)} ${`${(all / 1000).toFixed(1)} kB`.padStart(10)}   ${count} files`,
    );
  }
  const { note, print } = timings();
  const desk = await slowPage(context);
  for (let run = 0; run < runs; run += 1) {
    await lookAround(desk, note);
    await workList(desk, note, { path: '/admin/users', change: 'Change', more: 4, run });
    await deleteSomebody(desk, note);
    await workList(desk, note, { path: '/admin/blogs', change: 'Update', more: 4, run });
    await workList(desk, note, { path: '/admin/campaigns', change: 'Update', more: 4, run });
    await workQueue(desk, note);
  }
  print(
    `Interaction to next paint, 4x CPU, ${community.users} users, ${community.blogs} blogs, ${community.campaigns} campaigns (median and worst of ${runs} runs; bar 200 ms)`,
  );
  await context.close();
}
