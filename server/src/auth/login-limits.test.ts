import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addressKey } from '../limits/address-key.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { readCode, password } from '../testing/test-server.ts';

onEveryDatabase('guessing passwords', (server) => {
  const logIn = async (email: string, given: string, remoteAddress: string, cookie = '') => {
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      headers: { origin: 'http://localhost:3000', ...(cookie && { cookie }) },
      payload: { email, password: given },
    });
    const device = answer.cookies.find(({ name }) => name === '__Secure-device');
    return { status: answer.statusCode, device: device ? `${device.name}=${device.value}` : '', path: device?.path };
  };

  it('from one address keeps nobody out who is elsewhere', async () => {
    const email = 'one-guesser@example.com';
    await server().member({ email });
    for (let guess = 0; guess < 10; guess += 1) assert.equal((await logIn(email, 'guess', '203.0.113.1')).status, 401);
    assert.equal((await logIn(email, password, '203.0.113.1')).status, 429);
    assert.equal((await logIn(email, password, '198.51.100.7')).status, 200);
  });

  it('from one address waits longer the longer it goes on', async () => {
    const { loginsPerAccountAndAddress: quarter } = server().context.limits;
    const email = 'patient@example.com';
    let looked = 0;
    for (let spell = 0; spell < 5; spell += 1) {
      await quarter.forget(`${email} 203.0.113.9`);
      for (let guess = 0; guess < 10; guess += 1)
        looked += Number((await logIn(email, 'guess', '203.0.113.9')).status === 401);
    }
    assert.equal(looked, 30);
  });

  it('from many addresses keeps no known device out, and lets no forged one in', async () => {
    const email = 'flooded@example.com';
    await server().member({ email });
    const known = await logIn(email, password, '198.51.100.7');
    assert.equal(known.path, '/api/auth/login');
    const flood = await Promise.all(
      Array.from({ length: 110 }, (_, each) => logIn(email, 'guess', `203.0.113.${each + 10}`)),
    );
    assert.equal(flood.filter(({ status }) => status === 401).length <= 100, true);
    for (let guess = 0; guess < 100; guess += 1)
      await server()
        .context.limits.loginsPerAccount.take(email)
        .catch(() => 0);
    assert.equal((await logIn(email, password, '192.0.2.1')).status, 429);
    assert.equal((await logIn(email, password, '192.0.2.1', known.device)).status, 200);
    const forged = known.device.replace(/\.[\w-]+$/, `.${'A'.repeat(43)}`);
    assert.equal((await logIn(email, password, '192.0.2.1', forged)).status, 429);
    const own = await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'guess', '192.0.2.1', known.device)));
    assert.deepEqual(own.filter(({ status }) => status === 429).length, 2, 'a stolen cookie guesses no faster');
  });

  it('a device is a stranger again once the password was reset', async () => {
    const email = 'device-reset@example.com';
    await server().member({ email });
    const { device } = await logIn(email, password, '198.51.100.7');
    await server().person().post('/auth/forgot-password', { email });
    const otp = readCode(await server().mailTo(email));
    await server().person().post('/reset-password', { email, otp, newPassword: 'a new long one' });
    for (let guess = 0; guess < 100; guess += 1) await server().context.limits.loginsPerAccount.take(email);
    assert.equal((await logIn(email, 'a new long one', '192.0.2.2', device)).status, 429);
  });

  it('counts an IPv6 network as one address', () => {
    assert.equal(addressKey('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
    assert.equal(addressKey('2001:0DB8:1:2::9'), '2001:db8:1:2::/64');
    assert.equal(addressKey('2001:db8::1'), '2001:db8:0:0::/64');
    assert.equal(addressKey('::1'), '0:0:0:0::/64');
    assert.equal(addressKey('fe80::1%eth0'), 'fe80:0:0:0::/64');
    assert.equal(addressKey('::ffff:203.0.113.5'), '203.0.113.5');
    assert.equal(addressKey('203.0.113.5'), '203.0.113.5');
  });

  it('sends one account ten reset codes a day, and says the same', async () => {
    const email = 'reset-cap@example.com';
    const member = await server().member({ email });
    const ask = () => server().person().post('/auth/forgot-password', { email });
    for (let each = 0; each < 12; each += 1) {
      assert.equal((await ask()).status, 200);
      server().pass(16 * 60_000);
    }
    const sent = await server()
      .context.db.selectFrom('outbox')
      .select('id')
      .where('user_id', '=', member.id)
      .where('kind', '=', 'reset')
      .execute();
    assert.equal(sent.length, 10);
  });

  it('stops everybody alike when the whole site sent too many reset codes', async () => {
    const { resetCodes } = server().context.limits;
    await server().member({ email: 'brake@example.com' });
    for (let each = 0; each < 1000; each += 1) await resetCodes.take('site').catch(() => undefined);
    for (const email of ['brake@example.com', 'nobody-there@example.com']) {
      const { status, body, headers } = await server().person().post('/auth/forgot-password', { email });
      assert.deepEqual([status, body.code, Number(headers['retry-after']) > 0], [429, 'TOO_MANY', true]);
    }
    await resetCodes.forget('site');
  });
});
