import assert from 'node:assert/strict';
import { it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm } from '../testing/forms.ts';

const shared = 'public, max-age=0, s-maxage=1, must-revalidate';

onEveryDatabase('public reads', (server) => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    server().app.inject({ url: `/api${url}`, headers: { ...headers } });
  /** Posts and approves as many. @returns the last one's id */
  const publish = async (count = 1) => {
    const [author, admin] = [await server().member(), await server().admin()];
    let id = '';
    for (let place = 0; place < count; place += 1) {
      id = (await author.post('/blogs', await blogForm())).body.blog._id;
      await admin.put(`/admin/blogs/${id}/approve`);
    }
    return { id, author, admin };
  };

  it('come compressed to whoever takes it, with a tag for each encoding', async () => {
    await publish(4);
    const plain = await get('/blogs');
    const brotli = await get('/blogs', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/blogs', { 'accept-encoding': 'gzip, br;q=0' });
    assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), plain.payload);
    assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.payload);
    assert.ok(brotli.rawPayload.length * 3 < plain.payload.length);
    const tags = [plain, brotli, gzip].map(({ headers }) => headers.etag);
    assert.equal(new Set(tags).size, 3);
    for (const { headers } of [plain, brotli, gzip]) assert.match(String(headers.vary), /Accept-Encoding, Cookie/);
    const again = await get('/blogs', { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) });
    assert.deepEqual([again.statusCode, again.payload], [304, '']);
  });

  it('of visitors may be shared by a cache, those of a member stay in their browser', async () => {
    const { author } = await publish();
    assert.equal((await get('/blogs')).headers['cache-control'], shared);
    assert.equal((await author.get('/blogs')).headers['cache-control'], 'private, no-cache');
    assert.equal(
      (await get('/blogs', { cookie: '__Host-session=of-nobody' })).headers['cache-control'],
      'private, no-cache',
    );
    // Under this name alone a browser sends it that stores no Secure cookie.
    assert.equal(
      (await get('/blogs', { cookie: 'cyberharbour-session=x' })).headers['cache-control'],
      'private, no-cache',
    );
    assert.equal((await get('/blogs/nowhere')).headers['cache-control'], 'no-store');
  });

  it('are not built again for whoever has them, nor for the next visitor, until something public changes', async () => {
    const { id, admin } = await publish();
    const first = await get(`/blogs/${id}`);
    const { db } = server().context;
    // Without the table nothing can be built.
    await db.schema.alterTable('media').renameTo('media_away').execute();
    const again = await get(`/blogs/${id}`, { 'if-none-match': String(first.headers.etag) });
    const next = await get(`/blogs/${id}`);
    await db.schema.alterTable('media_away').renameTo('media').execute();
    assert.deepEqual([again.statusCode, again.payload], [304, '']);
    assert.deepEqual([next.statusCode, next.payload], [200, first.payload]);
    await admin.put(`/admin/blogs/${id}/status`, { status: 'archived' });
    assert.equal((await get(`/blogs/${id}`, { 'if-none-match': String(first.headers.etag) })).statusCode, 404);
  });

  it('never show a visitor what a member saw', async () => {
    const author = await server().member();
    const { _id } = (await author.post('/blogs', await blogForm())).body.blog;
    const url = `/blogs/${_id}?all=true`;
    assert.equal((await author.get(url)).status, 200);
    assert.equal((await get(url)).statusCode, 404);
    const mine = '/blogs?mine=true';
    assert.equal((await author.get(mine)).body.total, 1);
    assert.equal((await get(mine)).statusCode, 401);
  });
});
