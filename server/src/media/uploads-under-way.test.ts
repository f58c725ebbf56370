import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { backUp } from '../commands/backup.ts';
import { verifyDatabase } from '../commands/verify.ts';
import { pictureTables } from '../posts/picture-tables.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm } from '../testing/forms.ts';
import { openMedia } from './open.ts';
import { sweepMedia } from './sweep.ts';
import { day } from '../clock/durations.ts';

onEveryDatabase('uploads that are under way', (server) => {
  const folder = () => path.join(server().dataDir, 'media');
  /** Another process on the same folder, as a command of an operator is. */
  const openAgain = () => openMedia({ s3: null, dataDir: server().dataDir });

  it('go on while other processes start, back up and verify', async () => {
    const target = await mkdtemp(path.join(tmpdir(), 'cyberharbour-backup-'));
    const { db } = server().context;
    const halfWritten = `${'a'.repeat(32)}-480.webp.0f.part`;
    await writeFile(path.join(folder(), halfWritten), 'half');
    const members = await Promise.all([1, 2, 3].map(() => server().member()));
    let going = true;
    const isGoing = () => going;
    const starting = (async () => {
      while (isGoing()) await openAgain();
    })();
    const posted: number[] = [];
    for (let each = 0; each < 4; each += 1)
      posted.push(
        ...(await Promise.all(members.map(async (one) => (await one.post('/blogs', await blogForm())).status))),
      );
    await backUp(db, await openAgain(), path.join(target, 'backup'));
    assert.deepEqual(await verifyDatabase(db, await openAgain()), []);
    going = false;
    await starting;
    assert.deepEqual(new Set(posted), new Set([201]));
    assert.ok((await readdir(folder())).includes(halfWritten));
    await rm(target, { recursive: true });
  });

  it('are swept a day after their process was killed, beside the picture that came', async () => {
    const { db, media, clock } = server().context;
    const [whole = ''] = (await readdir(folder())).filter((name) => name.endsWith('.webp'));
    const left = `${whole}.1f.part`;
    await writeFile(path.join(folder(), left), 'half');
    const before = new Date(Date.now() - 2 * day);
    for (const name of [left, whole]) await utimes(path.join(folder(), name), before, before);
    assert.equal((await sweepMedia(db, media, pictureTables, clock())).files, 1);
    const names = await readdir(folder());
    assert.deepEqual([names.includes(left), names.includes(whole)], [false, true]);
  });

  it('are not called missing when their post went meanwhile', async () => {
    const { db, media } = server().context;
    const member = await server().member();
    const { _id } = (await member.post('/blogs', await blogForm())).body.blog;
    const slow = {
      ...media,
      async read(name: string) {
        await member.delete(`/blogs/${_id}`);
        return media.read(name);
      },
    };
    assert.deepEqual(await verifyDatabase(db, slow), []);
  });
});
