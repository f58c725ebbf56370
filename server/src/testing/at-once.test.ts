import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from './dialects.ts';
import { blogForm, form, photo, resourceForm } from './forms.ts';
import { createLetterOffice, letterForm } from './letters.ts';
import { day } from '../clock/durations.ts';

/** Two different calls at the same moment, round after round: whatever comes first, what is stored is one of both. */
const rounds = Number(process.env['RACES'] ?? 6);

onEveryDatabase('two calls at once', (server) => {
  const { write, send, read, subscribe, look } = createLetterOffice(server);
  const each = async (work: () => Promise<void>) => {
    for (let round = 0; round < rounds; round += 1) await work();
  };
  const calm = (statuses: number[]) =>
    assert.ok(
      statuses.every((status) => status < 500),
      statuses.join(),
    );

  it('a letter is sent and stopped: it is under way for nobody, or stopped, and never sent twice', async () => {
    await subscribe('ana@example.com', 'mei@example.com');
    const admin = await server().admin();
    await each(async () => {
      const { letter } = await write();
      const [sent, stopped, again] = await Promise.all([
        send(letter._id),
        admin.post(`/admin/letters/${letter._id}/stop`),
        send(letter._id),
      ]);
      calm([sent.status, stopped.status, again.status]);
      assert.ok([sent.status, again.status].filter((status) => status === 200).length <= 1);
      const mails = await look();
      const { letter: after, deliveries } = await read(letter._id);
      assert.ok(
        after.state === 'sent' ? mails.length === 2 : after.state === 'stopped' && mails.length === 0,
        after.state,
      );
      assert.equal(deliveries.sent, mails.length);
    });
  });

  it('a letter is changed, given a picture and deleted: no picture is left behind', async () => {
    const admin = await server().admin();
    const picture = await photo(20, 20);
    await each(async () => {
      const { letter } = await write();
      const url = `/admin/letters/${letter._id}`;
      const answers = await Promise.all([
        admin.post(`${url}/pictures`, form({}, { bytes: picture })),
        admin.put(url, letterForm({ subject: 'Another' })),
        admin.delete(url),
      ]);
      calm(answers.map(({ status }) => status));
      if ((await admin.get(url)).status === 404) {
        const { db } = server().context;
        const left = await db.selectFrom('letter_pictures').selectAll().where('letter_id', '=', letter._id).execute();
        assert.deepEqual(left, []);
      }
    });
  });

  it('a resource is retired, changed and given a picture: its library and its picture are whole', async () => {
    const admin = await server().admin();
    const picture = await photo(20, 20);
    let round = 0;
    await each(async () => {
      const title = `Raced ${(round += 1)}`;
      const { _id, updatedAt } = (await admin.post('/admin/resources', resourceForm({ title }))).body.resource;
      const from = { 'if-match': `"${Date.parse(updatedAt)}"` };
      const answers = await Promise.all([
        admin.send('PUT', `/admin/resources/${_id}/retired`, { retired: true }, from),
        admin.send('PUT', `/admin/resources/${_id}`, resourceForm({ title: `${title} changed` }), from),
        admin.send('PUT', `/admin/resources/${_id}/picture`, form({}, { bytes: picture }), from),
      ]);
      calm(answers.map(({ status }) => status));
      assert.equal(answers.filter(({ status }) => status === 200).length, 1, 'all of them began at one version');
      const stored = (await admin.get('/admin/resources')).body.resources.find((one) => one._id === _id);
      assert.ok(stored);
      const is = [stored.retiredAt !== null, stored.title !== title, stored.image !== null];
      assert.deepEqual(
        is,
        answers.map(({ status }) => status === 200),
      );
      if (stored.image) assert.equal((await server().person().get(new URL(stored.image).pathname)).status, 200);
    });
  });

  it('a post is approved, changed and given a time: nobody reads what no moderator read', async () => {
    const author = await server().member();
    const admin = await server().admin();
    await each(async () => {
      const { _id, updatedAt } = (await author.post('/blogs', await blogForm({ title: 'Read' }))).body.blog;
      const from = { 'if-match': `"${Date.parse(updatedAt)}"` };
      const publishAt = new Date(Math.ceil((server().context.clock() + day) / 60_000) * 60_000).toISOString();
      const content = 'One line.\nAnother line.';
      const answers = await Promise.all([
        admin.send('PUT', `/admin/blogs/${_id}/approve`, {}, from),
        author.send('PUT', `/blogs/${_id}`, form({ title: 'Unread', content }), from),
        author.send('PUT', `/blogs/${_id}`, form({ title: 'Read', content, publishAt }), from),
      ]);
      calm(answers.map(({ status }) => status));
      const seen = await server().person().get(`/blogs/${_id}`);
      if (seen.status === 200) assert.equal(seen.body.blog.title, 'Read');
      const stored = (await author.get(`/blogs/${_id}?all=true`)).body.blog;
      if (stored.title === 'Unread') assert.equal(stored.status, 'pending');
    });
  });

  it('a link that unsubscribes is only looked at by scanners, however often', async () => {
    await subscribe('scanned@example.com');
    const { letter } = await write();
    await send(letter._id);
    const mail = (await look()).find(({ recipient }) => recipient === 'scanned@example.com');
    const { pathname, search } = new URL(mail?.unsubscribe_url ?? '');
    const url = `${pathname}${search}`;
    const state = async () =>
      (
        await server()
          .context.db.selectFrom('subscribers')
          .selectAll()
          .where('email', '=', 'scanned@example.com')
          .execute()
      )[0]?.state;
    const methods = ['GET', 'HEAD', 'OPTIONS'] as const;
    await Promise.all(
      methods.flatMap((method) => Array.from({ length: 5 }, () => server().app.inject({ method, url }))),
    );
    assert.equal(await state(), 'subscribed');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const left = await Promise.all(
      Array.from({ length: 4 }, () =>
        server().app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' }),
      ),
    );
    calm(left.map(({ statusCode }) => statusCode));
    assert.equal(await state(), 'left');
  });
});
