import assert from 'node:assert/strict';
import { it } from 'node:test';
import { recoverAccounts } from '../account-recovery/job.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { addApp, addPasskey, useDevice } from '../testing/second-steps.ts';
import { readCode } from '../testing/test-server.ts';
import { day } from '../clock/durations.ts';

const newPassword = 'a whole new one';

/** Journeys of docs/losing-the-device.md, by their names. */
onEveryDatabase('losing the mailbox', (server) => {
  const follow = async (email: string, name: 'confirm' | 'stop', mails: number) => {
    const { text } = await server().mailTo(email, mails);
    const link = new RegExp(`(/auth/recovery/${name}\\?token=\\S+)`).exec(text)?.[1] ?? '';
    assert.equal((await server().person().post(link)).status, 200);
  };
  const pass = async (days: number) => {
    server().pass(days * day);
    await recoverAccounts.run(server().context);
  };
  const logIn = async (email: string, mails: number) => {
    await server().person().post('/auth/forgot-password', { email });
    const otp = readCode(await server().mailTo(email, mails));
    await server().person().post('/reset-password', { email, otp, newPassword });
    const person = server().person();
    const answer = await person.post('/auth/login', { email, password: newPassword });
    return { person, code: answer.status === 200 ? 'IN' : answer.body.code };
  };

  it('mailbox and password are lost: app and recovery code give the account another address after seven days', async () => {
    const [email, newEmail] = ['gone@example.com', 'reads@example.com'];
    const member = await server().member({ email });
    const { recoveryCodes, next } = await addApp(server(), member);
    await server().person().post('/auth/recovery', { email, newEmail, code: next(), recoveryCode: recoveryCodes[0] });
    await follow(newEmail, 'confirm', 1);
    await pass(7);
    const { person, code } = await logIn(newEmail, 4);
    assert.equal(code, 'SECOND_STEP');
    assert.equal((await person.post('/auth/login/second-step', { code: next() })).status, 200);

    const other = await server().member({ email: `key.${email}` });
    const { device } = await addPasskey(other);
    const holder = server().person();
    await holder.post('/auth/login/passkey', { passkey: await useDevice(holder, device) });
    await holder.post('/auth/recovery', { email: `key.${email}`, newEmail: `key.${newEmail}` });
    await follow(`key.${newEmail}`, 'confirm', 1);
    await pass(7);
    assert.equal((await logIn(`key.${newEmail}`, 4)).code, 'SECOND_STEP');
  });

  it('everything is lost: two administrators make sure, and 14 days later the new address gets in', async () => {
    const [email, newEmail] = ['all@example.com', 'all.new@example.com'];
    const { db } = server().context;
    await addApp(server(), await server().member({ email }));
    await server().person().post('/auth/recovery', { email, newEmail, secondStep: 'lost' });
    await follow(newEmail, 'confirm', 1);
    const admins = [await server().member(), await server().member()];
    for (const admin of admins) {
      await db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
      await addApp(server(), admin);
      const [request] = (await admin.get('/admin/recoveries')).body.recoveries;
      const answer = await admin.post(`/admin/recoveries/${request?._id}/approve`, {
        check: 'in-person',
        note: 'Met her.  At the shop.',
      });
      assert.equal(answer.status, 200, answer.text);
      await pass(0);
    }
    await pass(14);
    const { person, code } = await logIn(newEmail, 4);
    assert.equal(code, 'IN');
    assert.equal((await person.get('/user/data')).body.user.email, newEmail);
  });

  it('somebody else asks for the account as if they had lost it: the old address or any device stops it', async () => {
    const email = 'wanted@example.com';
    const member = await server().member({ email });
    for (const stop of [() => follow(email, 'stop', 1), () => member.delete('/user/recovery')]) {
      const newEmail = `thief${Math.random()}@example.com`;
      await server().person().post('/auth/recovery', { email, newEmail, message: 'It is me, really.' });
      await follow(newEmail, 'confirm', 1);
      assert.equal((await member.get('/user/data')).body.user.recovery?.newEmail, newEmail);
      await stop();
      await pass(10);
      const { user } = (await member.get('/user/data')).body;
      assert.deepEqual([user.email, user.recovery], [email, undefined]);
    }
  });
});
