import assert from 'node:assert/strict';
import { it } from 'node:test';
import { verifyChain } from '../audit/verify.ts';
import { verifyDatabase } from '../commands/verify.ts';
import { runJob } from '../jobs/jobs.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, form } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';
import { password } from '../testing/test-server.ts';
import { eraseAccounts } from './job.ts';
import { day } from '../clock/durations.ts';

onEveryDatabase('the deletion of one’s own account', (server) => {
  const ask = (member: Person, posts = 'stay') => member.post('/user/deletion', { posts });
  const state = async (member: Person) => (await member.get('/user/deletion')).body.deletion;
  /** The job, a minute after it ran last. */
  const runJobs = async () => {
    server().pass(60_001);
    await runJob(server().context, eraseAccounts);
  };
  const logIn = async (email: string) => {
    const person = server().person();
    return { person, status: (await person.post('/auth/login', { email, password })).status };
  };
  const linkIn = (text: string) =>
    /https?:\/\/\S+\/api(\/user\/deletion\/keep\?token=\S+)/.exec(text)?.[1] ?? 'no link';
  /** A member with a public and a pending blog, and a public campaign. */
  const author = async (email: string) => {
    const [member, admin] = [await server().member({ email, name: 'Mei Harbour' }), await server().admin()];
    const { blog } = (await member.post('/blogs', await blogForm({ title: `Lantern ${email}` }))).body;
    const { blog: hidden } = (await member.post('/blogs', await blogForm())).body;
    const { campaign } = (await member.post('/campaigns', await campaignForm())).body;
    await admin.put(`/admin/blogs/${blog._id}/approve`);
    await admin.put(`/admin/campaigns/${campaign._id}/approve`);
    return { member, admin, blog, hidden, campaign };
  };

  it('waits 14 days: the mail names the day, signing in works, and one click keeps the account', async () => {
    const email = 'changes-mind@example.com';
    const member = await server().member({ email });
    assert.deepEqual(await state(member), null);
    const refused = await member.post('/user/deletion', { posts: 'burn' });
    assert.deepEqual([refused.status, refused.body.errors], [400, { posts: 'Choose what becomes of your posts.' }]);
    const asked = await ask(member, 'go');
    const { deletesAt = '', backupsUntil = '' } = asked.body.deletion ?? {};
    const now = server().context.clock();
    assert.deepEqual([asked.status, asked.body.user.deletesAt, asked.body.backupDays], [200, deletesAt, 30]);
    assert.ok(Math.abs(Date.parse(deletesAt) - now - 14 * day) < 60_000);
    assert.equal(Date.parse(backupsUntil) - Date.parse(deletesAt), 30 * day);
    const { subject, text } = await server().mailTo(email);
    assert.match(subject, /^Your CyberHarbour account will be deleted on \d+ \w+ \d{4}$/);
    assert.match(text, /Your posts are deleted with it\..* in no backup/);
    server().pass(13 * day);
    await runJobs();
    const { person, status } = await logIn(email);
    assert.deepEqual([status, (await person.get('/user/data')).body.user.deletesAt], [200, deletesAt]);
    // Asked for again, it says something else of the posts, and leaves the day as it is.
    assert.equal((await ask(person, 'stay')).body.deletion?.deletesAt, deletesAt);
    const stays = await person.delete('/user/deletion');
    assert.deepEqual(
      [stays.status, stays.body.message, stays.body.user.deletesAt],
      [200, 'Your account stays.', undefined],
    );
    assert.equal((await server().mailTo(email, 3)).subject, 'Your CyberHarbour account stays');
    assert.equal((await person.delete('/user/deletion')).status, 404);
    server().pass(2 * day);
    await runJobs();
    assert.equal((await logIn(email)).status, 200);
    const { entries } = (await person.get('/user/activity')).body;
    for (const event of ['deletion.requested', 'deletion.cancelled'])
      assert.ok(
        entries.some((entry) => entry.event === event),
        event,
      );
  });

  it('is kept by the link of the mail, without a password: once, and nobody is signed in by it', async () => {
    const email = 'link@example.com';
    const member = await server().member({ email });
    await ask(member);
    const url = linkIn((await server().mailTo(email)).text);
    const visitor = server().person();
    assert.match((await visitor.get(url)).text, /<form method="post"/);
    assert.notEqual(await state(member), null, 'a look changes nothing');
    const forged = url.replace(/\.[^.]*$/, `.${'A'.repeat(43)}`);
    assert.equal((await visitor.post(forged)).status, 404);
    const done = await visitor.post(url);
    assert.deepEqual([done.status, /Your account stays/.test(done.text), visitor.cookie], [200, true, '']);
    assert.deepEqual([await state(member), (await visitor.get('/user/data')).status], [null, 401]);
    await ask(member);
    assert.equal((await visitor.post(url)).status, 404, 'the link of an earlier request');
    assert.notEqual(await state(member), null);
  });

  it('needs a fresh check, is one’s own alone, and cannot be asked for without end', async () => {
    const member = await server().member();
    const answers = [];
    for (let each = 0; each < 6; each += 1) answers.push((await ask(member, each % 2 ? 'go' : 'stay')).status);
    assert.deepEqual(answers, [200, 200, 200, 200, 200, 429]);
    const stranger = await server().member();
    assert.equal(await state(stranger), null);
    assert.equal((await stranger.delete('/user/deletion')).status, 404);
    assert.notEqual(await state(member), null);
    server().pass(11 * 60_000);
    const stale = await ask(stranger);
    assert.deepEqual([stale.status, stale.body.code, await state(stranger)], [403, 'CHECK_NEEDED', null]);
    assert.equal((await server().person().post('/user/deletion', { posts: 'go' })).status, 401);
  });

  it('after the days: public posts stay without a name, what nobody could read goes', async () => {
    const email = 'leaves@example.com';
    const { member, admin, blog, hidden, campaign } = await author(email);
    await admin.put(`/blogs/${blog._id}`, form({ title: blog.title, content: 'Other words.' }));
    const earlier = async () => (await (await server().admin()).get(`/blogs/${blog._id}/revisions`)).body.revisions;
    assert.equal((await earlier()).length, 1);
    await ask(member, 'stay');
    server().pass(14 * day);
    await runJobs();
    assert.deepEqual(await earlier(), [], 'what they took out of a post goes with them');
    const visitor = server().person();
    assert.deepEqual([(await member.get('/user/data')).status, (await logIn(email)).status], [401, 401]);
    assert.equal((await visitor.get(`/blogs/${blog._id}`)).body.blog.author, null);
    assert.equal((await visitor.get(`/campaigns/${campaign._id}`)).body.campaign.createdBy, null);
    const again = await server().admin();
    assert.equal((await again.get(`/blogs/${hidden._id}?all=true`)).status, 404);
    const get = async (url: string) => (await server().app.inject({ url })).payload;
    const pages = [await get('/feeds/blogs.json'), await get(`/page-description?path=/blog/${blog._id}`)];
    for (const page of pages) assert.deepEqual([page.includes('Unknown'), page.includes('Mei Harbour')], [true, false]);
    assert.ok((await get('/sitemaps/blogs-1.xml')).includes(blog._id));
    const farewell = await server().mailTo(email, 2);
    assert.equal(farewell.subject, 'Your CyberHarbour account was deleted');
    assert.match(farewell.text, /last email/);
    assert.equal((await admin.get('/admin/users')).status, 401, 'an administrator has 12 hours');
    const { db, media } = server().context;
    assert.deepEqual(await verifyDatabase(db, media), []);
  });

  it('or all posts go: their addresses say so, and no feed, sitemap, card, search or picture has them', async () => {
    const email = 'goes@example.com';
    const { member, blog, campaign } = await author(email);
    await ask(member, 'go');
    server().pass(14 * day);
    await runJobs();
    const visitor = server().person();
    const removed = await visitor.get(`/blogs/${blog._id}`);
    assert.deepEqual([removed.status, removed.body.code], [404, 'GONE']);
    assert.equal((await visitor.get(`/campaigns/${campaign._id}`)).body.code, 'GONE');
    assert.equal((await server().app.inject({ url: `/cards/blogs/${blog._id}.jpg` })).statusCode, 410);
    for (const url of [
      '/feeds/blogs.rss',
      '/feeds/campaigns.ics',
      '/sitemaps/blogs-1.xml',
      '/sitemaps/campaigns-1.xml',
    ]) {
      const { payload } = await server().app.inject({ url });
      assert.deepEqual(
        [blog._id, campaign._id].map((id) => payload.includes(id)),
        [false, false],
        url,
      );
    }
    assert.deepEqual((await visitor.get('/blogs?q=lantern%20goes')).body.blogs, []);
    for (const { url } of blog.imageVariants)
      assert.equal((await server().app.inject({ url: new URL(url).pathname })).statusCode, 404);
    const { db, media } = server().context;
    assert.deepEqual(await verifyDatabase(db, media), []);
    assert.equal((await verifyChain(db)).brokenAt, null);
  });

  it('goes on where a process was ended half-way', async () => {
    const { member, blog } = await author('half@example.com');
    await ask(member, 'go');
    server().pass(14 * day);
    const { context } = server();
    const { mailFiles } = context;
    context.mailFiles = { ...mailFiles, removeOf: () => Promise.reject(new Error('the process ends')) };
    await assert.rejects(runJobs());
    context.mailFiles = mailFiles;
    assert.equal((await server().person().get(`/blogs/${blog._id}`)).status, 404);
    assert.equal((await member.delete('/user/deletion')).status, 401, 'it cannot be taken back any more');
    await runJobs();
    const { db } = context;
    assert.deepEqual(await db.selectFrom('users').select('id').where('id', '=', member.id).execute(), []);
    await runJobs();
    assert.deepEqual(
      await db.selectFrom('account_deletions').select('id').where('state', '!=', 'pending').execute(),
      [],
    );
  });
});
