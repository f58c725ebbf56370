import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm } from '../testing/forms.ts';

const first = 100_000_000_000;
const idOf = (n: number) => `00000000-0000-7000-8000-${first + n}`;

/** Blogs of nobody that everybody may read, with their words in the index. */
async function fill(db: Db, blogs: number, now: number): Promise<void> {
  await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(blogs)})
    insert into blogs (id, title, content, excerpt, status, visibility, waits, created_at, updated_at)
    select '00000000-0000-7000-8000-' || (${sql.lit(first)} + n), 'Plankton', 'C', 'C', 'approved', 2, 0, ${now}, ${now} from numbers`.execute(
    db,
  );
  if (isPostgres(db)) {
    const words = sql`to_tsvector('simple', title)`;
    await sql`insert into search_documents (item_id, kind, words, titles)
      select id, 'blogs', ${words}, ${words} from blogs`.execute(db);
    return;
  }
  await sql`insert into search_documents (item_id, kind) select id, 'blogs' from blogs`.execute(db);
  await sql`insert into blogs_words (rowid, title, body) select n, 'Plankton', 'C' from search_documents`.execute(db);
}

onEveryDatabase('counts of a common word', (server) => {
  it('end at 10,000, and are right to the unit again when changes leave fewer', async () => {
    const { db, clock } = server().context;
    await fill(db, 10_002, clock());
    const total = async () => (await server().person().get('/blogs?q=plankton&limit=1')).body.total;
    const hide = (blog: number) =>
      db.updateTable('blogs').set({ visibility: 0 }).where('id', '=', idOf(blog)).execute();
    assert.equal(await total(), 10_000);
    for (const [blog, left] of [10_000, 10_000, 9999, 9998].entries()) {
      await hide(blog + 1);
      assert.equal(await total(), left);
    }
  });

  it('are of what a list is narrowed to, and its pages are in its order', async () => {
    const { db } = server().context;
    const [admin, author] = [await server().admin(), await server().member()];
    const { _id, title } = (await author.post('/blogs', await blogForm({ title: 'A plankton of my own' }))).body.blog;
    const own = await author.get('/blogs?mine=true&q=plankton');
    assert.deepEqual([own.body.total, own.body.blogs.map((blog) => blog._id)], [1, [_id]]);
    const waiting = await admin.get('/admin/blogs?status=pending&q=plankton');
    assert.deepEqual([waiting.body.total, waiting.body.blogs.map((blog) => blog._id)], [1, [_id]]);
    await db.updateTable('blogs').set({ title: 'Zoea and plankton' }).where('id', '=', idOf(70)).execute();
    for (const [order, foremost] of [
      ['title', title],
      ['title-desc', 'Zoea and plankton'],
    ] as const) {
      const path = `/admin/blogs?limit=50&order=${order}&q=plankton`;
      const one = (await admin.get(path)).body;
      const two = (await admin.get(`${path}&cursor=${encodeURIComponent(one.nextCursor ?? '')}`)).body;
      const titles = [...one.blogs, ...two.blogs].map((blog) => blog.title);
      assert.deepEqual([one.total, titles.length, titles[0]], [10_000, 100, foremost]);
      assert.deepEqual(new Set(titles.slice(1)), new Set(['Plankton']));
      assert.equal(new Set([...one.blogs, ...two.blogs].map((blog) => blog._id)).size, 100);
    }
  });
});
