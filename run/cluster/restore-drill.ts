import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { openDatabase } from '../../server/src/database/database.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { bringUpToDate } from '../product/releases.ts';
import { root } from '../root.ts';
import { ArchivedDatabase } from './archived-database.ts';
import { report, today } from './report-page.ts';
import { StoredPictures, pictureId, rehearseStore } from './restored-files.ts';

/** Posts of one member with their words, the way the first start and the form would leave them. */
const fillPosts = (from: number, to: number) => [
  `insert into blogs (id, title, content, excerpt, media_id, status, visibility, author_id, created_at, updated_at, waits)
   select 'post-' || lpad(n::text, 9, '0'), 'Note ' || n || ' from the harbour',
     'A message said the parcel was waiting and asked for a small fee, so we rang the shop. ' || md5(n::text),
     'A message said the parcel was waiting', null, 'approved', 2, 'mei', 1790000000000 + n, 1790000000000 + n, 0
   from generate_series(${from}, ${to}) n`,
  `insert into search_documents (item_id, kind, words, titles)
   select id, 'blogs', to_tsvector('simple', title || ' ' || content), to_tsvector('simple', title) from blogs
   where id between 'post-${String(from).padStart(9, '0')}' and 'post-${String(to).padStart(9, '0')}'`,
];

/** Pictures of the first posts, in their files, their rows and the posts that show them. */
const showPictures = (pictures: StoredPictures, from: number, to: number) => [
  `insert into media (id, width, height, widths, created_at) values ${pictures.write(to)}`,
  `update blogs set media_id = 'picture-' || substr(id, 6)
   where id between 'post-' || substr('${pictureId(from)}', 9) and 'post-' || substr('${pictureId(to)}', 9)`,
];

const deleteUnshown = 'delete from media where not exists (select 1 from blogs where media_id = media.id)';

/** Of each table how many rows there are, and the sum of their digests: the same only for the same rows. */
async function readDigests(database: ArchivedDatabase): Promise<Map<string, string>> {
  const tables = await database.ask(`select tablename from pg_tables where schemaname = 'public' order by 1`);
  const digests = new Map<string, string>();
  for (const table of tables) {
    const digest = `count(*) || ' ' || coalesce(sum(hashtextextended(each::text, 0)::numeric), 0)`;
    digests.set(table, (await database.ask(`select ${digest} from "${table}" each`)).join());
  }
  return digests;
}

const seconds = (from: number) => ((Date.now() - from) / 1000).toFixed(0);

/**
 * Rehearses the restore to the moment before most posts were deleted: a base backup, the archive of the log, and a
 * comparison of every row of every table.
 */
export async function drillRestore({ posts }: { posts: number }): Promise<void> {
  const store = join(root, '.release-store');
  await bringUpToDate(store, console.log);
  const database = new ArchivedDatabase(await freePort());
  try {
    await database.create();
    const db = await openDatabase(database.url, '');
    await migrate(db);
    await db.destroy();
    await database.ask(
      `insert into users (id, name, email, password_hash, role, is_verified, created_at, updated_at)
       values ('mei', 'Mei', 'mei@example.com', '!', 'general', 1, 0, 0)`,
    );
    const inBackup = Math.floor(posts * 0.9);
    const pictures = new StoredPictures(database.folder);
    const shown = Math.min(2000, posts);
    await database.ask(...fillPosts(1, inBackup), ...showPictures(pictures, 1, Math.floor(shown / 2)));
    pictures.copyNew();
    console.log(`${inBackup} posts before the backup`);
    let began = Date.now();
    await database.backUp();
    const backup = seconds(began);
    // What the backup lacks comes from the log.
    await database.ask(
      ...fillPosts(inBackup + 1, posts),
      `update blogs set title = title || ', again' where id < 'post-000001000'`,
      ...showPictures(pictures, Math.floor(shown / 2) + 1, shown),
    );
    pictures.copyNew();
    const [before, files] = [await readDigests(database), pictures.readDigests()];
    const [moment = ''] = await database.ask('select clock_timestamp()');
    await pause(1000);
    await database.ask(`delete from search_documents`, `delete from blogs where id > 'post-000000500'`, deleteUnshown);
    pictures.delete(501);
    await database.ask(`insert into facts (name, value) values ('after', 'the deletion')`, 'select pg_switch_wal()');
    await untilArchived(database);
    const [left] = await database.ask('select count(*) from blogs');
    await database.kill();
    console.log(`${left} posts left; restoring to ${moment}`);
    began = Date.now();
    await database.restore(moment);
    const restored = seconds(began);
    const after = await readDigests(database);
    const broken = pictures.restore(await database.ask('select id from media'), files);
    const releases = await rehearseStore(store, database.folder);
    const different = [...before].filter(([table, digest]) => after.get(table) !== digest).map(([table]) => table);
    const row = [
      `${posts} posts, ${left} left by the deletion`,
      `${backup} s`,
      `${restored} s`,
      different.length === 0 ? `all ${before.size} the same` : `different: ${different.join(', ')}`,
      `${files.size - broken} of ${files.size} the same`,
      `${releases.files - releases.different} of ${releases.files} the same, ${releases.lost} were lost`,
      today(),
    ];
    console.log(row.join(' | '));
    report({ heading, words, columns, rows: [row] });
    if (different.length > 0 || before.size !== after.size) throw new Error(`Different: ${different.join(', ')}`);
    if (broken > 0) throw new Error(`${broken} pictures are not what they were.`);
    for (const fault of releases.faults.faults) throw new Error(fault);
    if (releases.different > 0) throw new Error(`${releases.different} files of releases are not what they were.`);
  } finally {
    await database.end();
  }
}

/** Resolves once the last piece of the log that is whole lies in the archive. */
async function untilArchived(database: ArchivedDatabase): Promise<void> {
  const question = `select count(*) from pg_ls_archive_statusdir() where name like '%.ready'`;
  for (const end = Date.now() + 600_000; (await database.ask(question))[0] !== '0'; await pause(500))
    if (Date.now() > end) throw new Error('The log is not archived.');
}

const columns = ['What', 'Base backup', 'Restore', 'Tables compared', 'Pictures', 'Files of releases', 'Day'];
const heading = 'Restore to a moment';
const words = `A PostgreSQL with pgBackRest: a base backup with nine tenths of the posts, the rest and changes from the archive of the log; then most
posts are deleted, the server is killed, and another folder gets the state of the moment before. Restore: from the command until it takes
writes. Compared: every row of every table. Pictures that the deletion took come back from a copy of DATA_DIR/media that loses nothing;
the release store, without a unit of release, is put back whole and verified.`;
