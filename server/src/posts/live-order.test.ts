import assert from 'node:assert/strict';
import { it } from 'node:test';
import { day, hour, minute } from '../clock/durations.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, form } from '../testing/forms.ts';
import { postKinds } from './kinds.ts';
import { publishDue } from './publish-due.ts';

onEveryDatabase('a post that goes live later', (server) => {
  const later = (time: number) =>
    new Date(Math.ceil((server().context.clock() + time) / minute) * minute).toISOString();
  const post = async (title: string, more: Record<string, string> = {}) => {
    const { _id } = (await (await server().member()).post('/blogs', await blogForm({ title, ...more }))).body.blog;
    await (await server().admin()).put(`/admin/blogs/${_id}/approve`);
    return _id;
  };
  const goOn = async (time: number) => {
    server().pass(time);
    await publishDue(server().context, postKinds);
  };
  const visitor = () => server().person();
  /** Every page of a list, read as whoever presses “Load more” does. */
  const readAll = async (url: string, limit: number) => {
    const titles: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await visitor().get(`${url}limit=${limit}${cursor && `&cursor=${cursor}`}`);
      titles.push(...(url.startsWith('/blogs') ? body.blogs : body.campaigns).map(({ title }) => title));
      cursor = body.nextCursor;
    }
    return titles;
  };

  it('stands in lists and feeds by then, on every page once, and says since when', async () => {
    const topic = 'Phishing';
    await post('First', { topic });
    const publishAt = later(2 * hour);
    const wished = await post('Wished', { topic, publishAt });
    await post('Second', { topic });
    await goOn(2 * hour + minute);
    const order = ['Wished', 'Second', 'First'];
    for (const limit of [1, 2, 50]) {
      assert.deepEqual(await readAll('/blogs?', limit), order);
      assert.deepEqual(await readAll(`/blogs?topic=${topic}&`, limit), order);
      assert.deepEqual(await readAll('/blogs?type=individual&', limit), order);
    }
    const feed = JSON.parse((await server().app.inject({ url: '/feeds/blogs.json' })).payload) as {
      items: { title: string; date_published: string }[];
    };
    assert.deepEqual(
      feed.items.map(({ title }) => title),
      order,
    );
    const { blog } = (await visitor().get(`/blogs/${wished}`)).body;
    assert.equal(blog.publishedAt, feed.items[0]?.date_published);
    const delay = Date.parse(blog.publishedAt ?? '') - Date.parse(publishAt);
    assert.ok(delay >= 0 && delay <= 2 * minute, `${delay} ms`);
    assert.ok(blog.createdAt < publishAt);
    assert.equal('publishedAt' in ((await visitor().get('/blogs')).body.blogs[1] ?? {}), false);
    // What its author and moderators read stands where it was written.
    const { blogs } = (await (await server().admin()).get('/admin/blogs')).body;
    assert.deepEqual(
      blogs.map(({ title }) => title),
      ['Second', 'Wished', 'First'],
    );
  });

  it('stands first where its author takes the time away', async () => {
    const author = await server().member();
    const fields = { title: 'Impatient', content: 'One line.\nAnother line.' };
    const sent = await author.post('/blogs', await blogForm({ ...fields, publishAt: later(day) }));
    const { _id } = sent.body.blog;
    await (await server().admin()).put(`/admin/blogs/${_id}/approve`);
    await goOn(hour);
    await author.put(`/blogs/${_id}`, form({ ...fields, publishAt: '' }));
    assert.equal((await readAll('/blogs?', 1))[0], 'Impatient');
  });

  it('is in the middle of a list that somebody reads meanwhile, and no page repeats or leaves anything out', async () => {
    const before = await readAll('/blogs?', 50);
    await post('Meanwhile', { publishAt: later(hour) });
    const { nextCursor } = (await visitor().get('/blogs?limit=2')).body;
    await goOn(2 * hour);
    const rest = await readAll(`/blogs?cursor=${nextCursor ?? ''}&`, 50);
    assert.deepEqual(rest, before.slice(2));
    assert.equal((await readAll('/blogs?', 50))[0], 'Meanwhile');
  });

  it('stands before campaigns that have ended, and those are read on to', async () => {
    const campaign = async (title: string, more: Record<string, string>) => {
      const { body } = await (await server().member()).post('/campaigns', await campaignForm({ title, ...more }));
      await (await server().admin()).put(`/admin/campaigns/${body.campaign._id}/approve`);
      return body.campaign._id;
    };
    const times = { startTime: later(day), endTime: later(300 * day) };
    await campaign('Runs', times);
    await campaign('Wished', { publishAt: later(hour), ...times });
    for (const title of ['Over', 'Over too']) {
      const id = await campaign(title, {});
      await server().context.db.updateTable('campaigns').set({ visibility: 1 }).where('id', '=', id).execute();
    }
    await goOn(2 * hour);
    for (const limit of [1, 2, 3, 50])
      assert.deepEqual(await readAll('/campaigns?', limit), ['Wished', 'Runs', 'Over too', 'Over']);
  });
});
