import { expectSameNodes, isHydrated, noteNodes, waitForStart } from '../product/hydration.ts';
import { expect } from '../product/test.ts';
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

test('every generated post is hydrated: the same nodes, no complaint, nothing that the policy stops', async ({
  page,
  request,
}) => {
  test.setTimeout(4 * 3600_000);
  const ids = await listBlogs(async (path) => (await request.get(path)).json());
  expect(ids.length).toBeGreaterThan(0);
  await noteNodes(page);
  for (const [place, id] of ids.entries()) {
    await test.step(`blog ${place + 1} of ${ids.length}: ${id}`, async () => {
      await page.goto(`/blog/${id}`, { waitUntil: 'load' });
      expect(await page.locator('#rendered-page').count()).toBe(1);
      await isHydrated(page);
      await waitForStart(page);
      await expectSameNodes(page);
    });
  }
});
