import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { addApp } from '../testing/second-steps.ts';
import { adminEmail, password, readCode } from '../testing/test-server.ts';

const origin = 'http://localhost:3000';

onEveryDatabase('a form that is sent without script', (server) => {
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = { origin }) =>
    server().app.inject({
      method: 'POST',
      url: `/forms${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const cookieOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
    cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  it('signs in and goes on to where the person wanted, and nowhere else', async () => {
    for (const [query, to] of [
      ['', '/dashboard'],
      ['?from=%2Fblog%2Fcreate', '/blog/create'],
      ['?from=%2F%2Fevil.example', '/dashboard'],
      ['?from=https%3A%2F%2Fevil.example', '/dashboard'],
    ] as const) {
      const response = await send(`/login${query}`, { email: adminEmail, password });
      assert.deepEqual([response.statusCode, response.headers.location], [303, to]);
      const cookie = cookieOf(response);
      assert.equal((await server().app.inject({ url: '/api/auth/verify', headers: { cookie } })).statusCode, 200);
    }
  });

  it('is refused in the words of the call, as text, and nothing is set', async () => {
    const wrong = await send('/login', { email: adminEmail, password: 'wrong' });
    assert.equal(wrong.statusCode, 401);
    assert.match(wrong.payload, /<p>Login failed\.<\/p><p><a href="\/login">Try again<\/a>/);
    assert.equal(wrong.headers['set-cookie'], undefined);
    assert.match(String(wrong.headers['content-security-policy']), /default-src 'none'/);
    const empty = await send('/login', {});
    assert.deepEqual([empty.statusCode, /Enter your password\./.test(empty.payload)], [400, true]);
    const differs = await send('/signup', { name: '<b>', email: 'a@example.com', password, confirmPassword: 'x' });
    assert.match(differs.payload, /Passwords do not match\./);
    assert.doesNotMatch(differs.payload, /<b>|<form/);
  });

  it('asks for the second step where an account has one, and goes on from there', async () => {
    const email = 'two.steps@example.com';
    const app = await addApp(server(), await server().member({ email }));
    const first = await send('/login?from=%2Fblog%2Fcreate', { email, password });
    assert.equal(first.statusCode, 401);
    const action = /action="([^"]+)"/.exec(first.payload)?.[1] ?? '';
    assert.equal(action, '/login/second-step?from=%2Fblog%2Fcreate');
    const headers = { origin, cookie: cookieOf(first) };
    const wrong = await send(action, { code: '000000' }, headers);
    assert.deepEqual([wrong.statusCode, wrong.payload.includes('That code is not right')], [400, true]);
    assert.ok(wrong.payload.includes(`action="${action}"`));
    const done = await send(action, { code: app.next() }, headers);
    assert.deepEqual([done.statusCode, done.headers.location], [303, '/blog/create']);
    const late = await send(action, { code: app.next() }, headers);
    assert.deepEqual([late.statusCode, late.payload.includes('<form')], [401, false]);
  });

  it('comes from our own pages alone', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const response = await send('/login', { email: adminEmail, password }, headers);
      assert.deepEqual([response.statusCode, response.headers['set-cookie']], [403, undefined]);
    }
  });

  it('ends the session of whoever sends it', async () => {
    const cookie = cookieOf(await send('/login', { email: adminEmail, password }));
    const verify = async () => (await server().app.inject({ url: '/api/auth/verify', headers: { cookie } })).statusCode;
    assert.equal(await verify(), 200);
    const response = await send('/logout', {}, { origin, cookie });
    assert.deepEqual([response.statusCode, response.headers.location], [303, '/login']);
    assert.equal(await verify(), 401);
  });

  it('opens an account, confirms its email, and sets a new password', async () => {
    const email = 'without.script@example.com';
    const fields = { name: 'Mei', email, password, confirmPassword: password };
    const joined = await send('/signup', fields);
    assert.equal(joined.statusCode, 200);
    assert.match(joined.payload, /<form method="post" action="\/verify-otp">/);
    const cookie = cookieOf(joined);
    const person = { origin, cookie };
    const otp = readCode(await server().mailTo(email));
    assert.equal((await send('/verify-otp', { otp }, { origin })).statusCode, 401);
    assert.match((await send('/verify-otp', { otp: '1' }, person)).payload, /Enter the six digits\./);
    assert.equal((await send('/verify-otp', { otp }, person)).headers.location, '/dashboard');
    const asked = await send('/forgot-password', { email });
    const unknown = await send('/forgot-password', { email: 'nobody@example.com' });
    assert.deepEqual([asked.statusCode, asked.payload], [200, unknown.payload]);
    const code = readCode(await server().mailTo(email, 2));
    const newPassword = 'another ladder entirely';
    assert.equal((await send('/reset-password', { email, otp: code, newPassword })).statusCode, 200);
    assert.equal((await send('/login', { email, password: newPassword })).statusCode, 303);
  });

  it('asks for the newsletter', async () => {
    const response = await send('/', { email: 'reader@example.com' });
    assert.equal(response.statusCode, 200);
    assert.match(response.payload, /<a href="\/">To CyberHarbour<\/a>/);
    const chosen = {
      email: 'choosy@example.com',
      boxes: 'yes',
      'topic-alerts': 'on',
      'topic-Social Engineering': 'on',
    };
    assert.equal((await send('/', chosen)).statusCode, 200);
    const { subscribers } = (await (await server().admin()).get('/admin/newsletter?q=choosy')).body;
    assert.deepEqual(subscribers[0]?.topics, ['alerts', 'Social Engineering']);
    assert.match((await send('/', { email: 'none@example.com', boxes: 'yes' })).payload, /Choose at least one\./);
  });
});
