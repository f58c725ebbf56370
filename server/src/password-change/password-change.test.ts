import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import type { Person } from '../testing/person.ts';
import { password } from '../testing/test-server.ts';

onEveryDatabase('a new password with the current one', (server) => {
  const change = (member: Person, currentPassword: string, newPassword: string) =>
    member.put('/user/password', { currentPassword, newPassword });
  const logIn = async (email: string, given: string) => {
    const person = server().person();
    const { status } = await person.post('/auth/login', { email, password: given });
    return { person, status };
  };

  it('signs every other device out, gives this one another token, and the owner hears of it', async () => {
    const email = 'changes@example.com';
    const member = await server().member({ email });
    const { person: other } = await logIn(email, password);
    const copy = server().person();
    copy.cookie = member.cookie;
    const { status, body } = await change(member, password, 'seven gulls on a rail');
    assert.deepEqual([status, body.message], [200, 'Password changed']);
    assert.notEqual(member.cookie, copy.cookie);
    assert.deepEqual(
      [await member.get('/auth/verify'), await other.get('/auth/verify'), await copy.get('/auth/verify')].map(
        (answer) => answer.status,
      ),
      [200, 401, 401],
    );
    const letter = await server().mailTo(email);
    assert.equal(letter.subject, 'Your CyberHarbour password was changed');
    assert.match(letter.text, /every other device was signed out/);
    assert.equal((await logIn(email, password)).status, 401);
    assert.equal((await logIn(email, 'seven gulls on a rail')).status, 200);
    const { entries } = (await (await server().admin()).get(`/admin/audit?item=${member.id}`)).body;
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['user.password'],
    );
  });

  it('says which field it means, and changes nothing', async () => {
    const member = await server().member({ email: 'says@example.com' });
    const wrong = 'That is not your current password.';
    const cases: [current: string, next: string, field: string, sentence: string][] = [
      ['', 'seven gulls', 'currentPassword', 'Enter your current password.'],
      ['not mine at all', 'seven gulls', 'currentPassword', wrong],
      [password, 'gull', 'newPassword', 'Password must be at least 6 characters.'],
      [password, '', 'newPassword', 'Please fill in all required fields.'],
      [password, password, 'newPassword', 'That is your current password. Choose another one.'],
    ];
    for (const [current, next, field, sentence] of cases) {
      const { status, body } = await change(member, current, next);
      assert.deepEqual([status, body.errors], [400, { [field]: sentence }]);
    }
    assert.equal(
      (await server().person().put('/user/password', { currentPassword: 'x', newPassword: 'y' })).status,
      401,
    );
    assert.equal((await logIn('says@example.com', password)).status, 200);
  });

  it('is tried ten times in an hour: a stolen session guesses no password', async () => {
    const member = await server().member({ email: 'guessed@example.com' });
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, each) => change(member, `guess ${each}`, 'gulls!')),
    );
    assert.equal(answers.filter(({ status }) => status === 400).length, 10);
    const refused = await change(member, password, 'seven gulls');
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers['retry-after']) > 0);
  });

  it('by two devices at once is one of the two, and one device stays signed in', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `twice${round}@example.com`;
      const member = await server().member({ email });
      const { person: other } = await logIn(email, password);
      const answers = await Promise.all([
        change(member, password, 'seven gulls on a rail'),
        change(other, password, 'nine lanterns on a pier'),
      ]);
      const [first, second] = answers.map(({ status }) => status === 200);
      assert.notEqual(first, second, answers.map(({ status }) => status).join());
      assert.equal((await logIn(email, 'seven gulls on a rail')).status, first ? 200 : 401);
      assert.equal((await logIn(email, 'nine lanterns on a pier')).status, second ? 200 : 401);
      const signedIn = [await member.get('/auth/verify'), await other.get('/auth/verify')];
      assert.deepEqual(
        signedIn.map(({ status }) => status === 200),
        [first, second],
      );
    }
  });

  it('and a reset at the same moment leave one password that opens the account', async () => {
    const email = 'reset-at-once@example.com';
    const member = await server().member({ email });
    await server().person().post('/auth/forgot-password', { email });
    const { text } = await server().mailTo(email);
    const otp = /^\d{6}$/m.exec(text)?.[0] ?? '';
    const [changed, reset] = await Promise.all([
      change(member, password, 'seven gulls on a rail'),
      server().person().post('/reset-password', { email, otp, newPassword: 'nine lanterns on a pier' }),
    ]);
    assert.ok(changed.status === 200 || reset.status === 200);
    const opens = [await logIn(email, 'seven gulls on a rail'), await logIn(email, 'nine lanterns on a pier')];
    assert.equal(opens.filter(({ status }) => status === 200).length, 1);
    assert.equal((await logIn(email, password)).status, 401);
  });
});
