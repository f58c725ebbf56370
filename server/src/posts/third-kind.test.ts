import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import { watchPosts } from '../database/migrations/008-public-changes.ts';
import { followVisibility } from '../database/migrations/043-search-visibility.ts';
import { OwnableListQuery } from '../lists/list-query.ts';
import { moderationRoutes } from '../moderation/routes.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, form } from '../testing/forms.ts';
import { commonColumns, commonFields, editFields, toAdminQuery } from './common.ts';
import { definePostKind } from './kind.ts';
import { postRoutes } from './routes.ts';

const statuses = ['pending', 'active', 'archived'] as const;
const TipForm = z.object({ title: z.string(), content: z.string(), imageAlt: z.optional(z.string()) });
const Tip = z.object({
  _id: z.string(),
  title: z.string(),
  status: z.string(),
  advice: z.string(),
  updatedAt: z.string(),
});
const success = { success: z.literal(true), message: z.optional(z.string()) };
const list = { ...success, tips: z.array(Tip), total: z.number(), nextCursor: z.nullable(z.string()) };

/** What a team would write in `kinds/tip.ts`. */
const tip = definePostKind<{ advice: string }, { advice: string }, z.infer<typeof TipForm>>({
  name: 'tip',
  table: 'tips',
  authorColumn: 'giver_id',
  textColumn: 'advice',
  listedColumns: ['advice'],
  bodyColumns: [],
  statuses,
  approvedStatus: 'active',
  visibilityOf: (status) => (status === 'active' ? 2 : 0),
  publicFrom: 2,
  hiddenOnRequest: false,
  listsForViewer: false,
  toColumns: ({ content }) => ({ advice: content }),
  show: (row, publicApiUrl, by) => ({ ...commonFields(row, publicApiUrl, by), advice: row.advice }),
  summarise: (row, publicApiUrl, by) => ({ ...commonFields(row, publicApiUrl, by), advice: row.advice }),
  csv: () => commonColumns,
  shapes: {
    form: TipForm,
    edit: z.extend(TipForm, editFields),
    query: OwnableListQuery,
    adminQuery: toAdminQuery(statuses),
    statusChange: z.object({ status: z.enum(statuses), reason: z.optional(z.string()) }),
    answer: z.object({ ...success, tip: Tip }),
    page: z.object(list),
    adminPage: z.object({ ...list, byStatus: z.record(z.string(), z.number()) }),
  },
  texts: {
    missing: 'Tip not found.',
    notAuthor: 'Only the author can change this tip.',
    imageMissing: 'Please upload an image.',
    created: 'Tip created.',
    statusChanged: 'Tip status updated',
    loadFailed: 'Failed to load tip.',
    statusFailed: 'Failed to update status',
    listSummary: 'Active tips, newest first',
    readSummary: 'One tip',
  },
});

/** What a team would write in a migration. */
async function createTables(db: Db): Promise<void> {
  await sql`create table tips (id text primary key, title text not null, advice text not null, media_id text references media (id),
    image_alt text, image_focus text, earlier_title text, earlier_text text, earlier_until bigint, status text not null, visibility integer not null, giver_id text references users (id) on delete set null,
    waits integer not null, moderation_reason text, moderated_at bigint, created_at bigint not null, updated_at bigint not null)`.execute(
    db,
  );
  if (!isPostgres(db)) {
    await sql`create virtual table tips_words using fts5(title, body, content='', contentless_delete=1)`.execute(db);
    await sql`create virtual table tips_title_words using fts5(title, content='', contentless_delete=1)`.execute(db);
    await sql`create virtual table tips_words_terms using fts5vocab('tips_words', 'instance')`.execute(db);
  }
  await watchPosts(db as unknown as Kysely<unknown>, 'tips');
  await followVisibility(db as unknown as Kysely<unknown>, 'tips');
}

interface TipBody {
  tip: z.infer<typeof Tip>;
  tips: z.infer<typeof Tip>[];
  message: string;
  total: number;
}

onEveryDatabase(
  'a third kind of post',
  (server) => {
    before(() => createTables(server().context.db));

    it('is posted, listed, searched, approved, changed, archived and deleted like the others', async () => {
      const [author, admin, visitor] = [
        await server().member({ email: 'tips@example.com' }),
        await server().admin(),
        server().person(),
      ];
      const read = (body: object) => body as unknown as TipBody;
      const titles = async (url: string, who = visitor) =>
        read((await who.get(url)).body).tips.map(({ title }) => title);

      const created = await author.post('/tips', await blogForm({ title: 'Lock the till', content: 'Turn the key.' }));
      assert.deepEqual([created.status, created.body.message], [201, 'Tip created.']);
      const { _id } = read(created.body).tip;
      assert.deepEqual([(await visitor.get(`/tips/${_id}`)).status, await titles('/tips')], [404, []]);
      assert.deepEqual(await titles('/tips?mine=true', author), ['Lock the till']);
      assert.deepEqual(await titles('/admin/tips/pending', admin), ['Lock the till']);

      assert.equal((await author.put(`/admin/tips/${_id}/approve`)).status, 403);
      const approved = await admin.put(`/admin/tips/${_id}/approve`);
      assert.deepEqual([approved.body.message, read(approved.body).tip.status], ['Tip approved', 'active']);
      server().passUndo();
      assert.equal((await server().mailTo('tips@example.com')).subject, 'Your tip is published');
      assert.deepEqual([await titles('/tips'), await titles('/tips?q=key')], [['Lock the till'], ['Lock the till']]);

      const other = await server().member();
      assert.equal((await other.put(`/tips/${_id}`, form({ title: 'Mine', content: 'x' }))).status, 403);
      const edited = await author.put(`/tips/${_id}`, form({ title: 'Lock the safe', content: 'Turn the bolt.' }));
      assert.equal(edited.body.message, 'Tip updated. It goes back to a moderator before it shows again.');
      const sentBack = await admin.put(`/admin/tips/${_id}/reject`, { reason: 'Which bolt?' });
      assert.equal(sentBack.body.message, 'Tip sent back');
      const archived = await admin.put(`/admin/tips/${_id}/status`, { status: 'archived' });
      assert.equal(read(archived.body).tip.status, 'archived');
      const table = await admin.send('GET', '/admin/tips?status=archived', undefined, { accept: 'text/csv' });
      assert.match(table.text, /Lock the safe,Member \d+,archived/);

      assert.equal((await author.delete(`/tips/${_id}`)).body.message, 'Tip deleted');
      assert.equal(read((await admin.get('/admin/tips')).body).total, 0);
    });
  },
  [postRoutes(tip), moderationRoutes(tip)],
);
