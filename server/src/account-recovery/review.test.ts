import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import type { Person } from '../testing/person.ts';
import { addApp } from '../testing/second-steps.ts';
import { readCode } from '../testing/test-server.ts';
import { recoverAccounts } from './job.ts';
import { day } from '../clock/durations.ts';

const proof = { check: 'video', note: 'Showed a passport with that name.' };

onEveryDatabase('letting a member in who lost everything', (server) => {
  let names = 0;
  const newAdmin = async (email: string) => {
    const admin = await server().member({ email });
    const { db } = server().context;
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
    return admin;
  };
  /** A request that waits for administrators, of a member with a second step that is lost too. */
  const ask = async (email = `all.lost${(names += 1)}@example.com`) => {
    const newEmail = `new.${email}`;
    const member = await server().member({ email });
    await addApp(server(), member);
    const form = { email, newEmail, secondStep: 'lost', message: 'Ring me at the shop.' };
    assert.equal((await server().person().post('/auth/recovery', form)).status, 200);
    const { text } = await server().mailTo(newEmail);
    await server()
      .person()
      .post(/(\/auth\/recovery\/confirm\?token=\S+)/.exec(text)?.[1] ?? '');
    return { email, newEmail, member };
  };
  const listed = async (admin: Person, email: string) =>
    (await admin.get('/admin/recoveries')).body.recoveries.find(({ user }) => user.email === email);
  const pass = async (days: number) => {
    server().pass(days * day);
    await recoverAccounts.run(server().context);
  };

  it('takes two administrators, each with a second step proved just now, and 14 days', async () => {
    const [first, second] = [await server().admin(), await newAdmin('second@example.com')];
    const { email, newEmail, member } = await ask();
    const request = await listed(first, email);
    assert.ok(request);
    assert.deepEqual(
      [request.state, request.newEmail, request.removesSecondSteps, request.message, request.user.hasSecondStep],
      ['requested', newEmail, true, 'Ring me at the shop.', true],
    );
    const approve = (who: Person, body: object = proof) => who.post(`/admin/recoveries/${request._id}/approve`, body);
    assert.equal((await approve(first)).body.code, 'NO_SECOND_STEP');
    await addApp(server(), first);
    await addApp(server(), second);
    assert.deepEqual(Object.keys((await approve(first, { check: 'video', note: 'short' })).body.errors), ['note']);
    assert.match((await approve(first)).body.message, /Another administrator/);
    assert.equal((await approve(first)).body.code, 'SECOND_ADMIN_NEEDED');
    assert.equal((await listed(second, email))?.checkedBy?.name, 'Administrator');
    server().pass(11 * 60_000);
    assert.equal((await approve(second)).body.code, 'CHECK_NEEDED');
    server().pass(-11 * 60_000);
    assert.match((await approve(second)).body.message, /14 days have begun/);
    assert.equal((await approve(first)).body.code, 'ALREADY_DECIDED');
    assert.match((await server().mailTo(email, 3)).text, /Every second step is removed/);
    await pass(13);
    assert.equal((await member.get('/user/data')).body.user.email, email);
    await pass(1);
    assert.match((await server().mailTo(newEmail, 3)).text, /second steps were removed/);
    await server().person().post('/auth/forgot-password', { email: newEmail });
    const otp = readCode(await server().mailTo(newEmail, 4));
    const newPassword = 'a whole new one';
    await server().person().post('/reset-password', { email: newEmail, otp, newPassword });
    const back = server().person();
    assert.equal((await back.post('/auth/login', { email: newEmail, password: newPassword })).status, 200);
    const actions = (
      await server().context.db.selectFrom('audit').select('action').where('item_id', '=', member.id).execute()
    )
      .map(({ action }) => action)
      .filter((action) => action.startsWith('user.recover'));
    assert.deepEqual(actions, [
      'user.recovery-requested',
      'user.recovery-checked',
      'user.recovery-checked',
      'user.recovery-started',
      'user.recovered',
    ]);
  });

  it('is no administrator’s decision about their own account, and none of a member', async () => {
    const own = await ask('own@example.com');
    const { db } = server().context;
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', own.member.id).execute();
    const request = await listed(own.member, own.email);
    for (const what of ['approve', 'refuse'])
      assert.equal(
        (await own.member.post(`/admin/recoveries/${request?._id}/${what}`, proof)).body.code,
        'NOT_ALLOWED',
      );
    await db.updateTable('users').set({ role: 'general' }).where('id', '=', own.member.id).execute();
    assert.equal((await own.member.post(`/admin/recoveries/${request?._id}/approve`, proof)).status, 403);
    assert.equal((await own.member.get('/admin/recoveries')).status, 403);
  });

  it('can be refused, also while its days run; another request of the same account goes on', async () => {
    const admin = await newAdmin('refuses@example.com');
    const { email, newEmail } = await ask();
    const request = await listed(admin, email);
    assert.equal((await admin.post(`/admin/recoveries/${request?._id}/refuse`)).status, 200);
    assert.equal((await admin.post(`/admin/recoveries/${request?._id}/refuse`)).status, 404);
    assert.equal((await admin.post('/admin/recoveries/nobody/refuse')).status, 404);
    assert.match((await server().mailTo(newEmail, 2)).subject, /could not let you in/);
    assert.equal(await listed(admin, email), undefined);
    await pass(60);
    assert.match((await server().mailTo(email, 3)).subject, /was not handed over/);
  });

  it('and a stop at the same moment: either it was stopped, or it was handed over, never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email, newEmail, member } = await ask();
      const { db, clock } = server().context;
      await db
        .updateTable('account_recoveries')
        .set({ state: 'waiting', due_at: clock() - 1 })
        .where('user_id', '=', member.id)
        .execute();
      const [, stopped] = await Promise.all([recoverAccounts.run(server().context), member.delete('/user/recovery')]);
      const user = await db.selectFrom('users').select('email').where('id', '=', member.id).executeTakeFirstOrThrow();
      assert.equal(user.email, stopped.status === 200 ? email : newEmail);
    }
  });
});
