import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { deliverBySmtp } from './delivery.ts';
import { enqueue } from './store.ts';
import { startMailWorker } from './worker.ts';

const sender = {
  from: 'CyberHarbour <no-reply@cyberharbour.example>',
  replyTo: 'CyberHarbour <support@cyberharbour.example>',
};
const words = {
  userId: null,
  kind: 'newsletter',
  recipient: 'zoe@example.com',
  subject: 'Grüße',
  text: 'T',
  html: '<p>H</p>',
  unsubscribeUrl: 'https://api.example/leave?token=x',
};

async function outbox() {
  const db = await openDatabase(null, await mkdtemp(path.join(tmpdir(), 'cyberharbour-')));
  await migrate(db);
  return db;
}

async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  for (let look = 0; look < 300; look += 1) {
    if (await happened()) return;
    await pause(10);
  }
  assert.fail('it did not happen');
}

it(
  'hands mails to a mail server; one that it refuses is tried again, as the same message',
  { timeout: 20_000 },
  async () => {
    const received: Buffer[] = [];
    let refusals = 1;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks));
          refusals -= 1;
          done(refusals >= 0 ? Object.assign(new Error('try later'), { responseCode: 451 }) : null);
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const db = await outbox();
    let now = Date.now();
    await enqueue(db, words, now);
    const worker = startMailWorker(db, deliverBySmtp(`smtp://127.0.0.1:${port}`, sender), () => now, quietLog);
    await until(() => received.length === 1);
    await until(
      async () => (await db.selectFrom('outbox').select('due_at').executeTakeFirstOrThrow()).due_at === now + 5000,
    );
    now += 5000;
    worker.wake();
    await until(async () => (await db.selectFrom('outbox').select('state').executeTakeFirstOrThrow()).state === 'sent');
    await worker.stop();
    const [first, second] = await Promise.all(received.map((bytes) => PostalMime.parse(bytes)));
    assert.equal(first?.messageId, second?.messageId);
    const header = (key: string) => second?.headers.find((each) => each.key === key)?.value;
    assert.deepEqual([second?.subject, second?.text?.trim(), second?.html?.trim()], ['Grüße', 'T', '<p>H</p>']);
    assert.deepEqual(
      [header('list-unsubscribe'), header('list-unsubscribe-post')],
      ['<https://api.example/leave?token=x>', 'List-Unsubscribe=One-Click'],
    );
    await new Promise<void>((resolve) => server.close(resolve));
    await db.destroy();
  },
);

it('a mail server that hangs holds nobody up: a mail is put into the outbox at once', { timeout: 20_000 }, async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const db = await outbox();
  const worker = startMailWorker(
    db,
    deliverBySmtp(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, sender),
    Date.now,
    quietLog,
  );
  await enqueue(db, words, Date.now());
  worker.wake();
  await until(() => sockets.size === 1);
  await enqueue(db, words, Date.now());
  assert.equal((await db.selectFrom('outbox').selectAll().execute()).length, 2);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await worker.stop();
  await db.destroy();
});
