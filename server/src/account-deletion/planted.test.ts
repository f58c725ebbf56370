import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { sql } from 'kysely';
import { verifyChain } from '../audit/verify.ts';
import type { Db } from '../database/database.ts';
import { isPostgres } from '../database/engine.ts';
import { runJob } from '../jobs/jobs.ts';
import { deliverToFolder } from '../mail/delivery.ts';
import { startMailWorker } from '../mail/worker.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, form, photo } from '../testing/forms.ts';
import { addApp } from '../testing/second-steps.ts';
import { password, readCode, type TestServer } from '../testing/test-server.ts';
import { eraseAccounts } from './job.ts';
import { day } from '../clock/durations.ts';

/** What somebody leaves in an account. Lower case, as addresses and words of the index are. */
const planted = {
  name: 'zephyrine quokka',
  email: 'quokka.now@example.com',
  oldEmail: 'quokka.before@example.com',
  pendingEmail: 'quokka.next@example.com',
  businessName: 'wombatworks bakery',
  businessAddress: '77 platypus parade',
  businessAbn: '51 824 753 556',
  keyName: 'numbat phone',
  secondKeyName: 'bilby tablet',
  blogTitle: 'kookaburra ledger',
  editedTitle: 'cassowary draft',
  blogContent: 'echidnaspines',
  campaignTitle: 'bandicoot week',
  description: 'taipansafety',
  imageAlt: 'a galah on a router',
  fileName: 'holiday-at-jervis-bay.jpg',
  userAgent: 'lyrebirdbrowser/9.1',
  network: '198.51.100.x',
  address: '198.51.100.77',
  reason: 'please take wallaby street out',
  removedTitle: 'quoll scandal',
  draftText: 'numbers of the dunnart ledger',
};

/** Every text in the database, each on its line: the files themselves, or every column that can hold one. */
async function readDatabase(db: Db, dataDir: string): Promise<string> {
  if (!isPostgres(db)) {
    const names = (await readdir(dataDir)).filter((name) => name.startsWith('cyberharbour.db'));
    assert.ok(names.includes('cyberharbour.db-wal'), String(names));
    const files = await Promise.all(names.map((name) => readFile(path.join(dataDir, name))));
    return files.map((bytes) => bytes.toString('utf8')).join('\n');
  }
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type not in ('bigint', 'integer')`.execute(db);
  const texts: string[] = [];
  for (const { table_name: table, column_name: column } of rows) {
    const values = await sql<{ value: string }>`
      select ${sql.ref(column)}::text as value from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      db,
    );
    texts.push(...values.rows.map(({ value }) => value));
  }
  return texts.join('\n');
}

/** Names and contents of all files of a folder. */
async function readFolder(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return [...names, ...files].join('\n');
}

async function read({ context, dataDir }: TestServer) {
  return {
    database: (await readDatabase(context.db, dataDir)).toLowerCase(),
    // A line of quoted-printable goes on after a line break that it marks.
    outbox: (await readFolder(path.join(dataDir, 'outbox'))).replaceAll('=\r\n', '').toLowerCase(),
    media: (await readFolder(path.join(dataDir, 'media'))).toLowerCase(),
  };
}

onEveryDatabase('what a deleted member leaves', (server) => {
  it('none of what they wrote, were called, or sent is found in database, log, search, outbox or media', async () => {
    const { context, app, dataDir } = server();
    const { db } = context;
    await server().stopMail();
    const worker = startMailWorker(
      db,
      await deliverToFolder(path.join(dataDir, 'outbox'), {
        from: 'CyberHarbour <no-reply@cyberharbour.example>',
        replyTo: 'CyberHarbour <support@cyberharbour.example>',
      }),
      context.clock,
      app.log,
    );
    const sent = async () => {
      server().passUndo();
      for (let look = 0; look < 500; look += 1) {
        worker.wake();
        await new Promise((resolve) => setTimeout(resolve, 10));
        const waiting = await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute();
        if (waiting.length === 0) return;
      }
      throw new Error('mails wait');
    };
    const { name, email, oldEmail, pendingEmail, businessName, businessAddress, businessAbn } = planted;
    const business = { businessName, businessAddress, businessAbn };
    const [member, admin] = [
      await server().member({ name, email: oldEmail, role: 'business', ...business }),
      await server().admin(),
    ];
    await member.post('/newsletter/subscribe', { email });
    const update = (to: string) =>
      member.put('/user/update', { name, email: to, role: 'business', ...business, currentPassword: password });
    await update(email);
    const row = await db.selectFrom('outbox').select('id').execute();
    assert.ok(row.length > 0);
    const code = async () => {
      await member.post('/auth/send-verify-otp');
      const mail = await db
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', 'verify')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      if (mail.text) return readCode(mail);
      const file = (await readFolder(path.join(dataDir, 'outbox')))
        .split('\n')
        .findLast((line) => /^\d{6}\r?$/.test(line));
      return file?.trim() ?? '';
    };
    const otp = await code();
    const proved = await member.post('/auth/verify-otp', { userId: member.id, otp });
    assert.equal(proved.body.user.email, email, proved.text);
    const picture = { bytes: await photo(60, 40), name: planted.fileName };
    const fields = { title: planted.editedTitle, content: planted.blogContent, imageAlt: planted.imageAlt };
    const key = { 'idempotency-key': 'one' };
    const { blog } = (await member.send('POST', '/blogs', form(fields, picture), key)).body;
    await admin.put(`/admin/blogs/${blog._id}/reject`, { reason: planted.reason });
    await member.put(`/blogs/${blog._id}`, await blogForm({ ...fields, title: planted.blogTitle }));
    await admin.put(`/admin/blogs/${blog._id}/approve`);
    const { blog: removed } = (await member.post('/blogs', await blogForm({ title: planted.removedTitle }))).body;
    await admin.delete(`/blogs/${removed._id}`);
    const draft = { form: 'blog', owner: member.id, base: '', fields: { content: planted.draftText } };
    await member.put('/user/draft', draft);
    const { title, description } = { title: planted.campaignTitle, description: planted.description };
    const { campaign } = (await member.post('/campaigns', await campaignForm({ title, description }))).body;
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: planted.address,
      headers: { origin: 'http://localhost:3000', 'user-agent': planted.userAgent },
      payload: { email, password },
    });
    await addApp(server(), member, planted.keyName);
    await addApp(server(), member, planted.secondKeyName);
    await update(pendingEmail);
    await member.post('/user/export');
    for (let look = 0; look < 200 && (await member.get('/user/export')).body.ownData?.state !== 'ready'; look += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    await sent();
    const before = await read(server());
    const stored = Object.values(planted).filter((text) => `${before.database}${before.outbox}`.includes(text));
    const never = [planted.fileName, planted.userAgent, planted.address];
    assert.deepEqual(
      Object.values(planted).filter((text) => !stored.includes(text)),
      never,
    );
    assert.match(before.media, /\.zip/);
    const pictures = [blog, campaign].map(({ imageUrl }) => path.basename(imageUrl ?? '').split('-')[0] ?? '');
    for (const each of pictures) assert.ok(before.media.includes(each) || each === pictures[0]);

    assert.equal((await member.post('/user/deletion', { posts: 'go' })).status, 200);
    server().pass(14 * day);
    await runJob(context, eraseAccounts);
    await sent();
    // A reader in the way: the write-ahead log cannot be emptied, and is a minute later.
    const reader = isPostgres(db) ? null : new DatabaseSync(path.join(dataDir, 'cyberharbour.db'));
    reader?.exec('begin; select count(*) from users');
    server().pass(60_001);
    await runJob(context, eraseAccounts);
    assert.equal((await db.selectFrom('account_deletions').selectAll().execute()).length, reader ? 1 : 0);
    reader?.close();
    // The last mail is a file for a day.
    server().pass(day + 60_000);
    await runJob(context, eraseAccounts);
    await worker.stop();
    const after = await read(server());
    assert.doesNotMatch(after.media, /\.zip/);
    const needles = [...Object.values(planted), ...pictures];
    for (const [place, text] of Object.entries(after))
      assert.deepEqual(
        needles.filter((each) => text.includes(each)),
        [],
        place,
      );
    for (const q of ['kookaburra', 'echidnaspines', 'bandicoot', 'taipansafety'])
      for (const kind of ['blogs', 'campaigns'])
        assert.equal((await server().person().get(`/${kind}?q=${q}`)).body.total, 0, q);
    assert.deepEqual(await db.selectFrom('account_deletions').selectAll().execute(), []);
    const { brokenAt, entries } = await verifyChain(db);
    assert.deepEqual([brokenAt, entries > 5], [null, true]);
    // What is left of an entry cannot be changed unseen, nor can words be taken out without an entry that says so.
    const emptied = await db
      .selectFrom('audit')
      .selectAll()
      .where('erased_by', 'is not', null)
      .executeTakeFirstOrThrow();
    const change = (set: object) => db.updateTable('audit').set(set).where('seq', '=', emptied.seq).execute();
    await change({ reason: 'never said' });
    assert.notEqual((await verifyChain(db)).brokenAt, null);
    await change({ reason: null, erased_by: null });
    assert.notEqual((await verifyChain(db)).brokenAt, null);
    await change({ erased_by: emptied.erased_by });
    assert.equal((await verifyChain(db)).brokenAt, null);
  });
});
