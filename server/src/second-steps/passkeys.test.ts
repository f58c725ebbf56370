import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { PasskeyDevice } from '../testing/passkey-device.ts';
import { addApp, addPasskey, creationOf, useDevice } from '../testing/second-steps.ts';
import { password } from '../testing/test-server.ts';

onEveryDatabase('passkeys', (server) => {
  const logIn = async (device: PasskeyDevice, where: Parameters<PasskeyDevice['get']>[1] = {}) => {
    const person = server().person();
    const passkey = await useDevice(person, device, where);
    return { person, passkey, answer: await person.post('/auth/login/passkey', { passkey }) };
  };

  it('log in by themselves, and after the password too', async () => {
    const email = 'keys@example.com';
    const member = await server().member({ email });
    const { device, recoveryCodes } = await addPasskey(member);
    assert.equal(recoveryCodes.length, 10);
    const { person, answer } = await logIn(device);
    assert.deepEqual([answer.status, answer.body.message], [200, 'Login successful']);
    assert.equal((await person.get('/user/data')).body.user.email, email);
    const waiting = server().person();
    assert.equal((await waiting.post('/auth/login', { email, password })).body.code, 'SECOND_STEP');
    assert.deepEqual((await waiting.get('/auth/login/second-step')).body.methods, ['passkey', 'recovery']);
    const { passkeys } = (await member.get('/user/second-steps')).body;
    assert.deepEqual(
      passkeys.map(({ name, isBackedUp }) => [name, isBackedUp]),
      [['Laptop', false]],
    );
    assert.ok(passkeys[0]?.lastUsedAt);
  });

  it('ask for a verified owner on this site alone', async () => {
    const member = await server().member();
    const options = creationOf(await member.post('/user/second-steps/passkeys/options'));
    assert.deepEqual(
      [options.rp.id, options.attestation, options.authenticatorSelection.userVerification],
      ['localhost', 'none', 'required'],
    );
    const add = (passkey: object) => member.post('/user/second-steps/passkeys', { name: 'Key', passkey });
    assert.equal((await add(new PasskeyDevice().create(options, { isVerified: false }))).status, 400);
    const again = async () => creationOf(await member.post('/user/second-steps/passkeys/options'));
    assert.equal((await add(new PasskeyDevice().create(await again(), { origin: 'http://evil.example' }))).status, 400);
    const { device } = await addPasskey(member);
    for (const where of [
      { isVerified: false },
      { origin: 'http://localhost:3999' },
      { origin: 'https://localhost:3000' },
    ]) {
      const { answer } = await logIn(device, where);
      assert.deepEqual([answer.status, answer.body.code], [401, 'PASSKEY_REFUSED'], JSON.stringify(where));
    }
  });

  it('sign each challenge once, for one use, within five minutes', async () => {
    const member = await server().member();
    const { device } = await addPasskey(member);
    const { passkey, answer } = await logIn(device);
    assert.equal(answer.status, 200);
    const thief = server().person();
    assert.equal((await thief.post('/auth/login/passkey', { passkey })).status, 401, 'replayed');
    const late = await useDevice(thief, device);
    server().pass(5 * 60_000 + 1000);
    assert.equal((await thief.post('/auth/login/passkey', { passkey: late })).status, 401, 'late');
    const forCheck = await useDevice(member, device, {}, '/auth/check/options');
    assert.equal((await thief.post('/auth/login/passkey', { passkey: forCheck })).status, 401, 'of another use');
    const made = device.get({ challenge: Buffer.alloc(54).toString('base64url'), rpId: 'localhost' });
    assert.equal((await thief.post('/auth/login/passkey', { passkey: made })).status, 401, 'made up');
    const twice = await useDevice(thief, device);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server().person().post('/auth/login/passkey', { passkey: twice })),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 401, 401, 401, 401, 401]);
  });

  it('that count backwards were copied, and log in no more', async () => {
    const { device } = await addPasskey(await server().member());
    assert.equal((await logIn(device, { counter: 9 })).answer.status, 200);
    assert.equal((await logIn(device, { counter: 9 })).answer.status, 401);
    assert.equal((await logIn(device, { counter: 3 })).answer.status, 401);
    assert.equal((await logIn(device, { counter: 10 })).answer.status, 200);
  });

  it('belong to one account: another one’s name, challenge or list does not help', async () => {
    const [mei, mallory] = [await server().member(), await server().member()];
    const { device } = await addPasskey(mei);
    const own = new PasskeyDevice();
    const stolen = creationOf(await mei.post('/user/second-steps/passkeys/options'));
    const body = { name: 'Key', passkey: own.create(stolen) };
    assert.equal((await mallory.post('/user/second-steps/passkeys', body)).status, 400);
    device.userHandle = Buffer.from(mallory.id).toString('base64url');
    assert.equal((await logIn(device)).answer.status, 401);
    server().pass(11 * 60_000);
    const { device: other } = await addPasskeyFreshly(mallory);
    const forCheck = await useDevice(mei, other, {}, '/auth/check/options');
    assert.equal((await mei.post('/auth/check', { passkey: forCheck })).status, 400);
  });

  const addPasskeyFreshly = async (member: Awaited<ReturnType<ReturnType<typeof server>['member']>>) => {
    await member.post('/auth/check', { password });
    return addPasskey(member);
  };

  it('are removed and then open nothing, also in the middle of a login', async () => {
    const member = await server().member();
    await addApp(server(), member);
    const { device } = await addPasskey(member);
    const person = server().person();
    const passkey = await useDevice(person, device);
    const _id = (await member.get('/user/second-steps')).body.passkeys[0]?._id ?? '';
    assert.equal((await member.delete(`/user/second-steps/${_id}`)).status, 200);
    assert.equal((await person.post('/auth/login/passkey', { passkey })).status, 401);
    assert.equal((await member.delete(`/user/second-steps/${_id}`)).status, 404);
    assert.deepEqual((await member.get('/user/second-steps')).body.recoveryCodesLeft, 10);
  });

  it('asked for in masses leave nothing behind', async () => {
    const { db } = server().context;
    const count = async () => (await db.selectFrom('used_challenges').select('digest').execute()).length;
    const before = await count();
    await Promise.all(Array.from({ length: 50 }, () => server().person().post('/auth/login/passkey/options')));
    assert.equal(await count(), before);
  });

  it('are not offered where the site is a bare address', async () => {
    const { context } = server();
    const usual = context.relyingParty;
    context.relyingParty = null;
    const member = await server().member();
    assert.equal((await member.post('/user/second-steps/passkeys/options')).status, 409);
    assert.equal((await server().person().post('/auth/login/passkey/options')).status, 409);
    context.relyingParty = usual;
  });
});
