import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import { onEveryDatabase } from '../testing/dialects.ts';

/** Blogs of nobody that everybody may read, with their words in the index: `plankton-1` and so on. */
async function fill(db: Db, blogs: number, now: number): Promise<void> {
  await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(blogs)})
    insert into blogs (id, title, content, excerpt, status, visibility, waits, created_at, updated_at)
    select 'plankton-' || n, 'Plankton', 'C', 'C', 'approved', 2, 0, ${now}, ${now} from numbers`.execute(db);
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
      db.updateTable('blogs').set({ visibility: 0 }).where('id', '=', `plankton-${blog}`).execute();
    assert.equal(await total(), 10_000);
    for (const [blog, left] of [10_000, 10_000, 9999, 9998].entries()) {
      await hide(blog + 1);
      assert.equal(await total(), left);
    }
  });
});
