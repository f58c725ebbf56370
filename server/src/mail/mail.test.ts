import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { codeMail } from '../auth/code-mail.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { deliverToFolder } from './delivery.ts';
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
});
