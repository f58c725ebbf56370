import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { readCode, password } from '../testing/test-server.ts';
import { minute } from '../clock/durations.ts';

const newcomer = (email: string) => ({ name: 'Mei Castellano', email, password, role: 'general' });

onEveryDatabase('codes', (server) => {
  it('verifies with the code from the mail, once', async () => {
    const mei = server().person();
    const { body } = await mei.post('/auth/register', newcomer('verify@example.com'));
    const userId = body.user._id;
    assert.equal((await mei.post('/auth/send-verify-otp')).status, 200);
    assert.equal((await mei.get('/user/data')).body.user.hasOtp, true);
    const otp = readCode(await server().mailTo('verify@example.com'));
    const other = await server().member();
    assert.equal((await mei.post('/auth/verify-otp', { userId: other.id, otp })).status, 403);
    const [done, twice] = (await Promise.all([1, 2].map(() => mei.post('/auth/verify-otp', { userId, otp })))).toSorted(
      (one, other) => one.status - other.status,
    );
    assert.deepEqual(
      [done?.status, done?.body.message, done?.body.user.isAccountVerified, twice?.status],
      [200, 'Your account has been verified!', true, 400],
    );
    assert.equal((await mei.post('/auth/verify-otp', { userId, otp })).body.message, 'Verification failed.');
    assert.equal((await mei.post('/auth/send-verify-otp')).status, 409);
  });

  it('ends a code after five wrong tries, and after ten minutes', async () => {
    const mei = server().person();
    const { body } = await mei.post('/auth/register', newcomer('tries@example.com'));
    const userId = body.user._id;
    await mei.post('/auth/send-verify-otp');
    const otp = readCode(await server().mailTo('tries@example.com'));
    const wrong = otp === '000000' ? '111111' : '000000';
    // At the same moment: six tries are never six looks.
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => mei.post('/auth/verify-otp', { userId, otp: wrong })),
    );
    assert.deepEqual(new Set(tries.map(({ status }) => status)), new Set([400]));
    assert.equal((await mei.post('/auth/verify-otp', { userId, otp })).status, 400);
    server().pass(minute + 1000);
    await mei.post('/auth/send-verify-otp');
    const second = readCode(await server().mailTo('tries@example.com', 2));
    server().pass(10 * minute);
    assert.equal((await mei.get('/user/data')).body.user.hasOtp, false);
    assert.equal((await mei.post('/auth/verify-otp', { userId, otp: second })).status, 400);
  });

  it('a code is good until its last millisecond, and not in the next; a session likewise', async () => {
    const join = async (email: string) => {
      const person = server().person();
      const { body } = await person.post('/auth/register', newcomer(email));
      await person.post('/auth/send-verify-otp');
      return { person, userId: body.user._id, otp: readCode(await server().mailTo(email)) };
    };
    server().stopClock();
    const [early, late] = [await join('early@example.com'), await join('late@example.com')];
    const verify = async ({ person, userId, otp }: typeof early) =>
      (await person.post('/auth/verify-otp', { userId, otp })).status;
    server().pass(10 * minute - 1);
    assert.equal(await verify(early), 200);
    server().pass(1);
    assert.equal(await verify(late), 400);
    const signIn = async () => {
      const person = server().person();
      await person.post('/auth/login', { email: 'late@example.com', password });
      return person;
    };
    const [current, unused] = [await signIn(), await signIn()];
    const tenDays = 10 * 24 * 60 * minute;
    for (const time of [tenDays, tenDays, tenDays - 1]) {
      server().pass(time);
      assert.equal((await current.get('/auth/verify')).status, 200);
    }
    assert.equal((await unused.get('/auth/verify')).status, 401, 'it ended after half the time');
    server().pass(1);
    assert.equal((await current.get('/auth/verify')).status, 401);
  });

  it('mails one code a minute and five an hour', async () => {
    const mei = server().person();
    await mei.post('/auth/register', newcomer('mails@example.com'));
    for (let mail = 0; mail < 5; mail += 1) {
      const [first, atOnce] = await Promise.all([mei.post('/auth/send-verify-otp'), mei.post('/auth/send-verify-otp')]);
      assert.deepEqual([first.status, atOnce.status].sort(), [200, 429]);
      server().pass(minute + 1000);
    }
    const sixth = await mei.post('/auth/send-verify-otp');
    assert.equal(sixth.status, 429);
    assert.ok(Number(sixth.headers['retry-after']) > 50 * 60);
  });

  it('goes on when the clock was set back', async () => {
    const mei = server().person();
    const { body } = await mei.post('/auth/register', newcomer('clock@example.com'));
    await mei.post('/auth/send-verify-otp');
    await server().mailTo('clock@example.com');
    server().pass(-3 * 60 * minute);
    assert.equal((await mei.post('/auth/send-verify-otp')).status, 200);
    const otp = readCode(await server().mailTo('clock@example.com', 2));
    assert.equal((await mei.post('/auth/verify-otp', { userId: body.user._id, otp })).status, 200);
    server().pass(3 * 60 * minute);
  });

  it('resets a forgotten password and ends every session', async () => {
    const member = await server().member({ email: 'forgot@example.com' });
    const asked = await server().person().post('/auth/forgot-password', { email: 'Forgot@example.com' });
    const ghost = await server().person().post('/auth/forgot-password', { email: 'no-one@example.com' });
    assert.deepEqual([asked.status, asked.body], [200, { success: true, message: 'Reset OTP sent to your email.' }]);
    assert.deepEqual([ghost.status, ghost.body], [asked.status, asked.body]);
    const otp = readCode(await server().mailTo('forgot@example.com'));
    const reset = (code: string, email = 'forgot@example.com') =>
      server().person().post('/reset-password', { email, otp: code, newPassword: 'a new long one' });
    assert.deepEqual((await reset(otp === '123456' ? '654321' : '123456')).body.message, 'Reset failed');
    assert.equal((await reset(otp, 'no-one@example.com')).body.message, 'Reset failed');
    assert.deepEqual([(await reset(otp)).body], [{ success: true, message: 'Password reset successfully.' }]);
    assert.equal((await reset(otp)).status, 400);
    assert.equal((await member.get('/auth/verify')).status, 401);
    assert.equal(
      (await server().person().post('/auth/login', { email: 'forgot@example.com', password: 'a new long one' })).status,
      200,
    );
    assert.equal((await server().mailTo('forgot@example.com', 2)).subject, 'Your CyberHarbour password was changed');
    const [entry] = (await (await server().admin()).get(`/admin/audit?item=${member.id}`)).body.entries;
    assert.deepEqual([entry?.action, entry?.actor], ['user.password', null]);
    assert.match(entry?.requestId ?? '', /^[0-9a-f-]{36}$/);
  });

  it('does not take a verification code for a reset', async () => {
    const mei = server().person();
    await mei.post('/auth/register', newcomer('purpose@example.com'));
    await mei.post('/auth/send-verify-otp');
    const otp = readCode(await server().mailTo('purpose@example.com'));
    const crossed = await server()
      .person()
      .post('/reset-password', { email: 'purpose@example.com', otp, newPassword: 'a new long one' });
    assert.equal(crossed.status, 400);
  });

  it('keeps no code in the outbox once it is sent', async () => {
    const rows = await server().context.db.selectFrom('outbox').selectAll().where('state', '=', 'sent').execute();
    assert.ok(rows.length > 0);
    assert.ok(rows.every((row) => row.text === '' && row.html === ''));
  });
});
