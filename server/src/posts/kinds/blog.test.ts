import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../../testing/dialects.ts';
import { blogForm, form, photo } from '../../testing/forms.ts';
import type { Person } from '../../testing/person.ts';

onEveryDatabase('blogs', (server) => {
  const post = async (author: Person, fields: Record<string, string> = {}) =>
    (await author.post('/blogs', await blogForm(fields))).body.blog;
  const approved = async (author: Person, fields: Record<string, string> = {}) => {
    const blog = await post(author, fields);
    await (await server().admin()).put(`/admin/blogs/${blog._id}/approve`);
    return blog;
  };
  const titles = async (who: Person, query = '') =>
    (await who.get(`/blogs${query}`)).body.blogs.map(({ title }) => title);

  it('waits until an administrator approves it, then everyone reads it', async () => {
    const author = await server().member({ name: 'Mei Castellano' });
    const sent = await author.post(
      '/blogs',
      await blogForm({ title: 'Spot the phish', content: 'First.\r\n\r\nSecond.' }),
    );
    assert.deepEqual(
      [sent.status, sent.body.message, sent.body.blog.status],
      [201, 'Blog created successfully', 'pending'],
    );
    const { _id } = sent.body.blog;
    const visitor = server().person();
    assert.ok(!(await titles(visitor)).includes('Spot the phish'));
    assert.deepEqual(
      [(await visitor.get(`/blogs/${_id}`)).status, (await visitor.get(`/blogs/${_id}`)).body.message],
      [404, 'Blog not found'],
    );
    assert.equal((await author.get(`/blogs/${_id}`)).status, 404);
    assert.equal((await author.get(`/blogs/${_id}?all=true`)).body.blog.content, 'First.\n\nSecond.');
    assert.equal((await (await server().member()).get(`/blogs/${_id}?all=true`)).status, 404);
    const admin = await server().admin();
    assert.ok((await admin.get('/admin/blogs/pending')).body.blogs.some((blog) => blog._id === _id));
    const done = await admin.put(`/admin/blogs/${_id}/approve`);
    assert.deepEqual([done.body.message, done.body.blog.status], ['Blog approved', 'approved']);
    const read = await visitor.get(`/blogs/${_id}`);
    assert.deepEqual(read.body.blog.author, { _id: author.id, name: 'Mei Castellano' });
    assert.ok((await titles(visitor)).includes('Spot the phish'));
  });

  it('is posted by verified members only', async () => {
    assert.equal(
      (
        await server()
          .person()
          .post('/blogs', await blogForm())
      ).status,
      401,
    );
    const fresh = server().person();
    await fresh.post('/auth/register', {
      name: 'F',
      email: 'fresh@example.com',
      password: 'a long password',
      role: 'general',
    });
    const refused = await fresh.post('/blogs', await blogForm());
    assert.deepEqual([refused.status, refused.body.code], [403, 'NOT_VERIFIED']);
  });

  it('needs a title, content and an image', async () => {
    const author = await server().member();
    const empty = await author.post('/blogs', await blogForm({ title: ' ', content: '' }));
    assert.deepEqual([empty.status, Object.keys(empty.body.errors)], [400, ['title', 'content']]);
    assert.equal(
      (await author.post('/blogs', form({ title: 'T', content: 'C' }))).body.message,
      'Please upload an image',
    );
    assert.equal((await author.post('/blogs', await blogForm({ title: 'x'.repeat(161) }))).status, 400);
    assert.equal((await author.post('/blogs', await blogForm({ content: 'é'.repeat(50_001) }))).status, 400);
    assert.equal((await author.post('/blogs', await blogForm({ content: '🦈'.repeat(25_000) }))).status, 201);
  });

  it('creates once for one Idempotency-Key, also at the same moment', async () => {
    const author = await server().member();
    const send = async () =>
      author.send('POST', '/blogs', await blogForm({ title: 'Once' }), { 'idempotency-key': 'k1' });
    const answers = await Promise.all([send(), send(), send()]);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(answers.map(({ body }) => body.blog._id)).size, 1);
    assert.equal((await author.get('/blogs?mine=true')).body.total, 1);
    const again = await author.send('POST', '/blogs', await blogForm({ title: 'Another title' }), {
      'idempotency-key': 'k1',
    });
    assert.deepEqual([again.status, again.body.code], [422, 'KEY_REUSED']);
    const other = await (await server().member()).send('POST', '/blogs', await blogForm(), { 'idempotency-key': 'k1' });
    assert.notEqual(other.body.blog._id, answers[0].body.blog._id, 'a key is its sender’s own');
    const long = async () =>
      (await author.send('POST', '/blogs', await blogForm(), { 'idempotency-key': 'x'.repeat(2000) })).body.blog._id;
    assert.equal(await long(), await long());
  });

  it('shows an excerpt in lists: 120 characters, and an ellipsis where it is cut', async () => {
    const author = await server().member();
    await post(author, { content: 'a'.repeat(120) });
    await post(author, { content: `${'🦈'.repeat(120)}b` });
    const [cut, whole] = (await author.get('/blogs?mine=true')).body.blogs;
    assert.equal(whole?.excerpt, 'a'.repeat(120));
    assert.equal(cut?.excerpt, `${'🦈'.repeat(120)}…`);
    assert.equal(Object.keys(cut).includes('content'), false);
  });

  it('goes back to the queue when its author edits it, and not when an administrator does', async () => {
    const author = await server().member();
    const { _id, imageUrl } = await approved(author);
    const admin = await server().admin();
    const byAdmin = await admin.put(`/blogs/${_id}`, form({ title: 'Tidied', content: 'C', imageUrl: imageUrl ?? '' }));
    assert.deepEqual([byAdmin.body.blog.status, byAdmin.body.message], ['approved', 'Blog updated']);
    const byAuthor = await author.put(
      `/blogs/${_id}`,
      form({ title: 'Changed', content: 'C', imageUrl: imageUrl ?? '' }),
    );
    assert.deepEqual([byAuthor.body.blog.status, byAuthor.body.blog.imageUrl], ['pending', imageUrl]);
    assert.match(byAuthor.body.message, /^Blog updated\. It goes back to a moderator/);
    assert.equal((await server().person().get(`/blogs/${_id}`)).status, 404);
  });

  it('keeps its picture to itself: no other address is taken', async () => {
    const author = await server().member();
    const { _id } = await post(author);
    const foreign = await author.put(
      `/blogs/${_id}`,
      form({ title: 'T', content: 'C', imageUrl: 'https://elsewhere.example/x.png' }),
    );
    assert.deepEqual([foreign.status, Object.keys(foreign.body.errors)], [400, ['imageUrl']]);
  });

  it('notices that it was edited elsewhere', async () => {
    const author = await server().member();
    const { _id, updatedAt } = await post(author);
    const edit = () => author.put(`/blogs/${_id}`, form({ title: 'T', content: 'C', updatedAt }));
    assert.deepEqual([(await edit()).status, (await edit()).status], [200, 409]);
  });

  it('of which another picture is stored by now was edited elsewhere: its old address is no fault', async () => {
    const author = await server().member();
    const { _id, updatedAt, imageUrl } = await post(author);
    assert.equal(
      (await author.put(`/blogs/${_id}`, form({ title: 'T', content: 'C' }, { bytes: await photo(90, 60) }))).status,
      200,
    );
    const stale = await author.put(
      `/blogs/${_id}`,
      form({ title: 'T', content: 'C', imageUrl: String(imageUrl), updatedAt }),
    );
    assert.deepEqual([stale.status, stale.body.code], [409, 'EDITED_ELSEWHERE']);
  });

  it('is changed and deleted by its author and administrators only', async () => {
    const author = await server().member();
    const stranger = await server().member();
    const hidden = await post(author);
    const shown = await approved(author);
    const edit = form({ title: 'T', content: 'C' });
    assert.deepEqual(
      [(await stranger.put(`/blogs/${shown._id}`, edit)).status, (await stranger.delete(`/blogs/${shown._id}`)).status],
      [403, 403],
    );
    assert.deepEqual(
      [
        (await stranger.put(`/blogs/${hidden._id}`, edit)).status,
        (await stranger.delete(`/blogs/${hidden._id}`)).status,
      ],
      [404, 404],
    );
    assert.equal((await server().person().delete(`/blogs/${shown._id}`)).status, 401);
    assert.equal((await author.delete(`/blogs/${hidden._id}`)).body.message, 'Blog deleted');
    assert.equal((await (await server().admin()).delete(`/api/blogs/${shown._id}`)).body.message, 'Blog deleted');
    assert.equal((await author.delete(`/blogs/${hidden._id}`)).status, 404);
  });

  it('is moderated by administrators only, to the documented statuses only', async () => {
    const author = await server().member();
    const { _id } = await post(author);
    assert.equal((await author.put(`/admin/blogs/${_id}/approve`)).status, 403);
    assert.equal((await author.get('/admin/blogs')).status, 403);
    const admin = await server().admin();
    for (const status of ['active', 'deleted', '']) {
      const refused = await admin.put(`/admin/blogs/${_id}/status`, { status });
      assert.deepEqual([refused.status, refused.body.message], [400, 'Update failed']);
    }
    assert.deepEqual(
      (await admin.put(`/admin/blogs/${_id}/status`, { status: 'archived' })).body.message,
      'Status updated',
    );
    assert.equal((await server().person().get(`/blogs/${_id}`)).status, 404);
    assert.equal((await admin.put('/admin/blogs/nonsense/approve')).status, 404);
  });

  it('counts every status right after all of this', async () => {
    const admin = await server().admin();
    const { byStatus, total } = (await admin.get('/admin/blogs?limit=0')).body;
    for (const [status, count] of Object.entries(byStatus)) {
      const rows = await server()
        .context.db.selectFrom('blogs')
        .select('id')
        .where('status', '=', status as 'pending')
        .execute();
      assert.equal(count, rows.length, status);
    }
    assert.equal(
      total,
      Object.values(byStatus).reduce((sum, each) => sum + each, 0),
    );
    assert.equal(
      (await server().person().get('/blogs?limit=0')).body.total,
      (byStatus['approved'] ?? 0) + (byStatus['active'] ?? 0),
    );
  });
});
