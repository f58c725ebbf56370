import assert from 'node:assert/strict';
import { it } from 'node:test';
import { loopbackSessionCookie } from '@cyberharbour/shared-api/contract';
import { isLoopback } from '../http/loopback.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { password } from '../testing/test-server.ts';

const credentials = { email: 'loopback@example.com', password };

onEveryDatabase('a browser that stores no Secure cookie', (server) => {
  it('stays signed in on plain HTTP at this machine, and its logout ends the session', async () => {
    await server().member({ email: credentials.email });
    server().app.isLoopback = true;
    const person = server().person();
    const { headers } = await person.post('/auth/login', credentials);
    const plain = [headers['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.startsWith(loopbackSessionCookie));
    assert.match(plain ?? '', /^cyberharbour-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const webKit = { cookie: plain?.split(';')[0] ?? '' };
    person.cookie = '';
    assert.equal((await person.send('GET', '/auth/verify', undefined, webKit)).status, 200);
    assert.equal((await person.send('POST', '/auth/logout', undefined, webKit)).status, 200);
    assert.equal((await person.send('GET', '/auth/verify', undefined, webKit)).status, 401);
  });

  it('is given none anywhere else, and one that it brings along opens nothing', async () => {
    server().app.isLoopback = false;
    const person = server().person();
    const { headers } = await person.post('/auth/login', credentials);
    const names = [headers['set-cookie']].flat().map((one) => String(one).split('=')[0]);
    assert.deepEqual(names, ['__Host-session', '__Secure-device']);
    const token = person.cookie.split('=')[1] ?? '';
    person.cookie = '';
    const brought = { cookie: `${loopbackSessionCookie}=${token}` };
    assert.equal((await person.send('GET', '/auth/verify', undefined, brought)).status, 401);
  });
});

it('this machine by plain HTTP is a loopback address, and nothing else is', () => {
  const own = ['http://localhost:4000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://shop.localhost'];
  for (const address of own) assert.equal(isLoopback(address), true, address);
  const others = ['https://localhost', 'http://localhost.example.com', 'http://10.0.0.7', 'https://example.com'];
  for (const address of others) assert.equal(isLoopback(address), false, address);
});
