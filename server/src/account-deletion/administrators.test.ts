import assert from 'node:assert/strict';
import { it } from 'node:test';
import { verifyDatabase } from '../commands/verify.ts';
import { runJob } from '../jobs/jobs.ts';
import { tokenFor } from '../mail/link-tokens.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';
import { readCode, password } from '../testing/test-server.ts';
import { eraseAccounts } from './job.ts';
import { day } from '../clock/durations.ts';

onEveryDatabase('deletions and others', (server) => {
  const ask = (member: Person, posts = 'stay') => member.post('/user/deletion', { posts });
  const runJobs = () => {
    server().pass(60_001);
    return runJob(server().context, eraseAccounts);
  };
  const isThere = async ({ id }: Person) =>
    (await server().context.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;
  const consistent = async () =>
    assert.deepEqual(await verifyDatabase(server().context.db, server().context.media), []);
  const countNameless = async () => {
    const { db } = server().context;
    return (await db.selectFrom('blogs').select('id').where('author_id', 'is', null).execute()).length;
  };
  const makeAdmin = async (by: Person) => {
    const member = await server().member();
    assert.equal((await by.put(`/admin/users/${member.id}/role`, { role: 'admin' })).status, 200);
    return member;
  };

  it('the last administrator cannot go, nor two who are the last ones together', async () => {
    const first = await server().admin();
    const refused = await ask(first);
    assert.deepEqual([refused.status, refused.body.code], [409, 'LAST_ADMIN']);
    const second = await makeAdmin(first);
    const both = await Promise.all([ask(first), ask(second)]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
    const [leaving, staying] = both[0].status === 200 ? [first, second] : [second, first];
    // The other one loses the role meanwhile: now nobody else is left, and the account stays with a mail that says why.
    const { _id } = (await staying.get('/user/data')).body.user;
    await leaving.put(`/admin/users/${_id}/role`, { role: 'general' });
    server().pass(14 * day);
    await runJobs();
    const { db } = server().context;
    const admins = await db.selectFrom('users').select(['id', 'email']).where('role', '=', 'admin').execute();
    assert.equal(admins.length, 1);
    const notice = await server().mailTo(admins[0]?.email ?? '', admins[0]?.id === second.id ? 3 : 2);
    assert.equal(notice.subject, 'Your CyberHarbour account could not be deleted');
    await consistent();
    // Back to the first, for the tests that follow.
    if (leaving === second) {
      const again = server().person();
      await again.post('/auth/login', { email: admins[0]?.email, password });
      const admin = await db
        .selectFrom('users')
        .select('id')
        .where('email', 'like', 'admin@%')
        .executeTakeFirstOrThrow();
      assert.equal((await again.put(`/admin/users/${admin.id}/role`, { role: 'admin' })).status, 200);
    }
  });

  it('an administrator’s deletion is done at once, and follows what the member chose', async () => {
    const admin = await server().admin();
    const post = async (member: Person) => {
      const { blog } = (await member.post('/blogs', await blogForm())).body;
      await admin.put(`/admin/blogs/${blog._id}/approve`);
      return blog._id;
    };
    const [chose, silent] = [await server().member(), await server().member()];
    const [gone, left] = [await post(chose), await post(silent)];
    const [{ id: one }, { id: other }] = [chose, silent];
    const countLeft = async () => (await admin.get(`/admin/users/posts?users=${one},${other}`)).body.blogs as unknown;
    assert.equal(await countLeft(), 2);
    await ask(chose, 'go');
    assert.equal(await countLeft(), 1, 'the console says what stays');
    for (const { id } of [chose, silent]) assert.equal((await admin.delete(`/admin/users/${id}`)).status, 200);
    assert.deepEqual([await isThere(chose), await isThere(silent)], [false, false]);
    const visitor = server().person();
    assert.equal((await visitor.get(`/blogs/${gone}`)).body.code, 'GONE');
    assert.equal((await visitor.get(`/blogs/${left}`)).body.blog.author, null);
    await consistent();
  });

  it('asked for, taken back, deleted by two processes and by an administrator at the same moment: one of them holds', async () => {
    const admin = await server().admin();
    const { context } = server();
    // Another process on the same database: it has claimed nothing of what this one claims.
    const secondProcess = { ...eraseAccounts, name: 'erase-accounts-elsewhere' };
    for (let round = 0; round < 4; round += 1) {
      const [member, nameless] = [await server().member(), await countNameless()];
      await member.post('/blogs', await blogForm());
      await ask(member, 'go');
      server().pass(14 * day);
      const back = server().person();
      const { email } = await context.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      await back.post('/auth/login', { email, password });
      const chief = round % 2 ? await server().admin() : admin;
      const answers = await Promise.all([
        back.delete('/user/deletion'),
        back.post('/blogs', await blogForm()),
        runJob(context, eraseAccounts),
        runJob(context, secondProcess),
        ...(round % 2 ? [chief.delete(`/admin/users/${member.id}`)] : []),
      ]);
      for (const answer of answers) if (answer) assert.ok(answer.status < 500, answer.text);
      const rows = await context.db
        .selectFrom('account_deletions')
        .selectAll()
        .where('user_id', '=', member.id)
        .execute();
      const stays = answers[0].status === 200 && !(round % 2);
      assert.deepEqual([await isThere(member), rows.map((row) => row.state)], stays ? [true, []] : [false, ['erased']]);
      if (answers[0].status !== 200) assert.equal(await countNameless(), nameless, 'no post is left behind');
      await consistent();
    }
  });

  it('whoever takes a stolen account back keeps it from being deleted', async () => {
    const email = 'stolen@example.com';
    const member = await server().member({ email });
    const thief = server().person();
    await thief.post('/auth/login', { email, password });
    const form = { name: 'T', email: 'thief@example.com', role: 'general', currentPassword: password };
    await thief.put('/user/update', form);
    await thief.post('/auth/send-verify-otp');
    const otp = readCode(await server().mailTo('thief@example.com'));
    assert.equal((await thief.post('/auth/verify-otp', { userId: member.id, otp })).status, 200);
    await ask(thief, 'go');
    // Both addresses hear of it.
    for (const [address, count] of [
      [email, 3],
      ['thief@example.com', 2],
    ] as const)
      assert.match((await server().mailTo(address, count)).subject, /will be deleted/);
    const { db } = server().context;
    assert.equal(
      (await db.selectFrom('account_deletions').selectAll().where('user_id', '=', member.id).execute()).length,
      1,
    );
    const change = await db
      .selectFrom('email_changes')
      .selectAll()
      .where('old_email', '=', email)
      .executeTakeFirstOrThrow();
    const token = tokenFor(server().context.codeKey, 'email:keep', change.id);
    assert.equal((await server().person().post(`/user/email/keep?token=${token}`)).status, 200);
    assert.deepEqual(
      await db.selectFrom('account_deletions').selectAll().where('user_id', '=', member.id).execute(),
      [],
    );
  });
});
