import assert from 'node:assert/strict';
import { it } from 'node:test';
import { minute } from '../clock/durations.ts';
import type { Tx } from '../database/transact.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';
import { addPasskey } from '../testing/second-steps.ts';
import { readCode, password } from '../testing/test-server.ts';

onEveryDatabase('two calls about one account at the same moment', (server) => {
  const codesTo = async (email: string) => {
    const rows = await server().context.db.selectFrom('outbox').select('id').where('recipient', '=', email).execute();
    return rows.length > 0 ? readCode(await server().mailTo(email, rows.length)) : '';
  };

  /** Something else happens once, after all that the next call reads before its transaction. */
  const beforeNextTransaction = (act: () => Promise<unknown>) => {
    const { context } = server();
    const usual = context.db;
    const transaction = () => ({
      async execute(work: (tx: Tx) => Promise<unknown>) {
        context.db = usual;
        await act();
        return usual.transaction().execute(work);
      },
    });
    context.db = new Proxy(usual, {
      get(target, key) {
        if (key === 'transaction') return transaction;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  };

  it('a code that went to one address proves no other one', async () => {
    const mallory = server().person();
    const { body } = await mallory.post('/auth/register', {
      name: 'M',
      email: 'own@example.com',
      password,
      role: 'general',
    });
    const leave = { name: 'M', email: 'foreign@example.com', role: 'general', currentPassword: password };
    beforeNextTransaction(() => mallory.put('/user/update', leave));
    await mallory.post('/auth/send-verify-otp');
    const otp = await codesTo('own@example.com');
    await mallory.post('/auth/verify-otp', { userId: body.user._id, otp: otp || '000000' });
    const { user } = (await mallory.get('/user/data')).body;
    assert.notDeepEqual([user.isAccountVerified, user.email], [true, 'foreign@example.com']);
  });

  it('a password that was reset while it was checked opens no session', async () => {
    const { context } = server();
    const member = await server().member({ email: 'reset-race@example.com' });
    await member.post('/auth/forgot-password', { email: 'reset-race@example.com' });
    const otp = readCode(await server().mailTo('reset-race@example.com'));
    const usual = context.passwords;
    context.passwords = {
      ...usual,
      async matches(hash, given) {
        const matches = await usual.matches(hash, given);
        const form = { email: 'reset-race@example.com', otp, newPassword: 'a new long one' };
        assert.equal((await server().person().post('/reset-password', form)).status, 200);
        return matches;
      },
    };
    const late = server().person();
    const login = await late.post('/auth/login', { email: 'reset-race@example.com', password });
    context.passwords = usual;
    assert.deepEqual([login.status, login.body.message], [401, 'Login failed.']);
    assert.equal((await late.get('/auth/verify')).status, 401);
  });

  it('an account that is deleted meanwhile is no mistake of ours', async () => {
    const admin = await server().admin();
    const calls = {
      post: async (member: Person) => member.post('/blogs', await blogForm()),
      code: (member: Person) => member.post('/auth/send-verify-otp'),
      login: (_: Person, email: string) => server().person().post('/auth/login', { email, password }),
      reset: (_: Person, email: string) => server().person().post('/auth/forgot-password', { email }),
      details: (member: Person, email: string) => member.put('/user/update', { name: 'New', email, role: 'general' }),
    };
    for (const [name, call] of Object.entries(calls)) {
      const member = await server().member({ email: `${name}@example.com` });
      beforeNextTransaction(() => admin.delete(`/admin/users/${member.id}`));
      const { status, text } = await call(member, `${name}@example.com`);
      assert.ok(status < 500, `${name} ${text}`);
      assert.equal((await member.get('/user/data')).status, 401);
    }
  });

  it('an address that left the account resets nothing any more', async () => {
    const [before, after] = ['before@example.com', 'after@example.com'];
    const member = await server().member({ email: before });
    beforeNextTransaction(() =>
      server().context.db.updateTable('users').set({ email: after }).where('id', '=', member.id).execute(),
    );
    await server().person().post('/auth/forgot-password', { email: before });
    const otp = (await codesTo(before)) || '000000';
    for (const email of [before, after]) {
      const answer = await server().person().post('/reset-password', { email, otp, newPassword: 'a new long one' });
      assert.equal(answer.status, 400, email);
    }
  });

  it('a second step that is added while a password is checked makes that password no fresh check', async () => {
    const email = 'step-race@example.com';
    const stolen = await server().member({ email });
    server().pass(11 * minute);
    const member = server().person();
    await member.post('/auth/login', { email, password });
    beforeNextTransaction(() => addPasskey(member));
    const { status, body } = await stolen.post('/auth/check', { password });
    assert.deepEqual([status, body.errors], [400, { password: 'That is not your current password.' }]);
    assert.equal((await stolen.get('/auth/check')).body.isFresh, false);
  });
});
