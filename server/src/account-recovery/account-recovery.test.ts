import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import type { Person } from '../testing/person.ts';
import { addApp } from '../testing/second-steps.ts';
import { password, readCode } from '../testing/test-server.ts';
import { recoverAccounts } from './job.ts';
import { day } from '../clock/durations.ts';

onEveryDatabase('an account whose mail is lost', (server) => {
  let names = 0;
  /** A member with an app, and the address that they read now. */
  const lose = async () => {
    names += 1;
    const [email, newEmail] = [`lost${names}@example.com`, `found${names}@example.com`];
    const member = await server().member({ email });
    const { recoveryCodes, ...app } = await addApp(server(), member);
    return { email, newEmail, member, app, recoveryCode: recoveryCodes[0] ?? '' };
  };
  const ask = (form: object, who: Person = server().person()) => who.post('/auth/recovery', form);
  const linkIn = (text: string, name: string) =>
    new RegExp(`(/auth/recovery/${name}\\?token=\\S+)`).exec(text)?.[1] ?? '';
  const confirm = async (newEmail: string, count = 1) => {
    const { text } = await server().mailTo(newEmail, count);
    const page = await server().person().post(linkIn(text, 'confirm'));
    return page.status;
  };
  const pass = async (days: number) => {
    server().pass(days * day);
    await recoverAccounts.run(server().context);
  };
  const recoveryOf = async (email: string) => {
    const { context } = server();
    const row = await context.db
      .selectFrom('account_recoveries')
      .innerJoin('users', 'users.id', 'account_recoveries.user_id')
      .select(['account_recoveries.state', 'is_proved'])
      .where('email', '=', email)
      .orderBy('account_recoveries.created_at', 'desc')
      .executeTakeFirst();
    return row?.state;
  };
  const logIn = async (email: string, given: string) =>
    (await server().person().post('/auth/login', { email, password: given })).body.code;

  it('gets another address after seven days, for password and code; the second step is asked for all the same', async () => {
    const { email, newEmail, member, app } = await lose();
    const answer = await ask({ email, newEmail, password, code: app.next() });
    assert.deepEqual([answer.status, await recoveryOf(email)], [200, 'asked']);
    assert.equal(await confirm(newEmail), 200);
    assert.match((await server().mailTo(email, 2)).subject, /will be handed over on/);
    const { recovery } = (await member.get('/user/data')).body.user;
    assert.deepEqual([recovery?.newEmail, typeof recovery?.at], [newEmail, 'string']);
    await pass(6);
    assert.match((await server().mailTo(email, 3)).subject, /will be handed over on/, 'a reminder, the day before');
    assert.equal((await member.get('/user/data')).body.user.email, email);
    await pass(1);
    assert.equal((await member.get('/user/data')).status, 401, 'every device is signed out');
    assert.deepEqual([await logIn(email, password), await logIn(newEmail, password)], ['LOGIN_FAILED', 'LOGIN_FAILED']);
    await server().person().post('/auth/forgot-password', { email: newEmail });
    const otp = readCode(await server().mailTo(newEmail, 4));
    const newPassword = 'a whole new one';
    assert.equal((await server().person().post('/reset-password', { email: newEmail, otp, newPassword })).status, 200);
    assert.equal(await logIn(newEmail, newPassword), 'SECOND_STEP');
    const { text } = await server().mailTo(email, 4);
    const back = /(\/user\/email\/keep\?token=\S+)/.exec(text)?.[1] ?? '';
    assert.equal((await server().person().post(back)).status, 200);
    assert.equal(await logIn(newEmail, newPassword), 'LOGIN_FAILED', 'the old address took it back');
  });

  it('needs two right proofs, different ones; a recovery code is not used up by one that fails', async () => {
    const { email, newEmail, app, recoveryCode } = await lose();
    const wrong = [
      { password },
      { code: app.next() },
      { recoveryCode },
      { password: 'not the one', recoveryCode },
      { password, code: '000000' },
      { password, code: recoveryCode },
    ];
    for (const [place, proofs] of wrong.entries()) {
      assert.equal((await ask({ email, newEmail: `${place}.${newEmail}`, ...proofs })).status, 200);
      assert.equal(await confirm(`${place}.${newEmail}`), 200);
      assert.notEqual(await recoveryOf(email), 'waiting', JSON.stringify(Object.keys(proofs)));
    }
    await server().context.db.deleteFrom('account_recoveries').execute();
    await ask({ email, newEmail, code: app.next(), recoveryCode });
    await confirm(newEmail);
    assert.equal(await recoveryOf(email), 'waiting');
  });

  it('answers the same for accounts that are not there, and for proofs that are wrong', async () => {
    const { email, newEmail, app } = await lose();
    const forms = [
      { email, newEmail, password, code: app.next() },
      { email, newEmail: `1.${newEmail}`, password: 'not the one' },
      { email: 'nobody.at.all@example.com', newEmail: `2.${newEmail}`, password, code: '123456' },
    ];
    const [answers, pages]: [string[], string[]] = [[], []];
    for (const form of forms) {
      const { status, text } = await ask(form);
      answers.push(`${status} ${text}`);
      const mail = await server().mailTo(form.newEmail);
      pages.push((await server().person().post(linkIn(mail.text, 'confirm'))).text);
    }
    assert.equal(new Set(answers).size, 1);
    assert.equal(new Set(pages).size, 1);
    const { db } = server().context;
    const nobodys = db.selectFrom('account_recoveries').select('message').where('user_id', 'is', null);
    assert.deepEqual(
      (await nobodys.execute()).map(({ message }) => message),
      [null],
    );
  });

  it('is stopped by the old address, and by any device that is signed in; both sides hear of it', async () => {
    const first = await lose();
    await ask({ ...first, member: undefined, app: undefined, password });
    await confirm(first.newEmail);
    const { text } = await server().mailTo(first.email, 3);
    const reader = server().person();
    const link = linkIn(text, 'stop');
    assert.equal((await reader.get(link)).status, 200);
    assert.equal(await recoveryOf(first.email), 'waiting', 'following a link changes nothing');
    assert.equal((await reader.post(link)).status, 200);
    assert.deepEqual([await recoveryOf(first.email), (await reader.get('/user/data')).status], ['stopped', 401]);
    assert.match((await server().mailTo(first.newEmail, 3)).subject, /could not let you in/);
    await pass(8);
    assert.equal((await first.member.get('/user/data')).body.user.email, first.email);

    const other = await lose();
    await ask({ email: other.email, newEmail: other.newEmail, password, code: other.app.next() });
    await confirm(other.newEmail);
    assert.equal((await other.member.delete('/user/recovery')).body.user.recovery, undefined);
    assert.equal((await other.member.delete('/user/recovery')).status, 404);
    assert.equal((await first.member.delete('/user/recovery')).status, 404, 'nobody else’s');
  });

  it('waits for its new address: a link of a day, which no other account may have', async () => {
    const { email, newEmail, app } = await lose();
    await ask({ email, newEmail, password, code: app.next() });
    await pass(0);
    server().pass(day + 1);
    assert.equal(await confirm(newEmail), 410);
    await pass(0);
    assert.equal(await recoveryOf(email), undefined, 'nothing is stored of it');
    const taken = await server().member({ email: `taken.${newEmail}` });
    await ask({ email, newEmail: `taken.${newEmail}`, password, code: app.next() });
    assert.equal(await confirm(`taken.${newEmail}`), 409);
    assert.equal((await taken.get('/user/data')).body.user.email, `taken.${newEmail}`);
    const same = await ask({ email, newEmail: email });
    assert.deepEqual([same.status, Object.keys(same.body.errors)], [400, ['newEmail']]);
  });

  it('is asked for so often, and then no more: by address, by account, by recipient', async () => {
    const { email, newEmail } = await lose();
    const statuses: number[] = [];
    for (let each = 0; each < 4; each += 1) statuses.push((await ask({ email, newEmail })).status);
    assert.deepEqual(statuses, [200, 200, 200, 429]);
    const unknown = await Promise.all(
      Array.from({ length: 21 }, async (_, each) => {
        const answer = await ask({ email: 'no.such@example.com', newEmail: `${each}.${newEmail}` });
        return answer.status;
      }),
    );
    assert.deepEqual(unknown.sort(), [...Array<number>(20).fill(200), 429]);
  });
});
