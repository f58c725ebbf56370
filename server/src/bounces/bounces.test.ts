import assert from 'node:assert/strict';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import { day } from '../clock/durations.ts';
import { newId } from '../database/ids.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { createLetterOffice } from '../testing/letters.ts';
import { writeReport } from '../testing/report.ts';
import { readBounces } from './job.ts';

onEveryDatabase('mails of letters that come back later', (server) => {
  const { write, send, read, subscribe, look } = createLetterOffice(server);
  const openFolder = async (name: string, ...inner: string[]) => {
    const folder = path.join(server().dataDir, name);
    for (const each of ['', ...inner]) await mkdir(path.join(folder, each), { recursive: true });
    const run = () => readBounces.run({ ...server().context, bounceFolder: folder });
    return { folder, run, put: (file: string, text: string | Buffer) => writeFile(path.join(folder, file), text) };
  };
  /** A letter that its readers' mail servers took. @returns the ids of its mails, by address */
  const sendLetter = async () => {
    const { letter } = await write();
    await send(letter._id);
    const mails = await look();
    server().pass(day);
    return { letter, ids: new Map(mails.map(({ recipient, id }) => [recipient, id])) };
  };
  const reader = (email: string) =>
    server().context.db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const refused = async (id: string) => (await read(id)).deliveries.refused;
  const isStopped = async (email: string) => (await reader(email)).bounced_at !== null;

  it('end the letters to an address that does not exist, however the report names the mail', async () => {
    const emails = ['envelope', 'headers', 'message'].map((name) => `${name}@example.com`);
    await subscribe(...emails, 'reads@example.com');
    const { letter, ids } = await sendLetter();
    const { folder, run, put } = await openFolder('maildir', 'new', 'cur', 'tmp');
    for (const names of ['envelope', 'headers', 'message'] as const)
      await put(`new/1764.${names}.mx`, writeReport({ id: ids.get(`${names}@example.com`) ?? null, names }));
    await put('new/1764.person.mx', 'From: Ana <ana@example.com>\r\nSubject: Thanks\r\n\r\nA good letter.\r\n');
    await Promise.all(
      [run(), run()].map((each) => each.catch((error: unknown) => assert.match(String(error), /ENOENT/))),
    );
    await run();
    assert.deepEqual(await Promise.all(emails.map(isStopped)), [true, true, true]);
    assert.deepEqual([await isStopped('reads@example.com'), await refused(letter._id)], [false, 3]);
    assert.deepEqual(await readdir(path.join(folder, 'new')), []);
    assert.deepEqual(await readdir(path.join(folder, 'cur')), ['1764.person.mx:2,'], 'what a person wrote stays');
    const next = await sendLetter();
    assert.deepEqual([...next.ids.keys()], ['reads@example.com']);
  });

  it('end them after three letters in a row that came back for another reason', async () => {
    const email = 'full@example.com';
    await subscribe(email);
    const { run, put } = await openFolder('folder');
    const bounce = async (status: string) => {
      const { ids } = await sendLetter();
      await put('report.eml', writeReport({ id: ids.get(email) ?? null, status, diagnostic: 'smtp; mailbox full' }));
      await run();
      return isStopped(email);
    };
    assert.deepEqual([await bounce('5.2.2'), await bounce('4.4.7')], [false, false]);
    await sendLetter();
    assert.deepEqual([await bounce('5.2.2'), await bounce('5.2.2')], [false, false], 'one came through between them');
    assert.equal(await bounce('4.2.2'), true);
  });

  it('count once, and not where the address was confirmed since', async () => {
    const [twice, again] = ['twice@example.com', 'again@example.com'];
    await subscribe(twice, again);
    const { letter, ids } = await sendLetter();
    const { run, put } = await openFolder('once');
    const report = writeReport({ id: ids.get(twice) ?? null, status: '5.2.2', diagnostic: 'smtp; full' });
    await put('a.eml', report);
    await put('b.eml', report);
    const { db, clock } = server().context;
    await db.updateTable('subscribers').set({ confirmed_at: clock() }).where('email', '=', again).execute();
    await put('c.eml', writeReport({ id: ids.get(again) ?? null }));
    await run();
    assert.deepEqual(
      [(await reader(twice)).refusals, await isStopped(again), await refused(letter._id)],
      [1, false, 2],
    );
  });

  it('do nothing where they are late only, forged by a stranger, far too long or nothing that can be read', async () => {
    const email = 'stays@example.com';
    await subscribe(email);
    const { letter, ids } = await sendLetter();
    const id = ids.get(email) ?? '';
    const { folder, run, put } = await openFolder('hostile');
    const nested = (depth: number): string =>
      depth === 0
        ? writeReport({ id })
        : `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${nested(depth - 1)}\r\n--b${depth}--`;
    const bad: Record<string, string | Buffer> = {
      'late.eml': writeReport({ id, action: 'delayed', status: '4.4.1' }),
      'delivered.eml': writeReport({ id, action: 'delivered', status: '2.0.0' }),
      'guessed-reader.eml': writeReport({ id: `${letter._id}.${newId()}` }),
      'guessed-letter.eml': writeReport({ id: `${newId()}.${id.split('.')[1] ?? ''}` }),
      'no-id.eml': writeReport({ id: null }),
      'by-address.eml': writeReport({ id: email }),
      'sql.eml': writeReport({ id: `${id}' or '1'='1` }),
      'no-report.eml': writeReport({ id, type: 'multipart/mixed;' }),
      'long.eml': Buffer.concat([Buffer.from(writeReport({ id })), Buffer.alloc(50 * 1024 * 1024, 'a')]),
      'nested.eml': nested(2000),
      'random.eml': Buffer.from(Array.from({ length: 65_536 }, (_, place) => (place * 7919) % 256)),
      'empty.eml': '',
      // What parsers take longest for: the beginning of each is all that is read.
      'parts.eml': writeReport({ id: null }).replace('--part--', `${'--part\r\n\r\nx\r\n'.repeat(80_000)}--part--`),
      'groups.eml': writeReport({ id: null }).replace('Action: failed', 'a: b\r\n\r\n'.repeat(120_000)),
      'headers.eml': 'X: y\r\n'.repeat(170_000),
    };
    for (const [name, text] of Object.entries(bad)) await put(name, text);
    const before = process.memoryUsage().rss;
    const begun = process.cpuUsage();
    await run();
    assert.ok(process.cpuUsage(begun).user < 20_000_000, 'none takes long');
    assert.ok(process.memoryUsage().rss - before < 100 * 1024 * 1024, 'the long one was not read');
    const { bounced_at, refusals } = await reader(email);
    assert.deepEqual([bounced_at, refusals, await refused(letter._id)], [null, 0, 0]);
    assert.deepEqual((await readdir(path.join(folder, 'other'))).sort(), Object.keys(bad).sort());
    await put('true.eml', writeReport({ id }));
    await run();
    assert.equal(await isStopped(email), true, 'while a true one does');
  });
});
