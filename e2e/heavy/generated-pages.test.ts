import type { Page } from '@playwright/test';
import {
  expectSameNodes,
  isHydrated,
  isRendered,
  noteNodes,
  waitForStart,
  waitUntilRendered,
} from '../product/hydration.ts';
import { expect, watch } from '../product/test.ts';
import { test } from './filled-product.ts';

/** Ids of every blog that visitors read, page by page. */
async function listBlogs(read: (path: string) => Promise<unknown>): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = (await read(`/api/blogs?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)) as {
      blogs: { _id: string }[];
      nextCursor: string | null;
    };
    ids.push(...page.blogs.map(({ _id }) => _id));
    cursor = page.nextCursor;
  }
  return ids;
}

/** What 10,000 of them take on a slow machine, in milliseconds. */
const longestRun = 4 * 3600_000;

/** A page that is late is left to the browser, and so is a part of it whose posts are late. */
const isWhole = (html: string) => isRendered(html) && !html.includes('pub-waiting">');

async function expectHydrated(page: Page, address: string) {
  const answer = await page.goto(address, { waitUntil: 'load' });
  if (!isWhole((await answer?.text()) ?? '')) {
    await waitUntilRendered(page.request, address, isWhole);
    await page.goto(address, { waitUntil: 'load' });
  }
  await isHydrated(page);
  await waitForStart(page);
  await expectSameNodes(page);
}

/** Tabs side by side: each waits for the servers and for its scripts, mostly. */
const tabs = 3;

test('every generated post is hydrated: the same nodes, no complaint, nothing that the policy stops', async ({
  context,
  request,
  faults,
}) => {
  test.setTimeout(longestRun);
  const ids = await listBlogs(async (path) => (await request.get(path)).json());
  expect(ids.length).toBeGreaterThan(0);
  const waiting = [...ids.entries()];
  const readOn = async (page: Page) => {
    watch(page, faults);
    await noteNodes(page);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, id] = next;
      await test.step(`blog ${place + 1} of ${ids.length}: ${id}`, () => expectHydrated(page, `/blog/${id}`));
    }
  };
  await Promise.all(Array.from({ length: tabs }, async () => readOn(await context.newPage())));
  console.log(`ℹ ${ids.length} random posts in ${tabs} tabs: each hydrated with the nodes that were sent`);
});
