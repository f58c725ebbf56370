import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';
import { readDecisionTime } from './statistics.ts';
import { day, hour } from '../clock/durations.ts';

onEveryDatabase('statistics', (server) => {
  const post = async (author: Person, title: string) =>
    (await author.post('/blogs', await blogForm({ title }))).body.blog._id;
  const read = async (admin: Person) => (await admin.get('/admin/statistics')).body;
  /** Puts the making of something back in time. */
  const back = (table: 'users' | 'blogs' | 'campaigns', id: string, time: number) =>
    server()
      .context.db.updateTable(table)
      .set((eb) => ({ created_at: eb('created_at', '-', time) }))
      .where('id', '=', id)
      .execute();

  it('are for administrators, and of an empty product nothing', async () => {
    for (const [who, status] of [
      [server().person(), 401],
      [await server().member(), 403],
    ] as const) {
      assert.equal((await who.get('/admin/statistics')).status, status);
    }
    const { waiting, decisions, weeks } = await read(await server().admin());
    assert.deepEqual(
      [waiting, decisions],
      [
        { blogs: 0, campaigns: 0, oldest: [] },
        { days: 30, count: 0, medianHours: null },
      ],
    );
    assert.deepEqual([weeks.length, weeks.at(-1)?.to], [8, new Date().toISOString().slice(0, 10)]);
  });

  it('say what waits and since when, oldest first, blogs and campaigns together', async () => {
    const author = await server().member();
    const { campaign } = (await author.post('/campaigns', await campaignForm({ title: 'Router check' }))).body;
    const ids = [await post(author, 'One'), await post(author, 'Two')];
    await back('blogs', ids[0] ?? '', 3 * day);
    await back('campaigns', campaign._id, 2 * day);
    const { waiting } = await read(await server().admin());
    assert.deepEqual(
      [waiting.blogs, waiting.campaigns, waiting.oldest.map(({ kind, title }) => `${kind} ${title}`)],
      [2, 1, ['blog One', 'campaign Router check', 'blog Two']],
    );
    assert.ok(Date.now() - Date.parse(waiting.oldest[0]?.since ?? '') >= 3 * day);
  });

  it('say how long posts waited for their first decision, in the middle, over the last 30 days', async () => {
    const author = await server().member();
    const admin = await server().admin();
    const waits = [2, 4, 30, 100];
    for (const [place, hours] of waits.entries()) {
      const id = await post(author, `Waited ${hours}`);
      await back('blogs', id, hours * hour);
      await admin.put(`/admin/blogs/${id}/${place === 1 ? 'reject' : 'approve'}`, { reason: 'Read.' });
      // A later decision on the same post is not a second one.
      await admin.put(`/admin/blogs/${id}/status`, { status: 'archived' });
    }
    const { count, medianHours } = (await read(admin)).decisions;
    assert.deepEqual([count, Math.round(medianHours ?? 0)], [4, 17]);
    // Four promise nothing to members; five do.
    assert.equal((await readDecisionTime(server().context)).medianHours, null);
    const fifth = await post(author, 'Waited 6');
    await back('blogs', fifth, 6 * hour);
    await admin.put(`/admin/blogs/${fifth}/approve`);
    assert.equal((await server().person().get('/decision-time')).status, 401);
    assert.equal(Math.round((await author.get('/decision-time')).body.medianHours ?? 0), 6);
    await server()
      .context.db.updateTable('audit')
      .set((eb) => ({ at: eb('at', '-', 31 * day) }))
      .execute();
    assert.deepEqual((await read(admin)).decisions, { days: 30, count: 0, medianHours: null });
  });

  it('count new members and posts of the last eight weeks, and the lists show the same ones', async () => {
    const admin = await server().admin();
    const before = await read(admin);
    const member = await server().member({ name: 'Weeks ago' });
    const id = await post(member, 'Weeks ago');
    await back('users', member.id, 14 * day);
    await back('blogs', id, 14 * day);
    await back('users', (await server().member()).id, 60 * day);
    const { weeks } = await read(admin);
    const week = weeks[5];
    assert.deepEqual(
      [week?.members, week?.blogs],
      [(before.weeks[5]?.members ?? 0) + 1, (before.weeks[5]?.blogs ?? 0) + 1],
    );
    assert.equal(
      weeks.reduce((sum, { members }) => sum + members, 0),
      before.weeks.reduce((sum, { members }) => sum + members, 0) + 1,
    );
    const period = `from=${week?.from ?? ''}&to=${week?.to ?? ''}`;
    const listed = (await admin.get(`/admin/users?${period}`)).body;
    assert.deepEqual([listed.total, listed.users.map(({ name }) => name)], [week?.members, ['Weeks ago']]);
    assert.equal((await admin.get(`/admin/blogs?${period}&q=weeks`)).body.total, 1);
    assert.equal((await admin.get('/admin/campaigns?from=yesterday')).status, 400);
  });

  it('are right to the unit after posts were written, decided and deleted at the same moment', async () => {
    const admin = await server().admin();
    const authors = await Promise.all([1, 2, 3, 4].map(() => server().member()));
    const ids = await Promise.all(authors.flatMap((author) => [1, 2, 3].map((n) => post(author, `At once ${n}`))));
    await Promise.all(
      ids.flatMap((id, place) => {
        const author = authors[Math.floor(place / 3)];
        if (place % 3 === 0) return [admin.delete(`/admin/blogs/${id}`), admin.delete(`/blogs/${id}`)];
        return [
          admin.put(`/admin/blogs/${id}/approve`),
          admin.put(`/admin/blogs/${id}/reject`, { reason: 'Read.' }),
          ...(author ? [post(author, 'While they decide')] : []),
        ];
      }),
    );
    const { db } = server().context;
    const { waiting, weeks } = await read(admin);
    const count = async (table: 'users' | 'blogs' | 'campaigns', since: string) =>
      (await db.selectFrom(table).select('id').where('created_at', '>=', Date.parse(since)).execute()).length;
    const since = weeks[0]?.from ?? '';
    for (const [key, table] of [
      ['members', 'users'],
      ['blogs', 'blogs'],
      ['campaigns', 'campaigns'],
    ] as const)
      assert.equal(
        weeks.reduce((sum, week) => sum + week[key], 0),
        await count(table, since),
        key,
      );
    const waits = await db.selectFrom('blogs').select('id').where('waits', '=', 1).execute();
    assert.equal(waiting.blogs, waits.length);
  });
});
