import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm } from '../testing/forms.ts';
import { adminEmail } from '../testing/test-server.ts';

onEveryDatabase('administration', (server) => {
  it('is for administrators', async () => {
    const member = await server().member();
    for (const [who, status] of [
      [server().person(), 401],
      [member, 403],
    ] as const) {
      assert.equal((await who.get('/admin/users')).status, status);
      assert.equal((await who.get(`/admin/users/${member.id}`)).status, status);
      assert.equal((await who.put(`/admin/users/${member.id}/role`, { role: 'admin' })).status, status);
      assert.equal((await who.delete(`/admin/users/${member.id}`)).status, status);
    }
  });

  it('cannot lose its last administrator, not even by two at once', async () => {
    const first = await server().admin();
    const me = (await first.get('/user/data')).body.user._id;
    const demote = (id: string) => first.put(`/admin/users/${id}/role`, { role: 'general' });
    const refused = await demote(me);
    assert.deepEqual([refused.status, refused.body.code], [409, 'LAST_ADMIN']);
    assert.equal((await first.delete(`/admin/users/${me}`)).status, 409);
    const second = await server().member();
    assert.equal(
      (await first.put(`/admin/users/${second.id}/role`, { role: 'admin' })).body.message,
      'Role updated to admin',
    );
    const both = await Promise.all([
      second.put(`/admin/users/${me}/role`, { role: 'general' }),
      first.put(`/admin/users/${second.id}/role`, { role: 'general' }),
    ]);
    assert.equal(both.filter(({ status }) => status === 200).length, 1);
    assert.equal(
      (await server().context.db.selectFrom('users').select('id').where('role', '=', 'admin').execute()).length,
      1,
    );
    // Back to the first, for the tests that follow.
    await server().context.db.updateTable('users').set({ role: 'admin' }).where('email', '=', adminEmail).execute();
    await server().context.db.updateTable('users').set({ role: 'general' }).where('id', '=', second.id).execute();
  });

  it('changes no role that somebody else changed meanwhile', async () => {
    const admin = await server().admin();
    const member = await server().member();
    const change = (from: string, role: string) => admin.put(`/admin/users/${member.id}/role`, { role, from });
    const both = await Promise.all([change('general', 'business'), change('general', 'admin')]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    const { role } = both.find(({ status }) => status === 200)?.body.user ?? {};
    assert.equal(
      both.find(({ status }) => status === 409)?.body.message,
      `This account was changed in the meantime. Its role is ${role} now.`,
    );
    assert.equal((await change(role ?? '', 'general')).status, 200);
  });

  it('changes a role only from the one that If-Match names', async () => {
    const admin = await server().admin();
    const member = await server().member();
    const change = (tag: string, role: string) =>
      admin.send('PUT', `/admin/users/${member.id}/role`, { role }, { 'if-match': tag });
    assert.equal((await change('"business"', 'admin')).status, 409);
    assert.equal((await change('"general"', 'business')).status, 200);
    assert.equal((await change('*', 'general')).status, 200);
  });

  it('changes a role from that member’s next request on', async () => {
    const admin = await server().admin();
    const member = await server().member();
    assert.equal((await member.get('/admin/users')).status, 403);
    const { user } = (await admin.put(`/admin/users/${member.id}/role`, { role: 'admin' })).body;
    assert.equal(user.role, 'admin');
    assert.equal((await member.get('/admin/users')).status, 200);
    await admin.put(`/admin/users/${member.id}/role`, { role: 'business' });
    assert.equal((await member.get('/admin/users')).status, 403);
    const wrong = await admin.put(`/admin/users/${member.id}/role`, { role: 'captain' });
    assert.deepEqual([wrong.status, wrong.body.message], [400, 'Failed to update role']);
  });

  it('deletes a member and their sessions, and keeps what they published', async () => {
    const admin = await server().admin();
    const member = await server().member();
    const { blog } = (await member.post('/blogs', await blogForm())).body;
    const { campaign } = (await member.post('/campaigns', await campaignForm())).body;
    await admin.put(`/admin/blogs/${blog._id}/approve`);
    await admin.put(`/admin/campaigns/${campaign._id}/approve`);
    await member.post('/blogs', await blogForm());
    const { blogs, campaigns } = (await admin.get(`/admin/users/posts?users=${member.id},nobody`)).body;
    assert.deepEqual([blogs, campaigns], [2, 1]);
    assert.equal((await admin.delete(`/admin/users/${member.id}`)).body.message, 'User deleted');
    assert.equal((await member.get('/auth/verify')).status, 401);
    const visitor = server().person();
    assert.equal((await visitor.get(`/blogs/${blog._id}`)).body.blog.author, null);
    assert.equal((await visitor.get(`/campaigns/${campaign._id}`)).body.campaign.createdBy, null);
    assert.ok((await visitor.get('/campaigns?type=individual')).body.campaigns.some(({ _id }) => _id === campaign._id));
    assert.equal((await admin.delete(`/admin/users/${member.id}`)).status, 404);
  });

  it('shows one member, and what they sent', async () => {
    const admin = await server().admin();
    const [member, other] = [await server().member(), await server().member()];
    const { blog } = (await member.post('/blogs', await blogForm())).body;
    await other.post('/blogs', await blogForm());
    const { campaign } = (await member.post('/campaigns', await campaignForm())).body;
    assert.equal((await admin.get(`/admin/users/${member.id}`)).body.user._id, member.id);
    for (const id of ['nobody', '0'.repeat(member.id.length)])
      assert.equal((await admin.get(`/admin/users/${id}`)).body.message, 'User not found.');
    const blogs = (await admin.get(`/admin/blogs?authorId=${member.id}`)).body;
    assert.deepEqual([blogs.blogs.map(({ _id }) => _id), blogs.total], [[blog._id], 1]);
    const campaigns = (await admin.get(`/admin/campaigns?authorId=${member.id}&status=pending&sentBack=false`)).body;
    assert.deepEqual([campaigns.campaigns.map(({ _id }) => _id), campaigns.total], [[campaign._id], 1]);
    assert.equal((await admin.get('/admin/blogs?authorId=nobody')).body.total, 0);
  });

  it('finds members by words and role, and counts them', async () => {
    const admin = await server().admin();
    await server().member({ name: 'Zoë 100% Quill', email: 'quill@example.com' });
    const found = async (query: string) =>
      (await admin.get(`/admin/users?${query}`)).body.users.map(({ email }) => email);
    assert.deepEqual(await found('q=QUILL'), ['quill@example.com']);
    assert.deepEqual(await found('q=100%25%20q'), ['quill@example.com']);
    assert.deepEqual(await found('q=1_0'), []);
    assert.deepEqual(await found('role=admin'), [adminEmail]);
    const sorted = async (order: string) => {
      const names: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await admin.get(`/admin/users?order=${order}&limit=2${cursor ? `&cursor=${cursor}` : ''}`);
        names.push(...page.body.users.map((user) => (order === 'name' ? user.name.toLowerCase() : user._id)));
        cursor = page.body.nextCursor;
      }
      return names;
    };
    for (const order of ['name', 'oldest'])
      assert.deepEqual(
        await sorted(order),
        (await sorted(order)).toSorted((one, other) => (one < other ? -1 : 1)),
      );
    assert.deepEqual(await sorted('newest'), (await sorted('oldest')).toReversed());
    const { byRole, total, users } = (await admin.get('/admin/users')).body;
    assert.deepEqual([total, byRole['admin']], [users.length, 1]);
    assert.deepEqual((await admin.get('/admin/users?limit=0')).body.users, []);
  });
});
