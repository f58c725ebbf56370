import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { newId } from '../../database/ids.ts';
import { fileName } from '../../media/pictures.ts';
import { onEveryDatabase } from '../../testing/dialects.ts';
import { countPosts, readAccount } from './store.ts';
import { writeZip } from './write-zip.ts';

const many = 1000;
const pictureBytes = 60_000;
const mebibyte = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use, without what nobody refers to any more. */
function readMemory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

onEveryDatabase('a thousand posts with pictures', (server) => {
  it('become one file, which leaves while the rest is still to be read', async (test) => {
    const member = await server().member();
    const { db, heavy, media } = server().context;
    for (let each = 0; each < many; each += 1) {
      const id = randomBytes(16).toString('hex');
      await media.save(fileName(id, 960), randomBytes(pictureBytes));
      const now = Date.now();
      await db
        .insertInto('media')
        .values({ id, width: 960, height: 540, widths: '480,960', bytes: pictureBytes, created_at: now })
        .execute();
      await db
        .insertInto('blogs')
        .values({
          id: newId(),
          title: `Post ${each}`,
          content: 'Look twice. '.repeat(300),
          excerpt: '',
          media_id: id,
          image_alt: null,
          status: 'pending',
          visibility: 0,
          author_id: member.id,
          created_at: now,
          updated_at: now,
          waits: 0,
          moderation_reason: null,
          moderated_at: null,
        })
        .execute();
    }
    assert.deepEqual(await countPosts(db, member.id), { posts: many, pictures: many });
    const data = await readAccount(db, member.id);
    assert.ok(data);
    const begun = performance.now();
    let [done, bytes, collecting] = [0, 0, 0];
    const used: number[] = [];
    const doneBy: number[] = [];
    for await (const chunk of writeZip({ db: heavy, media, userId: member.id, data, onDone: () => (done += 1) })) {
      bytes += (chunk as Buffer).length;
      if (bytes < (used.length + 1) * 8 * mebibyte) continue;
      const from = performance.now();
      used.push(readMemory());
      doneBy.push(done);
      collecting += performance.now() - from;
    }
    const seconds = (performance.now() - begun - collecting) / 1000;
    const growth = Math.max(...used.slice(1)) - (used[0] ?? 0);
    const figures = [bytes, growth].map((each) => (each / mebibyte).toFixed(1));
    test.diagnostic(`${figures[0]} MiB in ${seconds.toFixed(2)} s; memory grew by ${figures[1]} MiB after the first 8`);
    assert.equal(done, 2 * many);
    assert.ok(bytes > many * pictureBytes);
    // The texts come first and are small: all but a few of the pictures that were read have left.
    doneBy.forEach((items, place) => {
      const share = (8 * mebibyte * (place + 1)) / bytes;
      assert.ok(items - many < many * share + 50, `${items - many} pictures when ${share} of it had left`);
    });
  });
});
