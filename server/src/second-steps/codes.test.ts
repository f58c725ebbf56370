import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { addApp, codeOf } from '../testing/second-steps.ts';
import { password, readCode } from '../testing/test-server.ts';

onEveryDatabase('a second step by codes', (server) => {
  const logIn = async (email: string, given = password) => {
    const person = server().person();
    return { person, answer: await person.post('/auth/login', { email, password: given }) };
  };
  const memberWithApp = async (email: string) => {
    const member = await server().member({ email });
    return { member, app: await addApp(server(), member) };
  };

  it('is asked for after the right password, and only then does the session begin', async () => {
    const { app } = await memberWithApp('asked@example.com');
    const { person, answer } = await logIn('asked@example.com');
    assert.deepEqual(
      [answer.status, answer.body.code, answer.body.message],
      [401, 'SECOND_STEP', 'Enter the code of your second step.'],
    );
    assert.match(
      String(answer.headers['set-cookie']),
      /^__Host-login-step=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    assert.equal((await person.get('/user/data')).status, 401);
    assert.deepEqual((await person.get('/auth/login/second-step')).body.methods, ['code', 'recovery']);
    const wrong = await person.post('/auth/login/second-step', { code: app.peek() === '123456' ? '654321' : '123456' });
    assert.deepEqual([wrong.status, wrong.body.code], [400, 'WRONG_CODE']);
    const done = await person.post('/auth/login/second-step', { code: app.next() });
    assert.deepEqual(
      [done.status, done.body.message, done.body.user.email],
      [200, 'Login successful', 'asked@example.com'],
    );
    assert.equal((await person.get('/user/data')).status, 200);
    assert.deepEqual((await person.get('/auth/login/second-step')).body.methods, []);
    assert.equal((await logIn('asked@example.com', 'not the one')).answer.body.code, 'LOGIN_FAILED');
  });

  it('is set up with a secret that is sent once, stored encrypted, and named', async () => {
    const member = await server().member({ email: 'set-up@example.com' });
    const begun = await member.post('/user/second-steps/apps', { name: ' My phone ' });
    const { _id, secret, uri } = begun.body;
    assert.match(
      uri,
      /^otpauth:\/\/totp\/CyberHarbour:set-up%40example\.com\?issuer=CyberHarbour&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    );
    const { qr } = begun.body as unknown as { qr: { size: number; path: string } };
    assert.ok(qr.size > 30 && /^(M\d+ \d+h\d+v1h-\d+z)+$/.test(qr.path));
    assert.equal((await logIn('set-up@example.com')).answer.status, 200, 'not before it is confirmed');
    const confirm = `/user/second-steps/apps/${_id}/confirm`;
    assert.equal((await member.post(confirm, { code: '000000' })).status, 400);
    const done = await member.post(confirm, { code: codeOf(secret, server().context.clock()) });
    assert.equal(new Set(done.body.recoveryCodes).size, 10);
    assert.equal((await member.post(confirm, { code: codeOf(secret, server().context.clock()) })).status, 404);
    const list = await member.get('/user/second-steps');
    assert.deepEqual(
      [list.body.apps.map(({ name }) => name), list.body.passkeys, list.body.recoveryCodesLeft],
      [['My phone'], [], 10],
    );
    assert.ok(!list.text.includes(secret));
    for (const table of ['authenticator_apps', 'recovery_codes'] as const) {
      const rows = JSON.stringify(await server().context.db.selectFrom(table).selectAll().execute());
      assert.ok(![secret, ...(done.body.recoveryCodes ?? [])].some((each) => rows.includes(each)), table);
    }
    assert.equal(
      (await server().mailTo('set-up@example.com')).subject,
      'A second step was added to your CyberHarbour account',
    );
  });

  it('takes no code twice, and none that is older than one that was used', async () => {
    const { app } = await memberWithApp('replay@example.com');
    const earlier = app.peek();
    server().pass(30_000);
    const { person } = await logIn('replay@example.com');
    const code = app.peek();
    assert.equal((await person.post('/auth/login/second-step', { code })).status, 200);
    for (const old of [code, earlier]) {
      const again = (await logIn('replay@example.com')).person;
      assert.equal((await again.post('/auth/login/second-step', { code: old })).status, 400);
    }
  });

  it('takes a code, and a recovery code, from one of many that send it at the same moment', async () => {
    const { app } = await memberWithApp('race@example.com');
    const [recovery = ''] = app.recoveryCodes;
    for (const code of [app.peek(), recovery]) {
      const people = await Promise.all(Array.from({ length: 6 }, () => logIn('race@example.com')));
      const answers = await Promise.all(people.map(({ person }) => person.post('/auth/login/second-step', { code })));
      assert.deepEqual(
        answers.map(({ status }) => status).filter((status) => status === 200),
        [200],
        answers.map(({ text }) => text).join('\n'),
      );
    }
    const one = await logIn('race@example.com');
    const again = await Promise.all(
      [1, 2, 3].map(() => one.person.post('/auth/login/second-step', { code: app.peek() })),
    );
    assert.ok(again.filter(({ status }) => status === 200).length <= 1);
  });

  it('lets in by a recovery code once, however it is typed, and says so by mail', async () => {
    const { app, member } = await memberWithApp('lost@example.com');
    const [code = ''] = app.recoveryCodes;
    const { person } = await logIn('lost@example.com');
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    assert.equal((await person.post('/auth/login/second-step', { code: typed })).status, 200);
    const mail = await server().mailTo('lost@example.com', 2);
    assert.equal(mail.subject, 'A recovery code of your CyberHarbour account was used');
    assert.match(mail.text, /9 are left/);
    const again = (await logIn('lost@example.com')).person;
    assert.equal((await again.post('/auth/login/second-step', { code })).status, 400);
    const { recoveryCodes: renewed = [] } = (await member.post('/user/second-steps/recovery-codes')).body;
    assert.equal(renewed.length, 10);
    assert.equal((await again.post('/auth/login/second-step', { code: app.recoveryCodes[1] ?? '' })).status, 400);
    assert.equal((await again.post('/auth/login/second-step', { code: renewed[0] ?? '' })).status, 200);
  });

  it('is no step around by a reset, by a registration sent again, or by a login that waited meanwhile', async () => {
    const email = 'reset@example.com';
    const form = { name: 'R', email, password, role: 'general' };
    const member = server().person();
    const keyed = { 'idempotency-key': 'second-step-registration' };
    await member.send('POST', '/auth/register', form, keyed);
    const app = await addApp(server(), member);
    assert.equal((await server().person().send('POST', '/auth/register', form, keyed)).status, 409);
    const waiting = (await logIn(email)).person;
    await server().person().post('/auth/forgot-password', { email });
    const otp = readCode(await server().mailTo(email, 2));
    const newPassword = 'another long one';
    assert.equal((await server().person().post('/reset-password', { email, otp, newPassword })).status, 200);
    const late = await waiting.post('/auth/login/second-step', { code: app.next() });
    assert.deepEqual([late.status, late.body.code], [401, 'LOGIN_EXPIRED']);
    assert.equal((await logIn(email, newPassword)).answer.body.code, 'SECOND_STEP');
  });

  it('ends a login that waits after five minutes, or five wrong codes, which are mailed', async () => {
    const { app } = await memberWithApp('slow@example.com');
    const slow = (await logIn('slow@example.com')).person;
    server().pass(5 * 60_000 + 1000);
    assert.equal((await slow.post('/auth/login/second-step', { code: app.next() })).status, 401);
    const guesser = (await logIn('slow@example.com')).person;
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => guesser.post('/auth/login/second-step', { code: '000000' })),
    );
    assert.deepEqual(tries.map(({ status }) => status).toSorted(), [400, 400, 400, 400, 400, 401, 401, 401]);
    assert.equal((await server().mailTo('slow@example.com', 2)).subject, 'Somebody knows your CyberHarbour password');
    assert.equal((await guesser.post('/auth/login/second-step', { code: app.next() })).status, 401);
  });

  it('stops guessing of one account from one address; a passkey or a recovery code still gets in', async () => {
    const { app } = await memberWithApp('guessed@example.com');
    const statuses: number[] = [];
    for (let login = 0; login < 3; login += 1) {
      const { person } = await logIn('guessed@example.com');
      for (let each = 0; each < 4; each += 1)
        statuses.push((await person.post('/auth/login/second-step', { code: '000000' })).status);
    }
    assert.deepEqual([statuses.filter((status) => status === 400).length, statuses.at(-1)], [10, 429]);
    const { person } = await logIn('guessed@example.com');
    const limited = await person.post('/auth/login/second-step', { code: app.peek() });
    assert.ok(Number(limited.headers['retry-after']) > 0);
    const code = app.recoveryCodes[0] ?? '';
    assert.equal((await person.post('/auth/login/second-step', { code })).status, 200);
  });

  it("belongs to its member: others' cannot be seen, confirmed, renamed or removed", async () => {
    const { member, app } = await memberWithApp('own@example.com');
    const other = await server().member();
    const { _id } = (await member.post('/user/second-steps/apps', { name: 'Second' })).body;
    for (const answer of [
      await other.put(`/user/second-steps/${app.id}`, { name: 'Mine' }),
      await other.delete(`/user/second-steps/${app.id}`),
      await other.post(`/user/second-steps/apps/${_id}/confirm`, { code: '123456' }),
    ])
      assert.deepEqual([answer.status, answer.body.message], [404, 'That second step is not there any more.']);
    assert.deepEqual((await other.get('/user/second-steps')).body.apps, []);
    assert.equal((await member.put(`/user/second-steps/${app.id}`, { name: 'Old phone' })).status, 200);
    assert.deepEqual(
      (await member.get('/user/second-steps')).body.apps.map(({ name }) => name),
      ['Old phone'],
    );
    assert.equal((await member.delete(`/user/second-steps/${app.id}`)).status, 200);
    assert.equal((await member.get('/user/second-steps')).body.recoveryCodesLeft, 0);
    assert.equal((await logIn('own@example.com')).answer.status, 200);
  });

  it('comes with one set of recovery codes, also when two tabs finish at the same moment', async () => {
    const second = await server().member();
    const { _id, secret } = (await second.post('/user/second-steps/apps', { name: 'Phone' })).body;
    const code = codeOf(secret, server().context.clock());
    const answers = await Promise.all(
      [1, 2, 3].map(() => second.post(`/user/second-steps/apps/${_id}/confirm`, { code })),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 404, 404]);
    assert.equal((await second.get('/user/second-steps')).body.recoveryCodesLeft, 10);
  });
});
