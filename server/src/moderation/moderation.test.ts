import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, form } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';

onEveryDatabase('moderation', (server) => {
  const post = async (author: Person, fields: Record<string, string> = {}) =>
    (await author.post('/blogs', await blogForm(fields))).body.blog;
  const waiting = async (admin: Person) => (await admin.get('/admin/blogs/pending')).body;

  it('sends a post back with a reason, which its author reads in a mail and beside the post, and nobody else does', async () => {
    const author = await server().member({ email: 'sent-back@example.com', name: 'Zoë <b>' });
    const admin = await server().admin();
    const { _id } = await post(author, { title: 'Too short' });
    const before = await waiting(admin);
    const refused = await admin.put(`/admin/blogs/${_id}/reject`, { reason: ' ' });
    assert.deepEqual([refused.status, refused.body.errors], [400, { reason: 'Say what the author should change.' }]);
    const done = await admin.put(`/admin/blogs/${_id}/reject`, { reason: 'Please add <where> this happened.' });
    assert.deepEqual([done.status, done.body.message, done.body.blog.status], [200, 'Blog sent back', 'pending']);
    assert.equal((await waiting(admin)).total, before.total - 1);
    assert.ok(!(await waiting(admin)).blogs.some((blog) => blog._id === _id));
    const own = (await author.get('/blogs?mine=true')).body.blogs.find((blog) => blog._id === _id);
    assert.deepEqual([own?.moderation?.reason, own?.moderation?.sentBack], ['Please add <where> this happened.', true]);
    server().passUndo();
    const mail = await server().mailTo('sent-back@example.com');
    assert.equal(mail.subject, 'Your blog was sent back to you');
    assert.match(mail.text, /Please add <where> this happened\.[^]*http:\/\/localhost:3000\/blog\/[0-9a-f-]+\/edit/);
    assert.match(mail.html, /Hello Zoë &lt;b&gt;.*Please add &lt;where&gt;/s);
    // Its author changes it: back into the queue, without the old reason.
    const changed = await author.put(`/blogs/${_id}`, form({ title: 'Longer', content: 'Now with a place.' }));
    assert.deepEqual([changed.body.blog.status, changed.body.blog.moderation], ['pending', null]);
    assert.equal((await waiting(admin)).total, before.total);
    await admin.put(`/admin/blogs/${_id}/approve`, { reason: 'Lovely.' });
    const read = (await server().person().get(`/blogs/${_id}`)).body.blog;
    assert.equal('moderation' in read, false);
  });

  it('shows a moderator who wrote it, and what readers saw until it was changed', async () => {
    const [author, admin] = [await server().member(), await server().admin()];
    const { _id } = await post(author, { title: 'Tide tables', content: 'Read them twice.' });
    const read = async (by: Person) => by.get(`/admin/blogs/${_id}/background`);
    assert.equal((await read(author)).status, 403);
    const first = (await read(admin)).body;
    assert.deepEqual([first.author?.published, first.earlier], [0, null]);
    await admin.put(`/admin/blogs/${_id}/approve`);
    await author.put(`/blogs/${_id}`, form({ title: 'Tide tables', content: 'Read them three times.' }));
    // Changed again while it waits: what readers saw stays what it was.
    await author.put(`/blogs/${_id}`, form({ title: 'Tides', content: 'Read them four times.' }));
    const { earlier } = (await read(admin)).body;
    assert.deepEqual([earlier?.title, earlier?.text], ['Tide tables', 'Read them twice.']);
    await post(author, { title: 'Another' });
    await admin.put(`/admin/blogs/${_id}/approve`);
    assert.equal((await read(admin)).body.author?.published, 1);
  });

  it('stores what of a picture stays in sight, until another picture comes', async () => {
    const author = await server().member();
    const { _id, imageFocus } = await post(author, { imageFocus: '30 70' });
    assert.equal(imageFocus, '30 70');
    const words = { title: 'Tide tables', content: 'Read them twice.' };
    const change = async (fields: Record<string, string>) =>
      (await author.put(`/blogs/${_id}`, form({ ...words, ...fields }))).body;
    assert.equal((await change({})).blog.imageFocus, '30 70');
    assert.deepEqual((await change({ imageFocus: '30% 71%' })).errors, {
      imageFocus: 'Choose a point within the picture.',
    });
    assert.equal((await author.put(`/blogs/${_id}`, await blogForm(words))).body.blog.imageFocus, null);
    assert.equal((await change({ imageFocus: '100 5' })).blog.imageFocus, '100 5');
    assert.equal((await change({ imageFocus: '' })).blog.imageFocus, null);
  });

  it('decides once: who comes second learns what was decided', async () => {
    const admin = await server().admin();
    const { _id } = await post(await server().member());
    const first = await Promise.all([
      admin.put(`/admin/blogs/${_id}/approve`),
      admin.put(`/admin/blogs/${_id}/approve`),
    ]);
    assert.deepEqual(
      first.map(({ status }) => status),
      [200, 200],
    );
    const late = await admin.put(`/admin/blogs/${_id}/reject`, { reason: 'No.' });
    assert.deepEqual(
      [late.status, late.body.code, late.body.message],
      [409, 'ALREADY_DECIDED', 'This was decided in the meantime. It is approved.'],
    );
    const entries = (await admin.get(`/admin/audit?item=${_id}`)).body.entries;
    assert.equal(entries.filter(({ action }) => action === 'blog.status').length, 1);
  });

  it('decides only on what was read: a text that changed meanwhile is read again', async () => {
    const admin = await server().admin();
    const author = await server().member();
    const { _id, updatedAt } = await post(author);
    const asRead = (time: string) => ({ 'if-match': `"${Date.parse(time)}"` });
    await author.put(`/blogs/${_id}`, form({ title: 'A blog', content: 'Now with an advertisement.' }));
    const stale = await admin.send('PUT', `/admin/blogs/${_id}/approve`, undefined, asRead(updatedAt));
    assert.deepEqual([stale.status, stale.body.code], [412, 'EDITED_ELSEWHERE']);
    const { blog } = (await admin.get(`/blogs/${_id}?all=true`)).body;
    assert.equal(
      (await admin.send('PUT', `/admin/blogs/${_id}/approve`, undefined, asRead(blog.updatedAt))).status,
      200,
    );
    const late = await admin.send('PUT', `/admin/blogs/${_id}/status`, { status: 'archived' }, asRead(blog.updatedAt));
    assert.deepEqual([late.status, late.body.message], [409, 'This was decided in the meantime. It is approved.']);
    await admin.put(`/admin/blogs/${_id}/status`, { status: 'archived' });
    assert.equal((await admin.put(`/admin/blogs/${_id}/approve`)).body.code, 'ALREADY_DECIDED');
  });

  it('treats campaigns alike', async () => {
    const author = await server().member({ email: 'campaigner@example.com' });
    const admin = await server().admin();
    const { campaign } = (
      await author.post('/campaigns', await campaignForm({ title: 'Router check', imageAlt: 'A router on a shelf' }))
    ).body;
    assert.equal(campaign.imageAlt, 'A router on a shelf');
    await admin.put(`/admin/campaigns/${campaign._id}/reject`, { reason: 'Say which street.' });
    assert.equal((await author.get(`/campaigns/${campaign._id}`)).body.campaign.moderation?.sentBack, true);
    await admin.put(`/admin/campaigns/${campaign._id}/status`, { status: 'active', reason: 'Fine after all.' });
    server().passUndo();
    assert.equal((await server().mailTo('campaigner@example.com')).subject, 'Your campaign is published');
    const visitor = await server().person().get(`/campaigns/${campaign._id}`);
    assert.deepEqual([visitor.status, 'moderation' in visitor.body.campaign], [200, false]);
    assert.equal((await admin.get('/admin/campaigns?limit=0')).body.byStatus['pending'], 0);
  });

  it('writes down who did what, in a chain that shows a change', async () => {
    const { verifyChain } = await import('../audit/verify.ts');
    const admin = await server().admin();
    const member = await server().member();
    await admin.put(`/admin/users/${member.id}/role`, { role: 'business' });
    const { body } = await admin.get(`/admin/audit?kind=user&item=${member.id}`);
    const [entry] = body.entries;
    assert.deepEqual(
      [entry?.action, entry?.before, entry?.after, entry?.actor?.name],
      ['user.role', { role: 'general' }, { role: 'business' }, 'Administrator'],
    );
    assert.match(entry?.requestId ?? '', /^[0-9a-f-]{36}$/);
    assert.equal(
      (await server().mailTo((await member.get('/auth/verify')).body.user.email)).subject,
      'Your CyberHarbour role was changed',
    );
    assert.equal((await verifyChain(server().context.db)).brokenAt, null);
    for (const visitor of [server().person(), member])
      assert.ok([401, 403].includes((await visitor.get('/admin/audit')).status));
    const page = (await admin.get('/admin/audit?limit=1')).body;
    const next = (await admin.get(`/admin/audit?limit=1&cursor=${page.nextCursor ?? ''}`)).body;
    assert.equal(next.entries[0]?.seq, (page.entries[0]?.seq ?? 0) - 1);
    assert.equal((await admin.get('/admin/audit?cursor=x')).status, 400);
    const { db } = server().context;
    const last = await db.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow();
    await db.deleteFrom('audit').where('seq', '=', last.seq).execute();
    assert.equal((await verifyChain(db)).brokenAt, last.seq, 'the last one is gone');
    await db
      .insertInto('audit')
      .values([last, { ...last, seq: last.seq + 1 }])
      .execute();
    assert.equal((await verifyChain(db)).brokenAt, last.seq + 1, 'one was put behind it');
    await db
      .deleteFrom('audit')
      .where('seq', '=', last.seq + 1)
      .execute();
    assert.equal((await verifyChain(db)).brokenAt, null);
    await db.updateTable('audit').set({ reason: 'never said' }).where('seq', '=', 2).execute();
    assert.equal((await verifyChain(db)).brokenAt, 2);
  });

  it('lists as a table for a spreadsheet, whole, and never as a formula', async () => {
    const admin = await server().admin();
    await server().member({ name: '=1+1', email: 'formula@example.com' });
    const answer = await admin.send('GET', '/admin/users?q=formula', undefined, { accept: 'text/csv' });
    assert.match(String(answer.headers['content-disposition']), /^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/);
    const [head, row, ...rest] = answer.text.trim().split('\n');
    assert.equal(head?.replace('\ufeff', ''), 'Name,Email,Role,Verified,Business,Joined');
    assert.match(row ?? '', /^'=1\+1,formula@example\.com,general,yes,,2/);
    assert.deepEqual(rest, []);
    const blogs = await admin.send('GET', '/admin/blogs?status=pending', undefined, { accept: 'text/csv' });
    const { total } = (await admin.get('/admin/blogs?status=pending&limit=0')).body;
    assert.equal(blogs.text.trim().split('\n').length, total + 1);
    const author = await server().member();
    const starts = ['=', '+', '-', '@', '\t', '\r'];
    for (const start of starts) {
      const { _id } = await post(author, { title: 'A formula' });
      await server()
        .context.db.updateTable('blogs')
        .set({ title: `${start}1` })
        .where('id', '=', _id)
        .execute();
    }
    const queue = await admin.send('GET', '/admin/blogs/pending', undefined, { accept: 'text/csv' });
    for (const start of starts)
      assert.match(queue.text, new RegExp(`^"?'[${start}]1"?,Member`, 'm'), JSON.stringify(start));
    const campaigns = await admin.send('GET', '/admin/campaigns/pending', undefined, { accept: 'text/csv' });
    assert.match(campaigns.text, /^\ufeffTitle,Author,Status,Starts,Ends,Posted,Changed,Reason\n/);
    const log = await admin.send('GET', '/admin/audit', undefined, { accept: 'text/csv' });
    assert.equal(log.text.trim().split('\n').length, (await admin.get('/admin/audit?limit=0')).body.total + 1);
    assert.equal(
      (await server().person().send('GET', '/admin/campaigns', undefined, { accept: 'text/csv' })).status,
      401,
    );
  });
});
