import assert from 'node:assert/strict';
import { it } from 'node:test';
import { unlockAccount } from '../commands/unlock.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import type { Person } from '../testing/person.ts';
import { addApp, addPasskey, useDevice } from '../testing/second-steps.ts';
import { password, readCode } from '../testing/test-server.ts';

const newPassword = 'a whole new one';

/** The journeys of docs/losing-the-device.md, by their names. */
onEveryDatabase('losing the device', (server) => {
  const logIn = async (email: string, given = password) => {
    const person = server().person();
    const answer = await person.post('/auth/login', { email, password: given });
    return { person, code: answer.status === 200 ? 'IN' : answer.body.code };
  };
  const reset = async (email: string, mails: number) => {
    await server().person().post('/auth/forgot-password', { email });
    const otp = readCode(await server().mailTo(email, mails));
    const answer = await server().person().post('/reset-password', { email, otp, newPassword });
    assert.equal(answer.status, 200, answer.text);
  };
  const giveCode = (person: Person, code: string) => person.post('/auth/login/second-step', { code });
  const isIn = async (person: Person) => (await person.get('/user/data')).status === 200;

  it('the phone is lost: a recovery code gets in, and puts a new phone in its place', async () => {
    const email = 'phone@example.com';
    const lost = await addApp(server(), await server().member({ email }));
    const { person } = await logIn(email);
    assert.equal((await giveCode(person, lost.recoveryCodes[0] ?? '')).status, 200);
    const phone = await addApp(server(), person, 'New phone');
    assert.equal((await person.delete(`/user/second-steps/${lost.id}`)).status, 200);
    const again = (await logIn(email)).person;
    assert.equal((await giveCode(again, lost.next())).status, 400);
    assert.equal((await giveCode(again, phone.next())).status, 200);
  });

  it('the phone is lost, a passkey is left: it gets in without the password', async () => {
    const member = await server().member();
    const { id } = await addApp(server(), member);
    const { device } = await addPasskey(member);
    const person = server().person();
    await person.post('/auth/login/passkey', { passkey: await useDevice(person, device) });
    assert.ok(await isIn(person));
    assert.equal((await person.delete(`/user/second-steps/${id}`)).status, 200);
  });

  it('the password is forgotten: the mail gives another one, and the second step is asked for all the same', async () => {
    const email = 'forgotten@example.com';
    const phone = await addApp(server(), await server().member({ email }));
    await reset(email, 2);
    const { person, code } = await logIn(email, newPassword);
    assert.deepEqual([code, await isIn(person)], ['SECOND_STEP', false]);
    assert.equal((await giveCode(person, phone.next())).status, 200);
  });

  it('password and phone are lost: mail and a recovery code together get in, neither alone', async () => {
    const email = 'both@example.com';
    const { recoveryCodes } = await addApp(server(), await server().member({ email }));
    const [code = ''] = recoveryCodes;
    assert.equal((await giveCode(server().person(), code)).status, 401);
    await reset(email, 2);
    const { person } = await logIn(email, newPassword);
    assert.equal(await isIn(person), false);
    assert.equal((await giveCode(person, code)).status, 200);
  });

  it('the mailbox is lost: password and second step get in, and give the account another address', async () => {
    const email = 'mailbox@example.com';
    const phone = await addApp(server(), await server().member({ email }));
    const { person } = await logIn(email);
    assert.equal((await giveCode(person, phone.next())).status, 200);
    const change = { name: 'M', email: 'other-mailbox@example.com', role: 'general', currentPassword: password };
    assert.equal((await person.put('/user/update', change)).status, 200);
    await person.post('/auth/send-verify-otp');
    const otp = readCode(await server().mailTo('other-mailbox@example.com'));
    const { user } = (await person.get('/user/data')).body;
    assert.equal((await person.post('/auth/verify-otp', { userId: user._id, otp })).status, 200);
    assert.equal((await logIn('other-mailbox@example.com')).code, 'SECOND_STEP');
  });

  it('somebody else reads the mail: they choose a password, and do not get in', async () => {
    const email = 'read@example.com';
    await addApp(server(), await server().member({ email }));
    await reset(email, 2);
    const { person } = await logIn(email, newPassword);
    for (const url of ['/user/data', '/user/second-steps', '/auth/check'])
      assert.equal((await person.get(url)).status, 401);
  });

  it('somebody else has the password: they do not get in, and the member hears of their wrong codes', async () => {
    const email = 'known@example.com';
    const member = await server().member({ email });
    await addApp(server(), member);
    const { person } = await logIn(email);
    for (let each = 0; each < 5; each += 1) await giveCode(person, '000000');
    assert.equal(await isIn(person), false);
    const { entries } = (await member.get('/user/activity')).body;
    assert.equal(entries.filter(({ event }) => event === 'code.refused').length, 5);
    assert.equal((await server().mailTo(email, 2)).subject, 'Somebody knows your CyberHarbour password');
  });

  it('somebody else shut the member out with a second step of their own: the old address takes it off again', async () => {
    const email = 'shut-out@example.com';
    const thief = await server().member({ email });
    const change = { name: 'T', email: 'thief@example.com', role: 'general', currentPassword: password };
    assert.equal((await thief.put('/user/update', change)).status, 200);
    const { text } = await server().mailTo(email);
    const link = /(\/user\/email\/keep\?token=\S+)/.exec(text)?.[1] ?? '';
    const { recoveryCodes } = await addApp(server(), thief, 'Phone of the thief');
    assert.equal((await server().person().post(link)).status, 200);
    assert.equal(await isIn(thief), false);
    await reset(email, 4);
    const owner = await logIn(email, newPassword);
    assert.equal(owner.code, 'IN');
    await addApp(server(), owner.person);
    const again = (await logIn(email, newPassword)).person;
    assert.equal((await giveCode(again, recoveryCodes[0] ?? '')).status, 400, 'nor do the codes of the thief open it');
  });

  it('phone and codes are lost: the operator opens the account for its password, and the member hears of it', async () => {
    const email = 'nothing-left@example.com';
    await addApp(server(), await server().member({ email }));
    assert.equal((await logIn(email)).code, 'SECOND_STEP');
    assert.ok(await unlockAccount(server().context.db, email, 'http://localhost:3000'));
    server().context.wakeMail();
    assert.equal(
      (await server().mailTo(email, 2)).subject,
      'The second steps of your CyberHarbour account were removed',
    );
    assert.equal((await logIn(email, 'not the one')).code, 'LOGIN_FAILED');
    assert.equal((await logIn(email)).code, 'IN');
  });

  it('somebody else asked for the deletion of the account: the mail keeps it, and opens nothing', async () => {
    const email = 'about-to-go@example.com';
    await addApp(server(), await server().member({ email }));
    const thief = (await logIn(email)).person;
    assert.equal(
      (await thief.post('/user/deletion', { posts: 'go' })).status,
      401,
      'the password alone asks for nothing',
    );
    const member = await server().member({ email: `other-${email}` });
    await member.post('/user/deletion', { posts: 'go' });
    const { text } = await server().mailTo(`other-${email}`);
    const reader = server().person();
    assert.equal((await reader.post(/(\/user\/deletion\/keep\?token=\S+)/.exec(text)?.[1] ?? '')).status, 200);
    assert.deepEqual([await isIn(reader), (await member.get('/user/deletion')).body.deletion], [false, null]);
  });

  it('a device was stolen while it was logged in: it cannot take or add keys without proving who holds it', async () => {
    const stolen = await server().member();
    const { id } = await addApp(server(), stolen);
    server().pass(11 * 60_000);
    assert.equal((await stolen.delete(`/user/second-steps/${id}`)).body.code, 'CHECK_NEEDED');
    assert.equal((await stolen.post('/user/second-steps/recovery-codes')).body.code, 'CHECK_NEEDED');
    assert.equal((await stolen.post('/user/deletion', { posts: 'go' })).body.code, 'CHECK_NEEDED');
    assert.equal((await stolen.post('/user/second-steps/apps', { name: 'Mine' })).body.code, 'CHECK_NEEDED');
    assert.equal((await stolen.post('/auth/check', { password })).status, 400, 'the password is no proof any more');
  });
});
