import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { password } from '../testing/test-server.ts';

const business = {
  businessName: 'Harbourside Bakery',
  businessAddress: '4 Wharf Street',
  businessAbn: '11 000 000 001',
};

onEveryDatabase('account details', (server) => {
  it('is for members', async () => {
    const visitor = server().person();
    for (const answer of [await visitor.get('/user/data'), await visitor.put('/user/update', {})]) {
      assert.deepEqual([answer.status, answer.body.message], [401, 'Please login to access this page.']);
    }
  });

  it('converts a general member to a business, and not back', async () => {
    const member = await server().member({ email: 'convert@example.com' });
    const form = { name: 'Mei', email: 'convert@example.com' };
    const missing = await member.put('/user/update', { ...form, role: 'business', businessName: 'Only a name' });
    assert.deepEqual([missing.status, missing.body.message], [400, 'Please fill in all business details']);
    const done = await member.put('/user/update', { ...form, role: 'business', ...business });
    assert.deepEqual(
      [done.status, done.body.message, done.body.user.role, done.body.user.businessName],
      [200, 'Details updated', 'business', 'Harbourside Bakery'],
    );
    assert.equal((await member.put('/user/update', { ...form, role: 'general' })).status, 403);
    assert.equal(
      (await server().mailTo('convert@example.com')).subject,
      'Your CyberHarbour account is a business account now',
    );
    const [entry] = (await (await server().admin()).get(`/admin/audit?item=${member.id}`)).body.entries;
    assert.deepEqual(
      [entry?.action, entry?.actor?._id, entry?.before, entry?.after],
      ['user.role', member.id, { role: 'general' }, { role: 'business' }],
    );
  });

  it('lets nobody make themselves an administrator', async () => {
    const member = await server().member({ email: 'climber@example.com' });
    for (const role of ['admin', 'root', 7])
      assert.equal((await member.put('/user/update', { name: 'C', email: 'climber@example.com', role })).status, 403);
    assert.equal((await member.get('/user/data')).body.user.role, 'general');
  });

  it('changes a name at once, and takes the same address in other capitals for the same', async () => {
    const member = await server().member({ email: 'before@example.com' });
    const same = await member.put('/user/update', { name: 'New Name', email: 'Before@example.com', role: 'general' });
    assert.deepEqual(
      [same.body.user.name, same.body.user.isAccountVerified, same.body.user.pendingEmail],
      ['New Name', true, undefined],
    );
  });

  it('refuses an e-mail address that another account has', async () => {
    await server().member({ email: 'taken@example.com' });
    const member = await server().member();
    const form = { name: 'M', email: 'taken@example.com', role: 'general', currentPassword: password };
    assert.equal((await member.put('/user/update', form)).status, 409);
  });

  it('saves as often as people do, not as often as programs do', async () => {
    const member = await server().member({ email: 'often@example.com' });
    const answers = [];
    for (let each = 0; each < 62; each += 1)
      answers.push(await member.put('/user/update', { name: `N${each}`, email: 'often@example.com', role: 'general' }));
    const refused = answers.filter(({ status }) => status === 429);
    assert.equal(refused.length, 2);
    assert.match(refused[0]?.body.message ?? '', /^Too many attempts. Please try again in \d+ minutes.$/);
    assert.ok(Number(refused[0]?.headers['retry-after']) > 0);
  });

  it('stores no field that is not on the form', async () => {
    const member = await server().member({ email: 'extra@example.com' });
    const answer = await member.put('/user/update', {
      name: 'E',
      email: 'extra@example.com',
      role: 'general',
      isAccountVerified: false,
      password_hash: 'x',
    });
    assert.equal(answer.body.user.isAccountVerified, true);
  });
});
