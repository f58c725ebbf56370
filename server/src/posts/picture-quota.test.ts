import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { form, photo } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';

let size = 40;
/** A picture that nobody else sends. */
const ownPicture = () => photo((size += 1), 30);
const fields = { title: 'T', content: 'C' };

onEveryDatabase('what the pictures of a member take', (server) => {
  const files = () => readdir(path.join(server().dataDir, 'media'));
  const post = async (member: Person) => member.post('/blogs', form(fields, { bytes: await ownPicture() }));
  const edit = async (member: Person, id: string, headers: Record<string, string> = {}) =>
    member.send('PUT', `/blogs/${id}`, form(fields, { bytes: await ownPicture() }), headers);

  it('counts the picture of an edit', async () => {
    const member = await server().member();
    const { _id } = (await post(member)).body.blog;
    const { pictureQuota } = server().context;
    server().context.pictureQuota = 1;
    const refused = await edit(member, _id);
    assert.deepEqual([refused.status, refused.body.code], [413, 'QUOTA']);
    assert.equal((await member.put(`/blogs/${_id}`, form(fields))).status, 200);
    server().context.pictureQuota = pictureQuota;
    assert.equal((await edit(member, _id)).status, 200);
  });

  it('is nothing beside what posts hold: replaced, deleted and refused pictures are removed at once', async () => {
    const member = await server().member();
    const before = new Set(await files());
    const added = async () => (await files()).filter((name) => !before.has(name)).length;
    const { _id } = (await post(member)).body.blog;
    for (let each = 0; each < 5; each += 1) assert.equal((await edit(member, _id)).status, 200);
    assert.equal(await added(), 1);
    const racing = await Promise.all(Array.from({ length: 4 }, () => edit(member, _id)));
    assert.ok(racing.some(({ status }) => status === 200));
    assert.equal(await added(), 1);
    const sent = { 'idempotency-key': 'once' };
    const bytes = await ownPicture();
    const repeated = await Promise.all(
      [1, 2, 3].map(() => member.send('POST', '/blogs', form(fields, { bytes }), sent)),
    );
    assert.equal(new Set(repeated.map(({ body }) => body.blog._id)).size, 1);
    assert.equal(await added(), 2);
    const other = { 'idempotency-key': 'of different posts' };
    const racers = await Promise.all(
      [1, 2, 3].map(async () => member.send('POST', '/blogs', form(fields, { bytes: await ownPicture() }), other)),
    );
    assert.deepEqual(racers.map(({ status }) => status).toSorted(), [201, 422, 422]);
    assert.equal(await added(), 3);
    await member.delete(`/blogs/${_id}`);
    assert.equal(await added(), 2);
  });

  it('never touches a picture that another post shows', async () => {
    const member = await server().member();
    const [one, two] = [(await post(member)).body.blog, (await post(member)).body.blog];
    const { db } = server().context;
    const { media_id } = await db
      .selectFrom('blogs')
      .select('media_id')
      .where('id', '=', one._id)
      .executeTakeFirstOrThrow();
    await db.updateTable('blogs').set({ media_id }).where('id', '=', two._id).execute();
    await member.delete(`/blogs/${one._id}`);
    const address = new URL(one.imageUrl ?? '').pathname;
    assert.equal((await member.get(address)).status, 200);
  });
});
