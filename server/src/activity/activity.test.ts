import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runJob } from '../jobs/jobs.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import type { Person } from '../testing/person.ts';
import { readCode, password } from '../testing/test-server.ts';
import { sweepActivity } from './sweep.ts';
import { day } from '../clock/durations.ts';

onEveryDatabase('what happened lately on an account', (server) => {
  const read = async (member: Person) => (await member.get('/user/activity?limit=100')).body.entries;
  const eventsOf = async (member: Person) => (await read(member)).map(({ event }) => event);

  it('is there for its member, newest first, and without secrets', async () => {
    const email = 'lately@example.com';
    const member = await server().member({ email });
    await server().person().post('/auth/login', { email, password: 'a wrong guess' });
    const other = server().person();
    await other.post('/auth/login', { email, password });
    await member.delete('/user/sessions');
    await member.put('/user/password', { currentPassword: password, newPassword: 'seven gulls on a rail' });
    const again = server().person();
    await again.post('/auth/login', { email, password: 'seven gulls on a rail' });
    await again.post('/auth/logout');
    const admin = await server().admin();
    await admin.put(`/admin/users/${member.id}/role`, { role: 'business' });
    assert.deepEqual(await eventsOf(member), [
      'role.changed',
      'session.left',
      'login.accepted',
      'password.changed',
      'session.ended',
      'login.accepted',
      'login.refused',
      'account.opened',
    ]);
    const [role, , , , ended] = await read(member);
    assert.deepEqual([role?.detail, role?.device, ended?.detail], ['business', null, '1']);
    const text = JSON.stringify(await read(member));
    for (const secret of ['gulls', 'guess', password, '127.0.0.1']) assert.equal(text.includes(secret), false, secret);
  });

  it('names a new e-mail and a reset, and is nobody else’s', async () => {
    const email = 'before@example.com';
    const member = await server().member({ email });
    await member.put('/user/update', {
      name: 'M',
      email: 'after@example.com',
      role: 'general',
      currentPassword: password,
    });
    await member.post('/auth/send-verify-otp');
    const otp = readCode(await server().mailTo('after@example.com'));
    await member.post('/auth/verify-otp', { userId: member.id, otp });
    await server().person().post('/auth/forgot-password', { email: 'after@example.com' });
    const reset = readCode(await server().mailTo('after@example.com', 2));
    const newPassword = 'nine lanterns on a pier';
    const form = { email: 'after@example.com', otp: reset, newPassword };
    assert.equal((await server().person().post('/reset-password', form)).status, 200);
    await member.post('/auth/login', { email: 'after@example.com', password: newPassword });
    assert.deepEqual((await eventsOf(member)).slice(0, 4), [
      'login.accepted',
      'password.reset',
      'email.changed',
      'email.requested',
    ]);
    const stranger = await server().member();
    assert.deepEqual(await eventsOf(stranger), ['account.opened']);
    assert.equal((await server().person().get('/user/activity')).status, 401);
  });

  it('is read in pages', async () => {
    const email = 'pages@example.com';
    const member = await server().member({ email });
    for (let each = 0; each < 4; each += 1) await server().person().post('/auth/login', { email, password });
    const first = (await member.get('/user/activity?limit=3')).body;
    const second = (await member.get(`/user/activity?limit=3&cursor=${first.nextCursor ?? ''}`)).body;
    assert.deepEqual([first.entries.length, first.total, second.entries.length, second.nextCursor], [3, 5, 2, null]);
    assert.equal(new Set([...first.entries, ...second.entries].map(({ _id }) => _id)).size, 5);
  });

  it('of one kind there are 50 at most: a flood of guesses pushes out nothing else', async () => {
    const email = 'flood@example.com';
    const member = await server().member({ email });
    const { limits } = server().context;
    for (let round = 0; round < 7; round += 1) {
      await Promise.all(
        Array.from({ length: 10 }, () => server().person().post('/auth/login', { email, password: 'guess' })),
      );
      for (const limit of [limits.loginsPerAccountAndAddress, limits.loginsPerAccountAndAddressADay])
        await limit.forget(`${email} 127.0.0.1`);
    }
    const events = await eventsOf(member);
    assert.equal(events.filter((event) => event === 'login.refused').length, 50);
    assert.equal(events.at(-1), 'account.opened');
  });

  it('goes after 90 days, and with the account', async () => {
    const member = await server().member();
    server().pass(91 * day);
    await runJob(server().context, sweepActivity);
    const { db } = server().context;
    const left = () => db.selectFrom('account_events').select('id').where('user_id', '=', member.id).execute();
    assert.deepEqual(await left(), []);
    const leaving = await server().member();
    await (await server().admin()).delete(`/admin/users/${leaving.id}`);
    assert.deepEqual(await db.selectFrom('account_events').where('user_id', '=', leaving.id).selectAll().execute(), []);
  });
});
