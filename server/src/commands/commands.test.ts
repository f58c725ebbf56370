import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import S3rver from 's3rver';
import { type Db, openDatabase } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import { openMediaFolder } from '../media/files.ts';
import { openMediaBucket } from '../media/s3.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm } from '../testing/forms.ts';
import { backUp, restore } from './backup.ts';
import { copyDatabase } from './copy.ts';
import { countRows, rowsOf } from './store.ts';
import { copiedTables, dayTables } from './tables.ts';
import { verifyDatabase } from './verify.ts';

const everything = async (db: Db) => {
  const tables: Record<string, object[]> = {};
  for (const [table, key] of copiedTables) {
    tables[table] = [];
    for await (const rows of rowsOf(db, table, key)) tables[table].push(...rows.map((row) => ({ ...row })));
  }
  return tables;
};

onEveryDatabase('moving to another database', (server) => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-move-'));
    const member = await server().member({
      name: 'Zoë 🦈',
      role: 'business',
      businessName: 'B',
      businessAddress: 'A',
      businessAbn: '1',
    });
    await member.post('/blogs', await blogForm({ title: 'A wharf' }));
    const { blog } = (await member.post('/blogs', await blogForm())).body;
    await member.post('/campaigns', await campaignForm());
    await member.post('/newsletter/subscribe', { email: 'reader@example.com' });
    await (await server().admin()).put(`/admin/blogs/${blog._id}/approve`);
  });
  after(() => rm(folder, { recursive: true }));

  it('leaves nothing behind: rows, ids, times, pictures, and what can be found', async () => {
    const { db, media, clock } = server().context;
    assert.ok(clock() > 0);
    await server().stopMail();
    const target = path.join(folder, 'copy');
    const counts = await backUp(db, media, target);
    assert.equal(counts['blogs'], 2);
    assert.deepEqual(
      (await readdir(path.join(target, 'media'))).sort(),
      (await readdir(path.join(server().dataDir, 'media'))).sort(),
    );
    const copy = await openDatabase(null, target);
    const copiedMedia = await openMediaFolder(path.join(target, 'media'));
    assert.deepEqual(await everything(copy), await everything(db));
    assert.equal(await countRows(copy, 'search_documents'), await countRows(db, 'search_documents'));
    assert.deepEqual([await verifyDatabase(copy, copiedMedia), await verifyDatabase(db, media)], [[], []]);
    await copy.destroy();
    await assert.rejects(backUp(db, media, target), /is not empty; nothing was written/);
  });

  it('carries every table that there is, but the index of words, which is made anew, and what ends with the day', async () => {
    const all = (await server().context.db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !/^search_|_words/.test(name));
    assert.deepEqual(all.toSorted(), [...copiedTables.map(([table]) => table as string), ...dayTables].toSorted());
  });

  it('comes back from a backup, but never over something', async () => {
    const backup = path.join(folder, 'copy');
    const { db, media } = server().context;
    await assert.rejects(restore(backup, db, media), /not empty; nothing was changed/);
    await assert.rejects(restore(path.join(folder, 'nowhere'), db, media), /There is no backup/);
    const fresh = await openDatabase(null, await mkdtemp(path.join(folder, 'fresh-')));
    const elsewhere = await openMediaFolder(path.join(folder, 'elsewhere'));
    await restore(backup, fresh, elsewhere);
    assert.deepEqual(await everything(fresh), await everything(db));
    assert.deepEqual(await verifyDatabase(fresh, elsewhere), []);
    await fresh.destroy();
  });

  it('takes the pictures out of an object store, and puts them into one', async () => {
    const directory = await mkdtemp(path.join(folder, 's3-'));
    const s3Server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'pictures', configs: [] }],
    });
    const { port } = await s3Server.run();
    const bucket = await openMediaBucket({
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    });
    const first = await openDatabase(null, await mkdtemp(path.join(folder, 'first-')));
    await restore(path.join(folder, 'copy'), first, bucket);
    assert.deepEqual(await verifyDatabase(first, bucket), []);
    const second = path.join(folder, 'out-of-store');
    await backUp(first, bucket, second);
    assert.deepEqual(
      (await readdir(path.join(second, 'media'))).sort(),
      (await readdir(path.join(folder, 'copy', 'media'))).sort(),
    );
    await first.destroy();
    await s3Server.close();
  });

  it('goes from the embedded database into this one', async () => {
    const { db } = server().context;
    const before = await everything(db);
    const source = await openDatabase(null, path.join(folder, 'copy'));
    for (const [table] of [...copiedTables].reverse()) await db.deleteFrom(table).execute();
    await copyDatabase(source, db);
    assert.deepEqual(await everything(db), before);
    assert.equal((await server().person().get('/blogs?q=blog')).body.total, 1);
    await source.destroy();
  });

  it('finds what does not fit together', async () => {
    const { db, media } = server().context;
    const [name = ''] = await readdir(path.join(server().dataDir, 'media'));
    await rm(path.join(server().dataDir, 'media', name));
    await db.updateTable('counters').set({ value: 7 }).where('name', '=', 'blogs:pending').execute();
    if (!isPostgres(db)) await sql`update search_visibility set visibility = 1 where visibility = 2`.execute(db);
    assert.deepEqual((await verifyDatabase(db, media)).toSorted(), [
      'counter blogs:pending says 7, there are 1',
      `picture ${name} is missing`,
      ...(isPostgres(db) ? [] : ['search counts 1 of blogs as seen by others than those who may see them']),
    ]);
  });
});

describe('the command', () => {
  const main = new URL('../main.ts', import.meta.url).pathname;
  let dataDir = '';
  before(async () => (dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'))));
  after(() => rm(dataDir, { recursive: true }));
  const command = (words: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, [main, ...words], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATA_DIR: dataDir,
        ...env,
      },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: unknown) => {
        const { code, stderr } = error as { code: number; stderr: string };
        return { code, said: stderr };
      },
    );

  it('makes an administrator for whoever locked themselves out', async () => {
    const email = ['--email', 'Boss@example.com'];
    assert.match((await command(['admin', 'create', ...email])).said, /ADMIN_PASSWORD must hold the password/);
    const env = { ADMIN_PASSWORD: 'ladder custard' };
    assert.match((await command(['admin', 'create', ...email], env)).said, /is an administrator now/);
    assert.match((await command(['admin', 'create', ...email], env)).said, /was a member and is an administrator now/);
    assert.match((await command(['audit', 'verify'])).said, /The audit log is whole: 2 entries\./);
    const db = await openDatabase(null, dataDir);
    // Whoever had the account gets a mail, at its address.
    assert.deepEqual(await db.selectFrom('outbox').select(['recipient', 'subject']).execute(), [
      { recipient: 'boss@example.com', subject: 'Your CyberHarbour password was changed' },
    ]);
    const last = await db.selectFrom('audit').selectAll().where('seq', '=', 2).executeTakeFirstOrThrow();
    await db.deleteFrom('audit').where('seq', '=', 2).execute();
    assert.deepEqual(await command(['audit', 'verify']), {
      code: 1,
      said: 'The audit log is broken at entry 2 of 2.\n',
    });
    await db.insertInto('audit').values(last).execute();
    await db.destroy();
    assert.deepEqual(await command(['db', 'verify']), { code: 0, said: 'Everything fits together.\n' });
  });

  it('backs up and restores', async () => {
    const backup = path.join(dataDir, 'backup');
    assert.match(
      (await command(['db', 'backup', '--to', backup])).said,
      /Backed up to .*\n[^]*users 1[^]*\nDelete it by \d{4}-\d\d-\d\d/,
    );
    const second = { DATA_DIR: path.join(dataDir, 'second') };
    assert.match((await command(['db', 'restore', '--from', backup], second)).said, /Restored from/);
    assert.match(
      (await command(['db', 'copy', '--from', backup, '--to', path.join(dataDir, 'third')])).said,
      /^Copied/,
    );
    assert.match((await command(['db', 'verify'], second)).said, /Everything fits together/);
  });

  it('says what it can do, and one sentence for what it cannot', async () => {
    assert.match((await command(['--help'])).said, /db copy --from A --to B/);
    assert.equal((await command(['db', 'explode'])).code, 1);
    for (const [typed, sentence] of [
      ['db verfy', 'db verfy is no command. Did you mean db verify?'],
      ['db backup --too somewhere', 'db backup takes no --too. Did you mean --to?'],
      ['db verify --from somewhere', 'db verify takes no --from.'],
      ['db backup somewhere', 'db backup does not take the word somewhere.'],
      ['db backup --to', '--to needs a value.'],
      ['--port 4000', '--port 4000 is no command.'],
    ] as const)
      assert.deepEqual(await command(typed.split(' ')), { code: 1, said: `${sentence}\n` });
    assert.match((await command(['db', 'copy', '--from', dataDir])).said, /^--to is missing/);
    const nowhere = path.join(dataDir, 'mistyped');
    for (const words of [
      ['db', 'copy', '--from', nowhere, '--to', path.join(dataDir, 'fourth')],
      ['db', 'verify'],
      ['audit', 'verify'],
      ['db', 'backup', '--to', path.join(dataDir, 'fifth')],
    ]) {
      assert.deepEqual(
        await command(words, { DATA_DIR: nowhere }),
        { code: 1, said: `There is no database in ${nowhere}.\n` },
        words.join(' '),
      );
    }
    await writeFile(path.join(dataDir, 'file'), '');
    assert.match(
      (await command(['db', 'verify'], { DATA_DIR: path.join(dataDir, 'file') })).said,
      /^DATA_DIR: the folder .* cannot be written/,
    );
  });
});
