import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blog } from '../posts/kinds/blog.ts';
import { campaign } from '../posts/kinds/campaign.ts';
import type { Person } from '../testing/person.ts';
import { newId } from '../database/ids.ts';

const titles = ['Beta', 'alpha', 'delta two', 'Alpha', 'Émile', 'gamma', 'delta one', 'beta'];

onEveryDatabase('orders of lists', (server) => {
  const kinds = ['blogs', 'campaigns', 'users'] as const;
  const idsOf = ({ body }: Awaited<ReturnType<Person['get']>>, kind: (typeof kinds)[number]) =>
    body[kind].map(({ _id }) => _id);

  /** The whole list by pages of three, while something else is taken out of it between them. */
  async function walked(admin: Person, kind: (typeof kinds)[number], query: string) {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await admin.get(`/admin/${kind}?${query}&limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      assert.equal(page.status, 200, page.text);
      ids.push(...idsOf(page, kind));
      cursor = page.body.nextCursor;
    }
    return ids;
  }

  it('are the same across pages, with each filter, in the list and in its table', async () => {
    const { db } = server().context;
    const admin = await server().admin();
    const start = Date.now() - 100_000;
    for (const [place, title] of titles.entries()) {
      const at = start + place * 1000;
      const common = { title: `${title} harbour`, media_id: null, image_alt: null, created_at: at, updated_at: at };
      await blog.store.insert(db, {
        ...common,
        id: newId(at),
        content: 'c',
        excerpt: 'c',
        status: place % 2 ? 'approved' : 'pending',
        author_id: null,
      });
      await campaign.store.insert(db, {
        ...common,
        id: newId(at),
        description: 'd',
        status: place % 2 ? 'active' : 'pending',
        author_id: null,
        start_at: at,
        end_at: at + 1,
      });
      await server().member({ name: `${title} Member`, email: `order${place}@example.com` });
    }
    for (const kind of kinds) {
      const text = kind === 'users' ? 'name' : 'title';
      const day = new Date().toISOString().slice(0, 10);
      for (const filter of [
        '',
        kind === 'users' ? 'role=general' : 'status=pending',
        kind === 'users' ? 'q=member' : 'q=harbour',
        'from=2020-01-01',
        `from=${day}&to=2020-01-01`,
      ]) {
        for (const [order, other] of [
          ['newest', 'oldest'],
          [text, `${text}-desc`],
        ] as const) {
          const list = await admin.get(`/admin/${kind}?${filter}&order=${order}&limit=100`);
          const whole = idsOf(list, kind);
          assert.equal(whole.length > 3, !filter.includes('to='), `${kind} ${filter}`);
          assert.deepEqual(await walked(admin, kind, `${filter}&order=${order}`), whole, `${kind} ${filter} ${order}`);
          assert.deepEqual(
            await walked(admin, kind, `${filter}&order=${other}`),
            whole.toReversed(),
            `${kind} ${filter} ${other}`,
          );
          const table = await admin.send('GET', `/admin/${kind}?${filter}&order=${order}`, undefined, {
            accept: 'text/csv',
          });
          const first = table.text
            .replace('\uFEFF', '')
            .trim()
            .split('\n')
            .slice(1)
            .map((line) => line.split(',')[0]);
          const shown =
            kind === 'users' ? list.body.users.map(({ name }) => name) : list.body[kind].map(({ title }) => title);
          assert.deepEqual(first, shown, `the table of ${kind} ${filter} ${order}`);
        }
      }
    }
    const named = (await admin.get('/admin/blogs?q=harbour&order=title')).body.blogs.map(({ title }) =>
      title.replace(' harbour', '').toLowerCase(),
    );
    assert.deepEqual(
      named.filter((title) => title !== 'émile'),
      ['alpha', 'alpha', 'beta', 'beta', 'delta one', 'delta two', 'gamma'],
    );
  });

  it('go on after an item that was taken out between two pages', async () => {
    const admin = await server().admin();
    const first = await admin.get('/admin/blogs?order=title&limit=3');
    const after = await admin.get(`/admin/blogs?order=title&limit=3&cursor=${first.body.nextCursor}`);
    await admin.delete(`/blogs/${first.body.blogs.at(-1)?._id}`);
    const again = await admin.get(`/admin/blogs?order=title&limit=3&cursor=${first.body.nextCursor}`);
    assert.deepEqual(idsOf(again, 'blogs'), idsOf(after, 'blogs'));
  });

  it('are none but those that there are', async () => {
    const admin = await server().admin();
    for (const kind of kinds) assert.equal((await admin.get(`/admin/${kind}?order=captain`)).status, 400);
    const forged = Buffer.from(`0 ${newId()} 0 a\0b`).toString('base64url');
    assert.equal((await admin.get(`/admin/blogs?order=title&cursor=${forged}`)).status, 400);
  });
});
