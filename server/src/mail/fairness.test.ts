import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { onEveryDatabase } from '../testing/dialects.ts';
import type { MailToDeliver } from './delivery.ts';
import { enqueue } from './store.ts';
import { startMailWorker } from './worker.ts';

onEveryDatabase('mails of many', (server) => {
  it('go codes first, and nobody’s many mails hold up the first one of somebody else', async () => {
    const { db, clock } = server().context;
    await server().stopMail();
    const words = { subject: 'S', text: 'T', html: 'H' };
    const put = (kind: string, recipient: string) => enqueue(db, { userId: null, kind, recipient, ...words }, clock());
    for (let each = 0; each < 40; each += 1) await put('moderation', `reader${each}@example.com`);
    for (let each = 0; each < 30; each += 1) await put('notice', 'busy@example.com');
    await put('notice', 'calm@example.com');
    for (let each = 0; each < 10; each += 1) await put('verify', 'greedy@example.com');
    await put('reset', 'waiting@example.com');
    const sent: MailToDeliver[] = [];
    let open = 0;
    let most = 0;
    const deliver = async (mail: MailToDeliver) => {
      open += 1;
      most = Math.max(most, open);
      await pause(1);
      sent.push(mail);
      open -= 1;
    };
    const worker = startMailWorker(db, deliver, clock, server().app.log);
    for (let look = 0; look < 800 && sent.length < 82; look += 1) await pause(10);
    await worker.stop();
    const place = (recipient: string) => sent.findIndex((mail) => mail.recipient === recipient);
    assert.equal(sent.length, 82);
    assert.ok(place('waiting@example.com') <= 2, String(place('waiting@example.com')));
    assert.ok(place('calm@example.com') < 16, String(place('calm@example.com')));
    assert.ok(most > 1 && most <= 4, `${most} at once`);
  });

  it('go past a recipient whose mail server hangs', async () => {
    const { db, clock } = server().context;
    const words = { subject: 'S', text: 'T', html: 'H' };
    for (const recipient of ['hung@slow.example', 'hung@slow.example', 'quick@example.com'])
      await enqueue(db, { userId: null, kind: 'verify', recipient, ...words }, clock());
    const sent: string[] = [];
    let release = () => {};
    const hung = new Promise<void>((resolve) => (release = resolve));
    const worker = startMailWorker(
      db,
      async ({ recipient }) => {
        if (recipient.startsWith('hung')) await hung;
        sent.push(recipient);
      },
      clock,
      server().app.log,
    );
    for (let look = 0; look < 300 && sent.length < 1; look += 1) await pause(10);
    assert.deepEqual(sent, ['quick@example.com']);
    release();
    for (let look = 0; look < 300 && sent.length < 3; look += 1) await pause(10);
    await worker.stop();
    assert.equal(sent.length, 3);
  });
});
