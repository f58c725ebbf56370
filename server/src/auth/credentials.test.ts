import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hash } from 'node:crypto';
import { noteMadeUp } from '../passwords/made-up-password.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { makeRecoveryCodes } from '../second-steps/recovery-codes.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { adminEmail, password } from '../testing/test-server.ts';
import { day } from '../clock/durations.ts';

onEveryDatabase('credentials', (server) => {
  const join = async (fields: { email: string; password: string }) => {
    const person = server().person();
    return { person, answer: await person.post('/auth/register', { name: 'M', role: 'general', ...fields }) };
  };
  const logIn = async (fields: { email: string; password: string }) =>
    (await server().person().post('/auth/login', fields)).status;

  it('a password counts exactly as it was typed, up to 128 characters', async () => {
    const long = { email: 'long@example.com', password: ` Ünïcödé ${'x'.repeat(118)} ` };
    assert.equal((await join(long)).answer.status, 201);
    assert.equal(await logIn(long), 200);
    for (const near of [
      long.password.trim(),
      long.password.toLowerCase(),
      long.password.slice(0, 72),
      `${long.password} `,
    ])
      assert.notEqual(await logIn({ ...long, password: near }), 200, near);
  });

  it('a password is stored as Argon2id with 19 MiB and two passes', async () => {
    const { context } = server();
    const ofTests = context.passwords;
    context.passwords = createPasswords();
    const { id } = await server().member();
    context.passwords = ofTests;
    const user = await context.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.match(user.password_hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('a login gives a token of 256 bits that the database has as its hash alone, and ends the session before', async () => {
    const email = 'token@example.com';
    const { person } = await join({ email, password });
    const tokenOf = (cookie: string) => cookie.split('=')[1] ?? '';
    const [before, twin] = [tokenOf(person.cookie), server().person()];
    twin.cookie = person.cookie;
    await person.post('/auth/login', { email, password });
    const token = tokenOf(person.cookie);
    assert.match(token, /^[\w-]{43}$/);
    assert.notEqual(token, before);
    assert.equal((await twin.get('/auth/verify')).status, 401);
    const { db } = server().context;
    const stored = JSON.stringify(await db.selectFrom('sessions').selectAll().execute());
    assert.deepEqual([stored.includes(token), stored.includes(hash('sha256', token, 'base64url'))], [false, true]);
  });

  it('recovery codes have 112 bits and more, and none comes twice', () => {
    const codes = Array.from({ length: 100 }, makeRecoveryCodes).flat();
    assert.equal(new Set(codes).size, codes.length);
    const signs = new Set(codes.join('').replaceAll('-', ''));
    for (const code of codes) assert.ok(code.replaceAll('-', '').length * Math.log2(signs.size) >= 112, code);
  });

  it('every cookie is HttpOnly, Lax, Secure, and named so that no other host sets it', async () => {
    const email = 'cookies@example.com';
    await join({ email, password });
    const { headers } = await server().person().post('/auth/login', { email, password });
    const cookies = [headers['set-cookie'] ?? []].flat().map(String);
    assert.ok(cookies.length >= 2, cookies.join());
    for (const cookie of cookies) {
      assert.match(cookie, /^__(Host|Secure)-/);
      for (const word of ['HttpOnly', 'Secure', 'SameSite=Lax']) assert.ok(cookie.includes(word), cookie);
      if (cookie.startsWith('__Host-')) assert.match(cookie, /; Path=\/(;|$)/);
    }
  });

  it('a session that was not used for half of its life has ended', async () => {
    const [idle, used] = [await server().member(), await server().member()];
    server().pass(8 * day);
    assert.equal((await used.get('/auth/verify')).status, 200);
    server().pass(7 * day);
    assert.deepEqual([(await idle.get('/auth/verify')).status, (await used.get('/auth/verify')).status], [401, 200]);
    assert.equal((await used.get('/user/sessions')).body.total, 1);
  });

  it('other sessions are ended after a fresh check alone', async () => {
    const email = 'fresh@example.com';
    const { person } = await join({ email, password });
    const other = server().person();
    await other.post('/auth/login', { email, password });
    const { sessions } = (await person.get('/user/sessions')).body;
    const id = sessions.find(({ isCurrent }) => !isCurrent)?._id ?? '';
    server().pass(11 * 60_000);
    for (const url of ['/user/sessions', `/user/sessions/${id}`])
      assert.deepEqual(
        [(await person.delete(url)).body.code, (await other.get('/auth/verify')).status],
        ['CHECK_NEEDED', 200],
      );
    assert.equal((await person.post('/auth/check', { password })).status, 200);
    assert.equal((await person.delete(`/user/sessions/${id}`)).status, 200);
    assert.equal((await other.get('/auth/verify')).status, 401);
  });

  it('a password that was made up at the first start opens the account for seven days', async () => {
    const { db, clock } = server().context;
    const admin = await db.selectFrom('users').selectAll().where('email', '=', adminEmail).executeTakeFirstOrThrow();
    await noteMadeUp(db, admin.password_hash, clock());
    const login = () => server().person().post('/auth/login', { email: adminEmail, password });
    server().pass(7 * day - 60_000);
    assert.equal((await login()).status, 200);
    server().pass(2 * 60_000);
    const { status, body } = await login();
    assert.deepEqual([status, body.code], [403, 'PASSWORD_EXPIRED']);
    await noteMadeUp(db, 'another hash', clock() - 8 * day);
    assert.equal((await login()).status, 200, 'one that was chosen');
  });
});
