import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import type { Person } from '../testing/person.ts';
import { readAdminDeadline } from './admin-requirement.ts';
import { addApp, addPasskey, useDevice } from '../testing/second-steps.ts';
import { password } from '../testing/test-server.ts';
import { minute } from '../clock/durations.ts';

onEveryDatabase('a fresh check', (server) => {
  const makeAdmin = async () => {
    const admin = await server().member();
    const { db } = server().context;
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
    return admin;
  };
  const isAsked = ({ status, body }: Awaited<ReturnType<Person['get']>>) => {
    if (status === 403) assert.equal(body.code, 'CHECK_NEEDED');
    return status === 403;
  };

  it('is asked for by every call about keys once the login is ten minutes old, and the password makes one', async () => {
    const member = await server().member();
    const id = member.id;
    const calls = [
      () => member.post('/user/second-steps/apps', { name: 'Phone' }),
      () => member.post('/user/second-steps/passkeys/options'),
      () => member.post('/user/second-steps/recovery-codes'),
      () => member.delete(`/user/second-steps/${id}`),
    ];
    for (const call of calls) assert.equal(isAsked(await call()), false);
    server().pass(10 * minute);
    for (const call of calls) assert.equal(isAsked(await call()), true);
    assert.equal(
      isAsked(await member.put('/user/update', { name: 'New', email: 'x@example.com', role: 'general' })),
      false,
    );
    const state = (await member.get('/auth/check')).body;
    assert.deepEqual([state.isFresh, state.methods], [false, ['password']]);
    const wrong = await member.post('/auth/check', { password: 'not the one' });
    assert.deepEqual([wrong.status, wrong.body.errors], [400, { password: 'That is not your current password.' }]);
    assert.equal((await member.post('/auth/check', { password })).status, 200);
    for (const call of calls) assert.equal(isAsked(await call()), false);
  });

  it('is the second step, where there is one, and holds for this session alone', async () => {
    const member = await server().member({ email: 'two@example.com' });
    const app = await addApp(server(), member);
    const { device } = await addPasskey(member);
    const other = server().person();
    await other.post('/auth/login/passkey', { passkey: await useDevice(other, device) });
    server().pass(11 * minute);
    assert.deepEqual((await member.get('/auth/check')).body.methods, ['code', 'passkey', 'recovery']);
    assert.equal((await member.post('/auth/check', { password })).status, 400);
    const code = app.next();
    assert.equal((await member.post('/auth/check', { code })).status, 200);
    assert.equal((await other.post('/auth/check', { code })).status, 400, 'a code counts once');
    assert.equal((await other.get('/auth/check')).body.isFresh, false);
    const forMember = await useDevice(member, device, {}, '/auth/check/options');
    assert.equal((await other.post('/auth/check', { passkey: forMember })).status, 400, 'bound to its session');
    const passkey = await useDevice(other, device, {}, '/auth/check/options');
    assert.equal((await other.post('/auth/check', { passkey })).status, 200);
    assert.equal((await other.get('/auth/check')).body.isFresh, true);
  });

  it('guards roles, deletions and e-mail of accounts with a second step; without one they stay as documented', async () => {
    const [plain, admin] = [await makeAdmin(), await makeAdmin()];
    const app = await addApp(server(), admin);
    const target = await server().member();
    const change = (by: Person) => by.put(`/admin/users/${target.id}/role`, { role: 'business' });
    const email = (by: Person, name: string) =>
      by.put('/user/update', { name: 'A', email: `${name}@example.com`, role: 'admin', currentPassword: password });
    server().pass(11 * minute);
    assert.equal((await change(plain)).status, 200);
    assert.equal((await email(plain, 'plain-new')).status, 200);
    assert.equal(isAsked(await change(admin)), true);
    assert.equal(isAsked(await admin.delete(`/admin/users/${target.id}`)), true);
    assert.equal(isAsked(await email(admin, 'admin-new')), true);
    assert.equal((await admin.get('/admin/users')).status, 200);
    assert.equal((await admin.post('/auth/check', { code: app.next() })).status, 200);
    assert.equal((await email(admin, 'admin-new')).status, 200);
    assert.equal((await admin.delete(`/admin/users/${target.id}`)).status, 200);
  });

  it('cannot be guessed: ten tries of a session, thirty of an account a day', async () => {
    const member = await server().member({ email: 'check-guess@example.com' });
    const guess = (who: Person) => who.post('/auth/check', { password: 'guess' });
    const tries = await Promise.all(Array.from({ length: 13 }, () => guess(member)));
    assert.equal(tries.filter(({ status }) => status === 400).length, 10);
    assert.ok(Number(tries.find(({ status }) => status === 429)?.headers['retry-after']) > 0);
    const statuses: number[] = [];
    for (let session = 0; session < 4; session += 1) {
      const person = server().person();
      await person.post('/auth/login', { email: 'check-guess@example.com', password });
      for (let each = 0; each < 9; each += 1) statuses.push((await guess(person)).status);
    }
    assert.equal(statuses.filter((status) => status === 400).length, 20);
  });

  it('of a session that ended meanwhile is none', async () => {
    const member = await server().member();
    const { context } = server();
    const usual = context.passwords;
    context.passwords = {
      ...usual,
      async matches(hash, given) {
        await context.db.deleteFrom('sessions').where('user_id', '=', member.id).execute();
        return usual.matches(hash, given);
      },
    };
    assert.equal((await member.post('/auth/check', { password })).status, 401);
    context.passwords = usual;
  });
});

onEveryDatabase('administrators', (server) => {
  it('need a second step seven days after the first start, and are told before', async () => {
    const { context } = server();
    context.adminDeadline = await readAdminDeadline(context.db, 7, context.clock());
    const { user } = (await (await server().admin()).get('/user/data')).body;
    const left = Date.parse(user.secondStepBy ?? '') - server().context.clock();
    assert.ok(left > 6.9 * 24 * 60 * minute && left <= 7 * 24 * 60 * minute, user.secondStepBy);
    assert.equal((await (await server().member()).get('/user/data')).body.user.secondStepBy, undefined);
    server().pass(7 * 24 * 60 * minute);
    const admin = await server().admin();
    const closed = await admin.get('/admin/users');
    assert.deepEqual([closed.status, closed.body.code], [403, 'SECOND_STEP_NEEDED']);
    assert.match(closed.body.message, /Add one under Security/);
    assert.equal((await admin.get('/user/data')).status, 200);
    await admin.post('/auth/check', { password });
    const app = await addApp(server(), admin);
    assert.equal((await admin.get('/admin/users')).status, 200);
    assert.equal((await admin.get('/user/data')).body.user.secondStepBy, undefined);
    assert.equal((await admin.delete(`/user/second-steps/${app.id}`)).status, 200);
    assert.equal((await admin.get('/admin/users')).status, 403);
    context.adminDeadline = null;
    assert.equal((await admin.get('/admin/users')).status, 200);
  });

  it('choose no leaked password, and log in with none', async () => {
    const email = 'leaked@example.com';
    const member = await server().member({ email, password: 'sunshine' });
    const { db } = server().context;
    const logIn = () => server().person().post('/auth/login', { email, password: 'sunshine' });
    assert.equal((await logIn()).status, 200);
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', member.id).execute();
    const refused = await logIn();
    assert.deepEqual([refused.status, refused.body.code], [403, 'PASSWORD_LEAKED']);
    assert.equal(
      (await server().person().post('/auth/login', { email, password: 'wrong one' })).body.code,
      'LOGIN_FAILED',
    );
    await server().person().post('/auth/forgot-password', { email });
    const otp = /^\d{6}$/m.exec((await server().mailTo(email)).text)?.[0];
    const reset = (newPassword: string) => server().person().post('/reset-password', { email, otp, newPassword });
    assert.match((await reset('Password')).body.errors['newPassword'] ?? '', /on every list of stolen ones/);
    assert.equal((await reset('ladder custard ulladulla')).status, 200);
  });
});
