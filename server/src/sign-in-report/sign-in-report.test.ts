import assert from 'node:assert/strict';
import { it } from 'node:test';
import { signInMail } from '../auth/notices.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { readCode, password } from '../testing/test-server.ts';
import { day } from '../clock/durations.ts';

onEveryDatabase('a sign-in on a device that is not known', (server) => {
  /** A browser with all its cookies. */
  const signIn = (email: string, cookie = '', userAgent = 'none') =>
    server().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '203.0.113.9',
      headers: { origin: 'http://localhost:3000', 'user-agent': userAgent, ...(cookie && { cookie }) },
      payload: { email, password },
    });
  const noticeTo = (email: string, count = 1) => server().mailTo(email, count, signInMail);
  const linkIn = (text: string) => /https?:\/\/\S+\/api(\/auth\/report\?token=\S+)/.exec(text)?.[1] ?? 'no link';
  const logIn = async (email: string, given = password) =>
    (await server().person().post('/auth/login', { email, password: given })).status;
  const countNotices = async (userId: string) =>
    (
      await server()
        .context.db.selectFrom('outbox')
        .select('id')
        .where('user_id', '=', userId)
        .where('kind', '=', signInMail)
        .execute()
    ).length;

  it('is told to the owner by mail, once for each device', async () => {
    const email = 'devices@example.com';
    const member = await server().member({ email });
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
    const first = await signIn(email, '', chrome);
    const { text, subject } = await noticeTo(email);
    assert.equal(subject, 'A new device signed in to your CyberHarbour account');
    assert.match(text, /Chrome on Windows, network 203\.0\.113\.x, .* UTC/);
    assert.doesNotMatch(text, /203\.0\.113\.9/);
    const device = first.cookies.find(({ name }) => name === '__Secure-device');
    assert.equal((await signIn(email, `__Secure-device=${device?.value ?? ''}`)).statusCode, 200);
    assert.equal(await countNotices(member.id), 1);
    for (let each = 0; each < 7; each += 1) await signIn(email);
    assert.equal(await countNotices(member.id), 5, 'more in an hour say nothing new');
  });

  it('"this was not me": looking changes nothing; the button ends every session and starts the recovery', async () => {
    const email = 'not-me@example.com';
    const member = await server().member({ email });
    const thief = server().person();
    await thief.post('/auth/login', { email, password });
    await thief.put('/user/update', {
      name: 'M',
      email: 'thief@example.com',
      role: 'general',
      currentPassword: password,
    });
    const url = linkIn((await noticeTo(email)).text);
    for (const method of ['GET', 'OPTIONS'] as const) await server().person().send(method, url);
    const page = await server().person().get(url);
    assert.match(page.text, /<form method="post"/);
    assert.equal((await thief.get('/auth/verify')).status, 200);
    const done = await server().person().post(url);
    assert.deepEqual([done.status, /Nobody is signed in any more/.test(done.text)], [200, true]);
    assert.deepEqual([(await thief.get('/auth/verify')).status, (await member.get('/auth/verify')).status], [401, 401]);
    assert.equal(await logIn(email), 401);
    const otp = readCode(
      await server()
        .mailTo(email, 2, 'reset')
        .catch(() => server().mailTo(email, 1, 'reset')),
    );
    const newPassword = 'nine lanterns on a pier';
    assert.equal((await server().person().post('/reset-password', { email, otp, newPassword })).status, 200);
    const back = server().person();
    await back.post('/auth/login', { email, password: newPassword });
    const { body } = await back.get('/user/data');
    assert.deepEqual([body.user.email, body.user.pendingEmail], [email, undefined]);
    const { entries } = (await back.get('/user/activity')).body;
    assert.ok(entries.some(({ event }) => event === 'login.reported'));
    // The same link once more does not touch the password that was chosen since.
    assert.equal((await server().person().post(url)).status, 404);
    assert.equal(await logIn(email, newPassword), 200);
  });

  it('pressed twice at once works once', async () => {
    const email = 'pressed@example.com';
    await server().member({ email });
    await logIn(email);
    const url = linkIn((await noticeTo(email)).text);
    const answers = await Promise.all([1, 2, 3].map(() => server().person().post(url)));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 404, 404]);
  });

  it('a link that is forged, of another kind, or older than seven days opens nothing', async () => {
    const email = 'forged@example.com';
    const member = await server().member({ email });
    await logIn(email);
    const url = linkIn((await noticeTo(email)).text);
    const [path = '', token = ''] = url.split('?token=');
    const [id = '', mac = ''] = token.split('.');
    const { entries } = (await member.get('/user/activity')).body;
    const opened = entries.find(({ event }) => event === 'account.opened')?._id ?? '';
    for (const made of ['', 'x', `${id}.`, `${opened}.${mac}`, `${id}.${'A'.repeat(43)}`, `${token}.x`])
      assert.equal((await server().person().post(`${path}?token=${made}`)).status, 404, made);
    assert.equal(
      (
        await server()
          .person()
          .post(path.replace('/auth/report', `/user/email/keep?token=${token}`))
      ).status,
      404,
    );
    assert.equal((await member.get('/auth/verify')).status, 200);
    server().pass(7 * day);
    assert.equal((await server().person().post(url)).status, 410);
    assert.equal(await logIn(email), 200);
  });
});
