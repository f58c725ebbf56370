import assert from 'node:assert/strict';
import { it } from 'node:test';
import { day, minute } from '../clock/durations.ts';
import { newId } from '../database/ids.ts';
import type { MailToDeliver } from '../mail/delivery.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { lookAtOnce, createLetterOffice } from '../testing/letters.ts';

onEveryDatabase('mails of letters', (server) => {
  const { write, send, read, subscribe, look } = createLetterOffice(server);
  const follow = (url: string, payload?: string) =>
    server().app.inject({
      method: 'POST',
      url: url.replace('http://localhost:3000', ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(payload && { payload }),
    });

  it('goes to nobody who unsubscribed with one click, not even between its beginning and their turn', async () => {
    await subscribe('ana@example.com', 'mei@example.com');
    const { letter: first } = await write();
    await send(first._id);
    const [mail] = await look(undefined, 1);
    assert.ok(mail);
    const rest = (await read(first._id)).deliveries;
    assert.deepEqual([rest.sent, rest.waiting], [1, 1]);
    // As a mail program does it (RFC 8058), without a cookie or a page.
    assert.equal((await follow(mail.unsubscribe_url ?? '', 'List-Unsubscribe=One-Click')).statusCode, 200);
    const other = ['ana@example.com', 'mei@example.com'].find((each) => each !== mail.recipient) ?? '';
    const { id } = await server()
      .context.db.selectFrom('subscribers')
      .select('id')
      .where('email', '=', other)
      .executeTakeFirstOrThrow();
    await server().context.db.updateTable('subscribers').set({ state: 'left' }).where('id', '=', id).execute();
    assert.deepEqual(await look(), []);
    const { letter, deliveries } = await read(first._id);
    assert.deepEqual([letter.state, deliveries.sent, deliveries.left], ['sent', 1, 1]);
    const { letter: second } = await write();
    assert.equal((await send(second._id)).body.code, 'NO_READERS');
  });

  it('that a process left is finished by another, and what was under way goes again as the same message', async () => {
    await subscribe('one@example.com', 'two@example.com', 'three@example.com');
    const { letter } = await write();
    await send(letter._id);
    const begun: string[] = [];
    // It never hears what became of this mail: as if it was killed.
    void look(async (mail) => {
      begun.push(mail.id);
      await new Promise(() => undefined);
    });
    while (begun.length === 0) await new Promise(setImmediate);
    const rest = await look();
    assert.equal(rest.length, 2);
    assert.equal((await read(letter._id)).letter.state, 'sending');
    server().pass(3 * minute);
    assert.deepEqual(
      (await look()).map(({ id }) => id),
      begun,
    );
    const { letter: after, deliveries } = await read(letter._id);
    assert.deepEqual([after.state, deliveries.sent], ['sent', 3]);
  });

  it('an address that refuses mails gets no more, until it proves itself again', async () => {
    const refuse = (response: string, command = 'RCPT TO') =>
      Object.assign(new Error(response), { response, command, responseCode: Number(response.slice(0, 3)) });
    const { letter } = await write();
    await send(letter._id);
    const answers: Record<string, Error> = {
      'one@example.com': refuse('550 5.1.1 no such user'),
      'two@example.com': refuse('451 4.7.1 try later'),
    };
    const throughServer = async ({ recipient }: MailToDeliver) => {
      if (answers[recipient]) throw answers[recipient];
    };
    assert.deepEqual(
      (await look(throughServer)).map(({ recipient }) => recipient),
      ['three@example.com'],
    );
    assert.deepEqual((await read(letter._id)).deliveries, { waiting: 1, sent: 1, refused: 1, left: 0 });
    delete answers['two@example.com'];
    server().pass(2 * minute);
    assert.equal((await look(throughServer)).length, 1);
    assert.equal((await read(letter._id)).readers, 2);
    // Words that one server does not like end nothing before the third letter in a row.
    answers['two@example.com'] = refuse('554 5.7.1 spam', 'DATA');
    for (const readers of [2, 2, 1]) {
      const { letter: next } = await write();
      await send(next._id);
      await look(throughServer);
      assert.equal((await read(next._id)).readers, readers);
    }
    server().pass(2 * day);
    await server().person().post('/newsletter/subscribe', { email: 'one@example.com' });
    const found = (await (await server().admin()).get('/admin/newsletter?q=one@')).body.subscribers[0];
    assert.equal(found?.state, 'waiting');
  });

  it('waits, with no try lost, while the mail server is away', async () => {
    const { letter } = await write();
    await send(letter._id);
    const away = Object.assign(new Error('connect'), { code: 'ECONNECTION', command: 'CONN' });
    assert.deepEqual(await look(() => Promise.reject(away)), []);
    const row = await server()
      .context.db.selectFrom('letter_deliveries')
      .select(['attempts', 'state'])
      .where('letter_id', '=', letter._id)
      .executeTakeFirstOrThrow();
    assert.deepEqual(row, { attempts: 0, state: 'waiting' });
    server().pass(2 * minute);
    assert.equal((await look()).length, 1);
  });

  it('waits for codes and notices', async () => {
    const { db, clock } = server().context;
    const { letter } = await write();
    await send(letter._id);
    const row = { id: newId(), user_id: null, kind: 'verify', recipient: 'x@example.com', subject: 'S', text: 'T' };
    const rest = { html: 'H', created_at: 0, due_at: clock() - 1000, attempts: 0, state: 'waiting' as const };
    const none = { unsubscribe_url: null, turn: 0, about_id: null, about_before: null };
    await server().stopMail();

    await db
      .insertInto('outbox')
      .values({ ...row, ...rest, ...none })
      .execute();
    assert.deepEqual(await lookAtOnce(server()), []);
    await db.deleteFrom('outbox').where('id', '=', row.id).execute();
    assert.equal((await lookAtOnce(server())).length, 1);
  });
});
