import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm } from '../testing/forms.ts';

onEveryDatabase('a decision', (server) => {
  const begin = async (email: string) => {
    const author = await server().member({ email });
    const admin = await server().admin();
    const { _id } = (await author.post('/blogs', await blogForm())).body.blog;
    const set = (status: string) => admin.put(`/admin/blogs/${_id}/status`, { status });
    const approve = () => admin.put(`/admin/blogs/${_id}/approve`);
    const reject = () => admin.put(`/admin/blogs/${_id}/reject`, { reason: 'Say where.' });
    return { set, approve, reject };
  };
  const subjects = async (email: string) =>
    (
      await server()
        .context.db.selectFrom('outbox')
        .select('subject')
        .where('recipient', '=', email)
        .where('kind', '=', 'moderation')
        .orderBy('id')
        .execute()
    ).map(({ subject }) => subject);

  it('mails the author once it cannot be undone any more', async () => {
    const email = 'later@example.com';
    const { approve } = await begin(email);
    await approve();
    server().pass(9_000);
    server().context.wakeMail();
    const { db, clock } = server().context;
    const waiting = await db.selectFrom('outbox').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow();
    assert.deepEqual([waiting.state, waiting.due_at > clock() + 1000], ['waiting', true]);
    server().passUndo();
    assert.equal((await server().mailTo(email)).subject, 'Your blog is published');
  });

  it('that was undone mails nothing, whatever it was', async () => {
    const email = 'undone@example.com';
    const { approve, reject, set } = await begin(email);
    await approve();
    assert.deepEqual(await subjects(email), ['Your blog is published']);
    await set('pending');
    assert.deepEqual(await subjects(email), []);
    await reject();
    await set('pending');
    assert.deepEqual(await subjects(email), []);
    await approve();
    await set('archived');
    assert.deepEqual(await subjects(email), ['Your blog was archived'], 'the last word alone');
    await set('pending');
    assert.deepEqual(await subjects(email), []);
  });

  it('that is taken back after its mail was sent causes another one', async () => {
    const email = 'known@example.com';
    const { approve, set } = await begin(email);
    await approve();
    server().passUndo();
    await server().mailTo(email);
    await set('pending');
    server().passUndo();
    assert.equal((await server().mailTo(email, 2)).subject, 'Your blog waits for a moderator');
    await set('approved');
    await set('pending');
    assert.equal((await subjects(email)).length, 2, 'the author knows that it waits');
  });

  it('that sends a post back takes it from the pending ones of the console to those that wait for their author', async () => {
    const admin = await server().admin();
    const read = async (query: string) => (await admin.get(`/admin/blogs?status=pending&${query}`)).body;
    const counts = async (): Promise<number[]> => {
      const { byStatus, sentBack } = (await read('limit=0')) as unknown as {
        byStatus: Record<string, number>;
        sentBack: number;
      };
      const totals = [(await read('sentBack=true')).total, (await read('sentBack=false')).total];
      return [byStatus['pending'] ?? 0, sentBack, ...totals];
    };
    const [pending = 0, sentBack = 0, apart = 0, waiting = 0] = await counts();
    const { reject } = await begin('sorted@example.com');
    await reject();
    assert.deepEqual(await counts(), [pending + 1, sentBack + 1, apart + 1, waiting]);
    const listed = (await read('sentBack=true')).blogs.map(({ moderation }) => moderation?.sentBack);
    assert.deepEqual([listed.length, new Set(listed)], [apart + 1, new Set([true])]);
    assert.equal((await admin.get('/admin/blogs?sentBack=perhaps')).status, 400);
  });
});
