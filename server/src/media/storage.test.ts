import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { limits } from '@cyberharbour/shared-api/contract';
import S3rver from 's3rver';
import sharp from 'sharp';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, form } from '../testing/forms.ts';
import { openMediaBucket } from './s3.ts';
import { pictureTables } from '../posts/picture-tables.ts';
import { sweepMedia } from './sweep.ts';
import { day } from '../clock/durations.ts';

let shade = 0;
/** A picture that nobody else sends. */
const ownPicture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: { r: (shade += 20), g: 7, b: 9 } } })
    .png()
    .toBuffer();

onEveryDatabase('keeping pictures', (server) => {
  const folder = () => path.join(server().dataDir, 'media');
  const files = () => readdir(folder());
  const age = async (days: number) => {
    const time = new Date(Date.now() - days * day);
    for (const name of await files()) await utimes(path.join(folder(), name), time, time);
  };

  it('sweeps what nothing shows any more, and never what is shown or still on its way', async () => {
    const member = await server().member();
    const send = async () =>
      (await member.post('/blogs', form({ title: 'T', content: 'C' }, { bytes: await ownPicture() }))).body.blog;
    const [shown, deleted] = [await send(), await send()];
    // A crash between post and picture leaves a picture that nothing shows.
    await server().context.db.deleteFrom('blogs').where('id', '=', deleted._id).execute();
    // A crash between file and row leaves such a file.
    await writeFile(path.join(folder(), `${'0'.repeat(32)}-480.webp`), 'left behind');
    const { db, media, clock } = server().context;
    assert.deepEqual(await sweepMedia(db, media, pictureTables, clock()), { rows: 0, files: 0 });
    await age(2);
    server().pass(2 * day);
    assert.deepEqual(await sweepMedia(db, media, pictureTables, clock()), { rows: 1, files: 2 });
    assert.deepEqual(await sweepMedia(db, media, pictureTables, clock()), { rows: 0, files: 0 });
    const url = (address: string | null) => new URL(address ?? '').pathname;
    assert.equal((await member.get(url(shown.imageUrl))).status, 200);
    assert.equal((await member.get(url(deleted.imageUrl))).status, 404);
    assert.equal((await files()).length, 1);
  });

  it('stops one member before the disk is full, and says what to do', async () => {
    const member = await server().member();
    const bytes = await ownPicture();
    const sendFirst = async () =>
      (
        await member.send('POST', '/blogs', form({ title: 'T', content: 'C' }, { bytes }), {
          'idempotency-key': 'first',
        })
      ).body.blog;
    const first = await sendFirst();
    await server()
      .context.db.updateTable('media')
      .set({ bytes: limits.pictureQuota })
      .where('id', '=', (await idsOf(member.id))[0] ?? '')
      .execute();
    const refused = await member.post('/blogs', await blogForm());
    assert.deepEqual([refused.status, refused.body.code], [413, 'QUOTA']);
    assert.equal((await sendFirst())._id, first._id, 'what was stored before is answered again, room or not');
    await member.delete(`/blogs/${first._id}`);
    assert.equal((await member.post('/blogs', await blogForm())).status, 201);
  });

  const idsOf = async (userId: string) =>
    (await server().context.db.selectFrom('blogs').select('media_id').where('author_id', '=', userId).execute()).map(
      ({ media_id }) => media_id,
    );
});

it('keeps pictures in an object store as in a folder', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'cyberharbour-s3-'));
  const s3Server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await s3Server.run();
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const store = await openMediaBucket(settings);
  const name = `${'a'.repeat(32)}-480.webp`;
  const bytes = await ownPicture();
  await store.save(name, bytes);
  await store.save(name, bytes);
  const found = await store.read(name);
  assert.deepEqual(
    [found?.size, Buffer.concat(await (found?.stream.toArray() ?? [])).equals(bytes)],
    [bytes.length, true],
  );
  assert.equal(await store.read('nothing'), null);
  const old: string[] = [];
  for await (const names of store.olderThan(Date.now() + day)) old.push(...names);
  assert.deepEqual(old, [name]);
  for await (const names of store.olderThan(Date.now() - day)) assert.deepEqual(names, []);
  await store.remove(name);
  assert.equal(await store.read(name), null);
  await assert.rejects(
    openMediaBucket({ ...settings, bucket: 'nowhere' }),
    /S3_BUCKET: the bucket nowhere at .* could not be used/,
  );
  await s3Server.close();
  await rm(directory, { recursive: true });
});
