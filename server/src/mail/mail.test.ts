import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { codeMail } from '../auth/code-mail.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { type Deliver, deliverBySmtp, deliverToFolder } from './delivery.ts';
import { enqueue } from './store.ts';
import { startMailWorker } from './worker.ts';
import { writeLetter } from './write-letter.ts';

onEveryDatabase('mail', (server) => {
  const until = async (happened: () => boolean) => {
    for (let look = 0; look < 300 && !happened(); look += 1) await pause(10);
    assert.ok(happened());
  };

  it('becomes one file with a text and an HTML part; sent again, it is the same file', async () => {
    const folder = path.join(server().dataDir, 'outbox');
    const deliver = await deliverToFolder(folder, {
      from: 'CyberHarbour <no-reply@cyberharbour.example>',
      replyTo: 'CyberHarbour <support@cyberharbour.example>',
    });
    const letter = codeMail('verify', '012345');
    const mail = {
      id: '01a1d817-bec5-7527-9907-df2fc9249ff2',
      user_id: null,
      kind: letter.kind,
      recipient: 'zoe@example.com',
      subject: letter.subject,
      ...writeLetter(letter, 'Zoë <b>', 'http://localhost:3000'),
    };
    const row = {
      ...mail,
      created_at: Date.UTC(2026, 10, 21, 1, 2, 3),
      due_at: 0,
      attempts: 1,
      state: 'waiting',
      unsubscribe_url: null,
      turn: 0,
      about_id: null,
      about_before: null,
    } as const;
    await deliver(row);
    await deliver(row);
    assert.deepEqual(await readdir(folder), ['20261121T010203000Z-verify-df2fc9249ff2.eml']);
    const bytes = await readFile(path.join(folder, '20261121T010203000Z-verify-df2fc9249ff2.eml'));
    assert.match(bytes.toString(), /^012345\r?$/m);
    const read = await PostalMime.parse(bytes);
    assert.deepEqual(
      [read.subject, read.to?.[0]?.address, read.from?.address, read.replyTo?.[0]?.address],
      [
        'Your CyberHarbour verification code',
        'zoe@example.com',
        'no-reply@cyberharbour.example',
        'support@cyberharbour.example',
      ],
    );
    assert.match(read.text ?? '', /^Hello Zoë <b>,/);
    assert.match(read.html ?? '', /Zoë &lt;b&gt;.*012345/s);
  });

  it('is tried again later when it could not be sent, and then forgotten in its words', async () => {
    const { db, clock } = server().context;
    const member = await server().member();
    // The worker of the test server would take the mail.
    await server().stopMail();
    let attempts = 0;
    await enqueue(
      db,
      { userId: member.id, kind: 'verify', recipient: 'later@example.com', subject: 'S', text: 'T', html: 'H' },
      clock(),
    );
    const deliver = async () => {
      attempts += 1;
      if (attempts < 3) throw new Error('the mail server is away');
    };
    const worker = startMailWorker(db, deliver, clock, server().app.log);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await until(() => attempts === attempt);
      await pause(20);
      worker.wake();
      await pause(20);
      assert.equal(attempts, attempt);
      server().pass(60_000);
      worker.wake();
    }
    await worker.stop();
    const row = await db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'later@example.com')
      .executeTakeFirstOrThrow();
    assert.deepEqual([row.state, row.attempts, row.text], ['sent', 3, '']);
  });

  it('waits for a mail server that is away, however long, and goes within seconds once it is back', async () => {
    const { db, clock } = server().context;
    await server().stopMail();
    const words = { userId: null, kind: 'verify', subject: 'S', text: 'T', html: 'H' };
    for (const name of ['one', 'two', 'three'])
      await enqueue(db, { ...words, recipient: `${name}@example.com` }, clock());
    // What was free a moment ago: nothing listens there.
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    const sender = { from: 'C <no-reply@example.com>', replyTo: 'C <support@example.com>' };
    const awayOne = deliverBySmtp(`smtp://127.0.0.1:${port}`, sender);
    let [tries, sent, isAway] = [0, 0, true];
    const deliver: Deliver = async (mail) => {
      if (isAway) await awayOne(mail).finally(() => (tries += 1));
      sent += 1;
    };
    const worker = startMailWorker(db, deliver, clock, server().app.log);
    const readAttempts = async () =>
      (await db.selectFrom('outbox').select('attempts').where('state', '=', 'waiting').execute()).map(
        (row) => row.attempts,
      );
    // More than it is tried where a server refuses it.
    for (let outage = 1; outage <= 15; outage += 1) {
      const before = tries;
      worker.wake();
      // Each of the three was tried: one that is not yet taken would look like one that was put back.
      await until(() => tries === before + 3);
      for (let look = 0; look < 300 && (await readAttempts()).some((attempts) => attempts > 0); look += 1)
        await pause(10);
      assert.deepEqual(await readAttempts(), [0, 0, 0]);
      server().pass(5_000);
    }
    isAway = false;
    worker.wake();
    await until(() => sent === 3);
    await worker.stop();
  });
});
