import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newId } from '../database/ids.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import type { Person } from '../testing/person.ts';
import { password } from '../testing/test-server.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

onEveryDatabase('where a member is signed in', (server) => {
  const signIn = async (email: string, userAgent = firefox) => {
    const person = server().person();
    await person.send('POST', '/auth/login', { email, password }, { 'user-agent': userAgent });
    return person;
  };
  const status = async (person: Person) => (await person.get('/auth/verify')).status;
  const list = async (person: Person) => (await person.get('/user/sessions')).body.sessions;

  it('is listed with device, network and last use, this one first, and no token', async () => {
    const member = await server().member({ email: 'listed@example.com' });
    await signIn('listed@example.com');
    const { body, text } = await member.get('/user/sessions');
    assert.equal(body.total, 2);
    assert.deepEqual(
      body.sessions.map(({ device, network, isSameNetwork, isCurrent }) => [device, network, isSameNetwork, isCurrent]),
      [
        ['Another program', 'this machine', true, true],
        ['Firefox on Linux', 'this machine', true, false],
      ],
    );
    assert.match(body.sessions[0]?.lastUsedAt ?? '', /:00:00\.000Z$/);
    const rows = await server().context.db.selectFrom('sessions').select('token_hash').execute();
    for (const { token_hash } of rows) assert.equal(text.includes(token_hash), false);
  });

  it('one is ended by its id, the own one is a logout, and others’ do not exist', async () => {
    const member = await server().member({ email: 'ends@example.com' });
    const other = await signIn('ends@example.com');
    const stranger = await server().member();
    const [own, second] = await list(member);
    const missing = await stranger.delete(`/user/sessions/${newId()}`);
    const foreign = await stranger.delete(`/user/sessions/${second?._id ?? ''}`);
    assert.deepEqual([foreign.status, foreign.body], [404, missing.body]);
    assert.equal((await stranger.delete('/user/sessions/1%27--')).status, 404);
    assert.deepEqual([await status(member), await status(other)], [200, 200]);
    const ended = await member.delete(`/user/sessions/${second?._id ?? ''}`);
    assert.deepEqual([ended.status, ended.body.message], [200, 'Device signed out']);
    assert.deepEqual([await status(member), await status(other)], [200, 401]);
    assert.equal((await member.delete(`/user/sessions/${second?._id ?? ''}`)).status, 404);
    const left = await member.delete(`/user/sessions/${own?._id ?? ''}`);
    assert.deepEqual([left.body.message, member.cookie], ['Logged out successfully', '']);
    assert.match(String(left.headers['set-cookie']), /__Host-session=;/);
  });

  it('all others are ended at once, and nobody else’s', async () => {
    const member = await server().member({ email: 'alone@example.com' });
    const others = await Promise.all([1, 2, 3].map(() => signIn('alone@example.com')));
    const stranger = await server().member();
    assert.equal((await member.delete('/user/sessions')).body.message, 'Other devices signed out');
    const after = await Promise.all([member, stranger, ...others].map(status));
    assert.deepEqual(after, [200, 200, 401, 401, 401]);
    assert.equal((await list(member)).length, 1);
  });

  it('two who end each other at once leave at most one signed in, and neither answer is a fault', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `each${round}@example.com`;
      const member = await server().member({ email });
      const other = await signIn(email);
      const answers = await Promise.all([member.delete('/user/sessions'), other.delete('/user/sessions')]);
      for (const answer of answers) assert.ok([200, 401].includes(answer.status), String(answer.status));
      const signedIn = (await Promise.all([status(member), status(other)])).filter((each) => each === 200);
      assert.ok(signedIn.length <= 1);
    }
  });

  it('a session that gets another token at that moment ends all the same', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `moves${round}@example.com`;
      const member = await server().member({ email });
      const other = await signIn(email);
      const { db } = server().context;
      await db.updateTable('sessions').set({ renewal_due: 1 }).where('user_id', '=', member.id).execute();
      await Promise.all([other.get('/auth/verify'), member.delete('/user/sessions')]);
      const left = await db.selectFrom('sessions').select('id').where('user_id', '=', member.id).execute();
      assert.ok(left.filter(({ id }) => id !== null).length <= 1);
      assert.deepEqual([await status(member), await status(other)], [200, 401]);
    }
  });
});
