import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { runJob } from '../jobs/jobs.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, form } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';
import { password } from '../testing/test-server.ts';
import { readZip } from '../testing/read-zip.ts';
import { lookAfterExports } from './own-data.ts';
import { day } from '../clock/durations.ts';

interface Data {
  account: { email: string };
  posts: {
    title: string;
    text: string;
    versions: { text: string }[];
    picture: string | null;
    decisions: { action: string; reason: string }[];
  }[];
  whatHappened: { event: string }[];
}

onEveryDatabase('the file with a member’s own data', (server) => {
  const state = async (member: Person) => (await member.get('/user/export')).body.ownData;
  const waitUntilReady = async (member: Person) => {
    for (let look = 0; look < 600; look += 1) {
      const now = await state(member);
      if (now?.state === 'ready' || now?.state === 'failed') return now;
      await pause(20);
    }
    throw new Error('it was never ready');
  };
  const make = async (member: Person) => {
    assert.equal((await member.post('/user/export')).status, 200);
    assert.equal((await waitUntilReady(member)).state, 'ready');
    return readZip((await member.get('/user/export/file')).bytes);
  };

  it('holds posts, pictures, decisions and sign-ins, as JSON and as a page, and nothing that opens the account', async () => {
    const email = 'own-data@example.com';
    const member = await server().member({ email });
    await server().person().post('/auth/login', { email, password: 'a wrong guess' });
    const blog = (await member.post('/blogs', await blogForm())).body.blog;
    server().pass(1000);
    await member.put(`/blogs/${blog._id}`, form({ title: blog.title, content: 'Other words.' }));
    await member.post('/campaigns', await campaignForm());
    const admin = await server().admin();
    await admin.put(`/admin/blogs/${blog._id}/reject`, { reason: 'Please take out the name.' });
    const files = await make(member);
    const json = files.get('data.json')?.toString() ?? '';
    const data = JSON.parse(json) as Data;
    assert.equal(data.account.email, email);
    assert.equal(data.posts.length, 2);
    assert.equal(data.posts[0]?.title, blog.title);
    assert.deepEqual(
      data.posts[0].versions.map(({ text }) => text),
      ['One line.\nAnother line.'],
    );
    assert.equal(data.posts[0].decisions.at(-1)?.reason, 'Please take out the name.');
    for (const { picture } of data.posts)
      assert.equal(files.get(picture ?? '')?.toString('latin1', 0, 4), 'RIFF', String(picture));
    assert.ok(data.whatHappened.some(({ event }) => event === 'login.refused'));
    const page = files.get('index.html')?.toString() ?? '';
    for (const words of [email, blog.title, 'Please take out the name.']) assert.ok(page.includes(words), words);
    const { db } = server().context;
    const { password_hash } = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const { token_hash } = await db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow();
    for (const secret of [password_hash, token_hash, 'argon2', 'Administrator', 'a wrong guess'])
      assert.equal(json.includes(secret) || page.includes(secret), false, secret);
    assert.equal((await server().mailTo(email)).subject, 'Your CyberHarbour data is ready');
  });

  it('shows what people wrote as text, never as markup', async () => {
    const member = await server().member({ name: '<img src=x onerror=alert(1)>' });
    const form = await blogForm({ title: '</h3><script>alert(1)</script>', content: '"><svg onload=alert(1)>' });
    assert.equal((await member.post('/blogs', form)).status, 201);
    const files = await make(member);
    assert.doesNotMatch(files.get('index.html')?.toString() ?? '', /<script|<svg|onerror=alert\(1\)>\s*</);
    assert.equal((JSON.parse(files.get('data.json')?.toString() ?? '') as Data).posts.length, 1);
  });

  it('is its member’s alone, and no address of a picture', async () => {
    const member = await server().member();
    const stranger = await server().member();
    await make(member);
    assert.equal((await stranger.get('/user/export/file')).status, 404);
    assert.equal(await state(stranger), null);
    assert.equal((await stranger.delete('/user/export')).status, 404);
    assert.equal((await server().person().get('/user/export/file')).status, 401);
    const { id } = await server()
      .context.db.selectFrom('exports')
      .selectAll()
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow();
    assert.equal((await stranger.get(`/media/${id.replaceAll('-', '')}.0.zip`)).status, 404);
    const { headers } = await member.get('/user/export/file');
    assert.deepEqual([headers['content-type'], headers['cache-control']], ['application/zip', 'no-store']);
    assert.match(String(headers['content-disposition']), /^attachment; filename="cyberharbour-data-[\d-]+\.zip"$/);
  });

  it('needs a fresh check: a stolen session neither makes the file nor fetches one that is there', async () => {
    const email = 'stolen-file@example.com';
    const stolen = await server().member({ email });
    server().pass(11 * 60_000);
    assert.equal((await stolen.post('/user/export')).body.code, 'CHECK_NEEDED');
    const owner = server().person();
    await owner.post('/auth/login', { email, password });
    await make(owner);
    assert.notEqual((await state(owner))?.url, undefined);
    assert.deepEqual([(await state(stolen))?.state, (await state(stolen))?.url], ['ready', undefined]);
    assert.equal((await stolen.get('/user/export/file')).body.code, 'CHECK_NEEDED');
    server().pass(11 * 60_000);
    assert.equal((await owner.get('/user/export/file')).status, 200, 'the session that asked fetches it all day');
  });

  it('asked for by two calls at once is one file, and five a day', async () => {
    const member = await server().member();
    const answers = await Promise.all([1, 2, 3].map(() => member.post('/user/export')));
    for (const { status } of answers) assert.ok([200, 409].includes(status), String(status));
    await waitUntilReady(member);
    const { db } = server().context;
    assert.equal((await db.selectFrom('exports').where('user_id', '=', member.id).selectAll().execute()).length, 1);
    assert.ok(readZip((await member.get('/user/export/file')).bytes).has('data.json'));
    const more = [];
    for (let each = 0; each < 6; each += 1) {
      more.push((await member.post('/user/export')).status);
      await waitUntilReady(member);
    }
    assert.equal(more.at(-1), 429);
  });

  it('is gone after a day, and at once when its member says so', async () => {
    const [member, other] = [await server().member(), await server().member()];
    await make(member);
    await make(other);
    assert.equal((await other.delete('/user/export')).body.message, 'File deleted');
    assert.equal((await other.get('/user/export/file')).status, 404);
    const { db, media } = server().context;
    const { id } = await db
      .selectFrom('exports')
      .selectAll()
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow();
    const piece = `${id.replaceAll('-', '')}.0.zip`;
    const found = await media.read(piece);
    found?.stream.destroy();
    assert.notEqual(found, null);
    server().pass(day);
    assert.equal(await state(member), null);
    assert.equal((await member.get('/user/export/file')).status, 404);
    server().pass(1);
    await runJob(server().context, lookAfterExports);
    assert.equal(await media.read(piece), null);
    assert.deepEqual(await db.selectFrom('exports').where('user_id', '=', member.id).selectAll().execute(), []);
  });

  it('that a process left half-made is made by the next one', async () => {
    const member = await server().member();
    await make(member);
    const { db } = server().context;
    const left = { state: 'working', pieces: 0, bytes: 0, done: 1 } as const;
    await db.updateTable('exports').set(left).where('user_id', '=', member.id).execute();
    assert.equal((await member.get('/user/export/file')).status, 404);
    server().pass(61_000);
    await runJob(server().context, lookAfterExports);
    assert.equal((await state(member))?.state, 'ready');
    assert.ok(readZip((await member.get('/user/export/file')).bytes).has('index.html'));
  });

  it('that cannot be made says so, and can be asked for again', async () => {
    const member = await server().member();
    const { media } = server().context;
    const { save } = media;
    media.save = () => Promise.reject(new Error('no space left'));
    await member.post('/user/export');
    const failed = await waitUntilReady(member);
    media.save = save;
    assert.equal(failed.state, 'failed');
    assert.ok((await make(member)).has('data.json'));
  });
});
