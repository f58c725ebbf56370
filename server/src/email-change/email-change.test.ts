import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import type { Person } from '../testing/person.ts';
import { readCode, password } from '../testing/test-server.ts';
import { day } from '../clock/durations.ts';

onEveryDatabase('a new e-mail', (server) => {
  const ask = (member: Person, email: string, currentPassword?: string) =>
    member.put('/user/update', { name: 'Mei', email, role: 'general', ...(currentPassword && { currentPassword }) });
  const prove = async (member: Person, email: string, mails = 1) => {
    assert.equal((await member.post('/auth/send-verify-otp')).status, 200);
    const otp = readCode(await server().mailTo(email, mails));
    return member.post('/auth/verify-otp', { userId: member.id, otp });
  };
  /** The address in the last mail to somebody, as its link is followed: first the page, then its button. */
  const keep = async (email: string, mails: number) => {
    const { text } = await server().mailTo(email, mails);
    const url = /https?:\/\/\S+(\/user\/email\/keep\?token=\S+)/.exec(text)?.[1] ?? 'no link';
    const page = await server().person().get(url);
    assert.match(page.text, /This was not me/);
    return server().person().post(url);
  };
  const logIn = async (email: string, given = password) =>
    (await server().person().post('/auth/login', { email, password: given })).status;

  it('needs the current password, and waits until it is confirmed', async () => {
    const member = await server().member({ email: 'old@example.com' });
    const without = await ask(member, 'new@example.com');
    assert.deepEqual(
      [without.status, without.body.errors],
      [400, { currentPassword: 'Enter your current password to change your email.' }],
    );
    const wrong = await ask(member, 'new@example.com', 'not my password');
    assert.deepEqual(
      [wrong.status, wrong.body.errors],
      [400, { currentPassword: 'That is not your current password.' }],
    );
    const { body } = await ask(member, 'New@example.com', password);
    assert.deepEqual(
      [body.message, body.user.email, body.user.pendingEmail, body.user.isAccountVerified, body.user.hasOtp],
      ['Details updated', 'old@example.com', 'new@example.com', true, false],
    );
    const warning = await server().mailTo('old@example.com');
    assert.equal(warning.subject, 'A new email address for your CyberHarbour account');
    assert.match(warning.text, /new@example\.com/);
    assert.equal(await logIn('old@example.com'), 200);
    assert.equal(await logIn('new@example.com'), 401);

    const proved = await prove(member, 'new@example.com');
    assert.deepEqual(
      [proved.status, proved.body.user.email, proved.body.user.pendingEmail, proved.body.user.isAccountVerified],
      [200, 'new@example.com', undefined, true],
    );
    assert.equal((await server().mailTo('old@example.com', 2)).subject, 'Your CyberHarbour email address was changed');
    assert.deepEqual([await logIn('old@example.com'), await logIn('new@example.com')], [401, 200]);
    const { entries } = (await (await server().admin()).get(`/admin/audit?item=${member.id}`)).body;
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['user.email', 'user.email-requested'],
    );
  });

  it('can be given up, and is forgotten after a day', async () => {
    const member = await server().member({ email: 'stays@example.com' });
    await ask(member, 'other@example.com', password);
    await member.post('/auth/send-verify-otp');
    const otp = readCode(await server().mailTo('other@example.com'));
    const given = await member.delete('/user/email');
    assert.deepEqual([given.body.message, given.body.user.pendingEmail], ['Your email stays as it is.', undefined]);
    assert.equal((await member.post('/auth/verify-otp', { userId: member.id, otp })).status, 400);
    assert.equal((await member.post('/auth/send-verify-otp')).status, 409);
    await ask(member, 'other@example.com', password);
    server().pass(day + 1000);
    assert.equal((await member.get('/user/data')).body.user.pendingEmail, undefined);
  });

  it('is taken back by the old address within seven days: the stranger is out, the password is void', async () => {
    const member = await server().member({ email: 'mine@example.com' });
    await ask(member, 'strange@example.com', password);
    await prove(member, 'strange@example.com');
    // Nobody takes the address that may still come back, and another change does not shut the way.
    const thief = await server()
      .person()
      .post('/auth/register', { name: 'T', email: 'mine@example.com', password, role: 'general' });
    assert.equal(thief.status, 409);
    await ask(member, 'stranger@example.com', password);
    server().pass(6 * day);
    const back = await keep('mine@example.com', 2);
    assert.deepEqual([back.status, /yours again/.test(back.text)], [200, true]);
    assert.equal((await member.get('/user/data')).status, 401);
    assert.deepEqual([await logIn('mine@example.com'), await logIn('strange@example.com')], [401, 401]);
    await server().person().post('/auth/forgot-password', { email: 'mine@example.com' });
    const otp = readCode(await server().mailTo('mine@example.com', 4));
    const reset = { email: 'mine@example.com', otp, newPassword: 'a whole new one' };
    assert.equal((await server().person().post('/reset-password', reset)).status, 200);
    assert.equal(await logIn('mine@example.com', 'a whole new one'), 200);
    const { user } = (
      await server()
        .person()
        .post('/auth/login', { ...reset, password: reset.newPassword })
    ).body;
    assert.deepEqual([user.email, user.pendingEmail, user.isAccountVerified], ['mine@example.com', undefined, true]);
    assert.equal((await keep('mine@example.com', 2).catch(() => ({ status: 404 }))).status, 404, 'once');
  });

  it('is stopped by the old address while it waits; after seven days the link is over', async () => {
    const member = await server().member({ email: 'careful@example.com' });
    await ask(member, 'waits@example.com', password);
    assert.equal((await keep('careful@example.com', 1)).status, 200);
    assert.deepEqual([(await member.get('/user/data')).status, await logIn('careful@example.com')], [401, 401]);
    const late = await server().member({ email: 'late-mail@example.com' });
    await ask(late, 'late-new@example.com', password);
    await prove(late, 'late-new@example.com');
    server().pass(7 * day + 1000);
    assert.equal((await keep('late-mail@example.com', 2)).status, 410);
    assert.equal((await server().person().post('/user/email/keep?token=x.y')).status, 404);
  });

  it('is refused where many ask for it: per account, and per address', async () => {
    const target = 'stranger-inbox@example.com';
    const statuses: number[] = [];
    for (let each = 0; each < 5; each += 1)
      statuses.push((await ask(await server().member(), target, password)).status);
    assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
    assert.equal(
      (await server().context.db.selectFrom('outbox').select('id').where('recipient', '=', target).execute()).length,
      0,
    );
    const member = await server().member();
    const changes: Awaited<ReturnType<typeof ask>>[] = [];
    for (let each = 0; each < 12; each += 1) changes.push(await ask(member, `target${each}@example.com`, password));
    assert.equal(changes.filter(({ status }) => status === 200).length, 10);
    const last = changes.at(-1);
    assert.match(last?.body.message ?? '', /^Too many attempts\. Please try again in \d+ minutes\.$/);
    assert.ok(Number(last?.headers['retry-after']) > 0);
  });

  it('mails one address at most ten codes an hour, whoever asks', async () => {
    const inbox = 'one-inbox@example.com';
    const { db, clock } = server().context;
    const row = {
      user_id: null,
      kind: 'verify',
      subject: 'S',
      text: '',
      html: '',
      due_at: 0,
      attempts: 1,
      turn: 0,
      about_id: null,
      about_before: null,
    };
    const sent = Array.from({ length: 10 }, (_, each) => ({
      ...row,
      id: `sent-${each}`,
      recipient: inbox,
      created_at: clock() - 5 * 60_000,
      state: 'sent' as const,
      unsubscribe_url: null,
    }));
    await db.insertInto('outbox').values(sent).execute();
    const member = await server().member();
    await ask(member, inbox, password);
    const refused = await member.post('/auth/send-verify-otp');
    assert.deepEqual([refused.status, Number(refused.headers['retry-after']) > 50 * 60], [429, true]);
  });
});
