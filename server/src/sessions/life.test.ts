import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import type { Person } from '../testing/person.ts';
import { readCode, password } from '../testing/test-server.ts';
import { day, hour } from '../clock/durations.ts';

onEveryDatabase('how long a session lasts', (server) => {
  const status = async (person: Person) => (await person.get('/auth/verify')).status;
  const twin = (person: Person) => Object.assign(server().person(), { cookie: person.cookie });

  it('a member stays signed in for 30 days, however often they come', async () => {
    const member = await server().member();
    for (let passed = 0; passed < 29; passed += 1) {
      server().pass(day);
      assert.equal(await status(member), 200, `day ${passed + 1}`);
    }
    server().pass(day - hour);
    assert.equal(await status(member), 200);
    server().pass(hour);
    assert.equal(await status(member), 401);
  });

  it('an administrator for 12 hours, and so is a member who becomes one', async () => {
    const admin = await server().admin();
    const member = await server().member();
    server().pass(11 * hour);
    assert.equal((await admin.put(`/admin/users/${member.id}/role`, { role: 'admin' })).status, 200);
    assert.deepEqual([await status(admin), await status(member)], [200, 200]);
    assert.equal((await member.get('/admin/users')).status, 200);
    server().pass(hour);
    assert.deepEqual([await status(admin), await status(member)], [401, 401]);
    const back = await server().admin();
    await back.put(`/admin/users/${member.id}/role`, { role: 'general' });
  });

  it('a verification gives another token; the one before opens nothing after some seconds', async () => {
    const member = server().person();
    const form = { name: 'M', email: 'renewed@example.com', password, role: 'general' };
    const { body } = await member.post('/auth/register', form);
    await member.post('/auth/send-verify-otp');
    const before = twin(member);
    const otp = readCode(await server().mailTo(form.email));
    assert.equal((await member.post('/auth/verify-otp', { userId: body.user._id, otp })).status, 200);
    assert.notEqual(member.cookie, before.cookie);
    assert.deepEqual([await status(member), await status(before)], [200, 200], 'calls on their way');
    server().pass(10_000);
    assert.deepEqual([await status(member), await status(before)], [200, 401]);
    assert.equal((await member.get('/user/sessions')).body.sessions.length, 1);
  });

  it('another role gives another token: at once by the own call, with the next call by an administrator', async () => {
    const member = await server().member();
    const first = twin(member);
    const business = { businessName: 'B', businessAddress: 'A', businessAbn: '1' };
    const { body } = await member.get('/user/data');
    const update = { name: 'M', email: body.user.email, role: 'business', ...business };
    assert.equal((await member.put('/user/update', update)).status, 200);
    assert.notEqual(member.cookie, first.cookie);
    const admin = await server().admin();
    await admin.put(`/admin/users/${member.id}/role`, { role: 'admin' });
    const second = twin(member);
    const calls = [twin(member), twin(member), twin(member), member];
    const answers = await Promise.all(calls.map((person) => person.get('/admin/users')));
    assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([200]), 'several calls at once');
    const renewed = calls.filter(({ cookie }) => cookie !== second.cookie);
    assert.equal(renewed.length, 1, 'one of them got the new token');
    server().pass(10_000);
    assert.deepEqual([await status(first), await status(second), await status(renewed[0] as Person)], [401, 401, 200]);
    await admin.put(`/admin/users/${member.id}/role`, { role: 'general' });
    assert.equal((await (renewed[0] as Person).get('/admin/users')).status, 403);
  });

  it('its last use is written once an hour at most', async () => {
    const member = await server().member();
    const used = async () =>
      (await server().context.db.selectFrom('sessions').select('used_at').where('user_id', '=', member.id).execute())[0]
        ?.used_at;
    const begun = await used();
    server().pass(hour - 60_000);
    await status(member);
    assert.equal(await used(), begun);
    server().pass(60_000);
    await status(member);
    assert.notEqual(await used(), begun);
  });
});
