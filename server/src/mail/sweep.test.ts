import assert from 'node:assert/strict';
import { it } from 'node:test';
import { day } from '../clock/durations.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { enqueue } from './store.ts';
import { sweepMails } from './sweep.ts';

onEveryDatabase('mails in the outbox', (server) => {
  it('that were sent are listed for seven days, and then gone; what waits stays', async () => {
    const { context } = server();
    const { db, clock } = context;
    await server().stopMail();
    await db.deleteFrom('outbox').execute();
    const words = { subject: 'S', text: 'T', html: 'H' };
    for (const recipient of ['sent@example.com', 'waits@example.com'])
      await enqueue(db, { userId: null, kind: 'notice', recipient, ...words }, clock());
    await db.updateTable('outbox').set({ state: 'sent' }).where('recipient', '=', 'sent@example.com').execute();
    const listed = async () => {
      await sweepMails.run(context);
      return (await db.selectFrom('outbox').select('recipient').orderBy('recipient').execute()).map(
        ({ recipient }) => recipient,
      );
    };
    server().pass(6 * day);
    assert.deepEqual(await listed(), ['sent@example.com', 'waits@example.com']);
    server().pass(2 * day);
    assert.deepEqual(await listed(), ['waits@example.com']);
  });
});
