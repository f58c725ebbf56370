import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { password, readCode } from '../testing/test-server.ts';

const newcomer = (email: string) => ({ name: 'Mei Castellano', email, password, role: 'general' });

onEveryDatabase('accounts', (server) => {
  it('registers, and the session begins', async () => {
    const mei = server().person();
    const { status, body } = await mei.post('/auth/register', newcomer('mei@example.com'));
    assert.equal(status, 201);
    assert.equal(body.message, 'Account created! Please verify your email.');
    assert.deepEqual(Object.keys(body.user).sort(), [
      '_id',
      'businessAbn',
      'businessAddress',
      'businessName',
      'createdAt',
      'email',
      'hasOtp',
      'isAccountVerified',
      'name',
      'role',
    ]);
    assert.equal((await mei.get('/auth/verify')).body.user.email, 'mei@example.com');
    assert.equal((await mei.get('/user/data')).body.user.hasOtp, false);
  });

  it('says what is missing with the words of the form', async () => {
    const someone = server().person();
    const said = async (change: object) =>
      (await someone.post('/auth/register', { ...newcomer('x@example.com'), ...change })).body;
    assert.equal((await said({ name: ' ' })).message, 'Please fill in all required fields.');
    assert.equal((await said({ password: 'short' })).message, 'Password must be at least 6 characters.');
    assert.equal((await said({ email: 'nowhere' })).errors.email, 'Enter an e-mail address like name@example.com.');
    assert.equal((await said({ role: 'business' })).message, 'Please complete all business fields.');
    assert.equal((await said({ role: 'admin' })).code, 'INVALID');
    assert.equal((await someone.post('/auth/register')).status, 400);
  });

  it('gives an e-mail address to one account only, whatever its capitals', async () => {
    await server().person().post('/auth/register', newcomer('one@example.com'));
    const again = await server().person().post('/auth/register', newcomer('ONE@example.com'));
    assert.equal(again.status, 409);
    assert.equal(again.body.message, 'An account with this email already exists.');
    const atOnce = await Promise.all(
      ['a', 'b', 'c'].map(() => server().person().post('/auth/register', newcomer('race@example.com'))),
    );
    assert.deepEqual(atOnce.map(({ status }) => status).toSorted(), [201, 409, 409]);
  });

  it('registers once for one Idempotency-Key', async () => {
    const keyed = { 'idempotency-key': 'again-and-again' };
    const first = await server().person().send('POST', '/auth/register', newcomer('once@example.com'), keyed);
    const second = await server().person().send('POST', '/auth/register', newcomer('once@example.com'), keyed);
    assert.deepEqual([second.status, second.body.user._id], [201, first.body.user._id]);
    const other = await server()
      .person()
      .send('POST', '/auth/register', { ...newcomer('once@example.com'), name: 'Somebody else' }, keyed);
    assert.deepEqual([other.status, other.body.code], [422, 'KEY_REUSED']);
    const thief = await server()
      .person()
      .send('POST', '/auth/register', { ...newcomer('once@example.com'), password: 'another one' }, keyed);
    assert.equal(thief.status, 409);
    const atOnce = await Promise.all(
      ['a', 'b', 'c'].map(() =>
        server().person().send('POST', '/auth/register', newcomer('at-once@example.com'), keyed),
      ),
    );
    assert.deepEqual(
      new Set(atOnce.map(({ status, body }) => `${status} ${body.user._id}`)).size,
      1,
      JSON.stringify(atOnce.map(({ body }) => body)),
    );
  });

  it('asks for a stronger password where the policy does, in one sentence', async () => {
    const { context } = server();
    const register = async (chosen: string) => {
      const { status, body } = await server()
        .person()
        .post('/auth/register', { ...newcomer('policy@example.com'), password: chosen });
      return status === 201 ? 201 : body.errors['password'];
    };
    const stolen = 'That password is on every list of stolen ones. Please choose another.';
    context.passwordPolicy = 'asvs';
    assert.equal(await register('7 chars'), 'Password must be at least 8 characters.');
    for (const chosen of ['Password', 'Sunshine1', 'qwertyuiop', 'Basketball1'])
      assert.equal(await register(chosen), stolen, chosen);
    for (const chosen of ['Policy@example.com', 'cyberharbour', 'CyberHarbour2026!'])
      assert.match(String(await register(chosen)), /^That password is too near to/, chosen);
    context.passwordPolicy = 'nist';
    assert.equal(await register('fourteen chars'), 'Password must be at least 15 characters.');
    assert.equal(await register('passwordpassword'), stolen);
    const reset = await server()
      .person()
      .post('/reset-password', { email: 'policy@example.com', otp: '123456', newPassword: 'fourteen chars' });
    assert.deepEqual(
      [reset.status, reset.body.errors],
      [400, { newPassword: 'Password must be at least 15 characters.' }],
    );
    context.passwordPolicy = 'documented';
    for (const chosen of ['Policy@example.com', 'policy@example.com', 'CyberHarbour'])
      assert.match(String(await register(chosen)), /^That password is too near to/, chosen);
    assert.equal(await register('sunshine'), 201, 'six characters do; a common one is warned of');
  });

  it('compares each new password with those that leaked, and says so where the policy takes it', async () => {
    const warning = /^That password is on every list of stolen ones\. Please change it under Security/;
    const member = server().person();
    const register = (email: string, chosen: string) =>
      (email === 'leaked@example.com' ? member : server().person()).post('/auth/register', {
        ...newcomer(email),
        password: chosen,
      });
    const warningOf = ({ status, body }: Awaited<ReturnType<typeof register>>) => {
      assert.ok(status < 300, body.message);
      return body.warning ?? '';
    };
    assert.equal(warningOf(await register('unheard@example.com', 'ladder custard ulladulla')), '');
    assert.match(warningOf(await register('leaked@example.com', 'Sunshine1')), warning);
    const change = (currentPassword: string, newPassword: string) =>
      member.put('/user/password', { currentPassword, newPassword });
    assert.match(warningOf(await change('Sunshine1', 'qwertyuiop')), warning);
    assert.equal(warningOf(await change('qwertyuiop', 'ladder custard ulladulla')), '');
    await member.post('/auth/forgot-password', { email: 'leaked@example.com' });
    const otp = readCode(await server().mailTo('leaked@example.com', 1, 'reset'));
    const reset = await member.post('/reset-password', { email: 'leaked@example.com', otp, newPassword: 'princess' });
    assert.match(warningOf(reset), warning);
  });

  it('logs in and out, and the old cookie opens nothing any more', async () => {
    const member = await server().member({ email: 'in-and-out@example.com' });
    const { cookie } = member;
    assert.equal((await member.post('/auth/logout')).body.message, 'Logged out successfully');
    member.cookie = cookie;
    assert.equal((await member.get('/auth/verify')).status, 401);
    const back = await member.post('/auth/login', { email: 'In-And-Out@example.com', password });
    assert.deepEqual([back.status, back.body.message], [200, 'Login successful']);
    assert.match(
      [back.headers['set-cookie']]
        .flat()
        .map(String)
        .find((each) => each.startsWith('__Host-')) ?? '',
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    assert.equal((await member.get('/auth/verify')).status, 200);
  });

  it('answers the same to a wrong password and to nobody', async () => {
    await server().member({ email: 'there@example.com' });
    const wrong = await server().person().post('/auth/login', { email: 'there@example.com', password: 'wrong one' });
    const nobody = await server().person().post('/auth/login', { email: 'nobody@example.com', password: 'wrong one' });
    assert.deepEqual(
      [wrong.status, wrong.body],
      [401, { success: false, message: 'Login failed.', code: 'LOGIN_FAILED' }],
    );
    assert.deepEqual([nobody.status, nobody.body], [wrong.status, wrong.body]);
  });

  it('stops guessing after ten wrong passwords, for accounts that do not exist too', async () => {
    for (const email of ['guessed@example.com', 'ghost@example.com']) {
      if (email.startsWith('guessed')) await server().member({ email });
      const tries = await Promise.all(
        Array.from({ length: 12 }, () => server().person().post('/auth/login', { email, password: 'guess' })),
      );
      assert.equal(tries.filter(({ status }) => status === 401).length, 10);
      const refused = tries.find(({ status }) => status === 429);
      assert.ok(Number(refused?.headers['retry-after']) > 0);
    }
  });

  it('counts no try that it was too busy to look at', async () => {
    const { context } = server();
    const email = 'busy@example.com';
    await server().member({ email });
    const usual = context.passwords;
    context.passwords = createPasswords({ queue: 0 });
    const guess = () => server().person().post('/auth/login', { email, password: 'guess' });
    const tries = await Promise.all(Array.from({ length: 9 }, guess));
    assert.deepEqual(new Set(tries.map(({ status }) => status)), new Set([401, 503]));
    assert.ok(Number(tries.find(({ status }) => status === 503)?.headers['retry-after']) > 0);
    context.passwords = usual;
    const looked = tries.filter(({ status }) => status === 401).length;
    for (let left = 10 - looked; left > 0; left -= 1) assert.equal((await guess()).status, 401);
    assert.equal((await guess()).status, 429);
  });
});
