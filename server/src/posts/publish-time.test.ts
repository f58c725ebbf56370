import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { day, hour, minute } from '../clock/durations.ts';
import { verifyDatabase } from '../commands/verify.ts';
import { runJob } from '../jobs/jobs.ts';
import { draftDigest } from '../letter-digest/job.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, form } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';
import { postKinds } from './kinds.ts';
import { publishDue, startPublishing } from './publish-due.ts';

onEveryDatabase('publishing at a time', (server) => {
  const later = (time: number) =>
    new Date(Math.ceil((server().context.clock() + time) / minute) * minute).toISOString();
  const look = () => publishDue(server().context, postKinds);
  const post = async (author: Person, fields: Record<string, string> = {}) =>
    (await author.post('/blogs', await blogForm(fields))).body.blog;
  const approve = async (id: string, of = 'blogs') => (await server().admin()).put(`/admin/${of}/${id}/approve`);
  const own = async (author: Person, id: string) => (await author.get(`/blogs/${id}?all=true`)).body.blog;
  const edit = (author: Person, id: string, fields: Record<string, string>) =>
    author.put(`/blogs/${id}`, form({ title: 'A blog', content: 'One line.\nAnother line.', ...fields }));
  const payload = async (url: string) => (await server().app.inject({ url })).payload;
  const changes = async () => (JSON.parse(await payload('/changes')) as { changes: string }).changes;
  const faults = () => verifyDatabase(server().context.db, server().context.media);
  /** Every public place where somebody could come across a post. */
  const places = async (id: string, word: string) => {
    const visitor = server().person();
    const has = async (url: string) => (await payload(url)).includes(id);
    const status = async (url: string) => (await server().app.inject({ url })).statusCode < 400;
    return {
      read: (await visitor.get(`/blogs/${id}`)).status === 200,
      list: (await visitor.get('/blogs')).body.blogs.some(({ _id }) => _id === id),
      search: (await visitor.get(`/blogs?q=${word}`)).body.total > 0,
      siteSearch: (await visitor.get(`/search?q=${word}`)).text.includes(id),
      feed: await has('/feeds/blogs.json'),
      rss: await has('/feeds/blogs.rss'),
      sitemap: await has('/sitemaps/blogs-1.xml'),
      card: await status(`/cards/blogs/${id}.jpg`),
      description: (await payload(`/page-description?path=/blog/${id}`)).toLowerCase().includes(word),
    };
  };
  const everywhere = async (id: string, word: string, is: boolean) => {
    const found = await places(id, word);
    assert.deepEqual(found, Object.fromEntries(Object.keys(found).map((name) => [name, is])), is ? 'shown' : 'hidden');
  };
  const publicTotal = async () => (await server().person().get('/blogs')).body.total;

  it('hides an approved post everywhere until its time, and shows it everywhere then', async () => {
    const email = 'wishes@example.com';
    const author = await server().member({ email });
    const publishAt = later(2 * hour);
    const { _id, ...sent } = await post(author, { title: 'Lighthouse', content: 'Lantern words.', publishAt });
    assert.equal(sent.publishAt, publishAt);
    const waiting = (await (await server().admin()).get('/admin/blogs/pending')).body.blogs;
    assert.equal(waiting.find((each) => each._id === _id)?.publishAt, publishAt, 'the moderator reads the wish');
    const [total, before] = [await publicTotal(), await changes()];
    assert.equal((await approve(_id)).body.blog.publishAt, publishAt);
    await everywhere(_id, 'lighthouse', false);
    assert.deepEqual([await publicTotal(), await changes()], [total, before]);
    assert.deepEqual(
      [(await own(author, _id)).status, (await own(author, _id)).publishAt],
      ['approved', publishAt],
      'the author reads when',
    );
    assert.equal((await (await server().member()).get(`/blogs/${_id}?all=true`)).status, 404);
    assert.deepEqual(await faults(), []);
    server().passUndo();
    const mail = await server().mailTo(email);
    assert.equal(mail.subject, 'Your blog is approved');
    assert.match(mail.text, /goes live on \w+, \d+ \w+ \d{4} at \d+:\d\d [ap]m, Sydney time/);
    await look();
    await everywhere(_id, 'lighthouse', false);
    server().pass(2 * hour);
    await Promise.all([look(), look(), look()]);
    await everywhere(_id, 'lighthouse', true);
    assert.equal(await publicTotal(), total + 1);
    assert.notEqual(await changes(), before);
    assert.equal('publishAt' in (await server().person().get(`/blogs/${_id}`)).body.blog, false);
    assert.equal((await own(author, _id)).publishAt, undefined);
    assert.deepEqual(await faults(), []);
  });

  it('says at the field what is no time to publish at', async () => {
    const author = await server().member();
    const refused = async (publishAt: string) =>
      (await author.post('/blogs', await blogForm({ publishAt }))).body.errors;
    assert.deepEqual(await refused(later(-hour)), {
      publishAt: 'Choose a time that is still to come, or leave this empty.',
    });
    assert.deepEqual(await refused(later(400 * day)), { publishAt: 'Choose a time within the next year.' });
    assert.deepEqual(await refused('soon'), { publishAt: 'Enter a date and time.' });
    assert.deepEqual(await refused('2097-02-30T09:00:00Z'), { publishAt: 'Enter a date and time.' });
    const [startTime, endTime, publishAt] = [later(hour), later(2 * hour), later(3 * hour)];
    const campaign = await author.post('/campaigns', await campaignForm({ startTime, endTime, publishAt }));
    assert.deepEqual(campaign.body.errors, {
      publishAt: 'Choose a time before the campaign ends, or leave this empty.',
    });
  });

  it('is the author’s to change without a moderator, while the text is not', async () => {
    const author = await server().member();
    const first = later(day);
    const { _id } = await post(author, { publishAt: first });
    await approve(_id);
    const second = later(2 * day);
    const moved = await edit(author, _id, { publishAt: second });
    assert.deepEqual(
      [moved.body.message, moved.body.blog.status, moved.body.blog.publishAt],
      ['Blog updated. It goes live at the time that you chose.', 'approved', second],
    );
    server().pass(day + minute);
    await look();
    assert.equal((await server().person().get(`/blogs/${_id}`)).status, 404);
    const changed = await edit(author, _id, { content: 'Other words.', publishAt: second });
    assert.deepEqual(
      [changed.body.message, changed.body.blog.status],
      ['Blog updated. It goes back to a moderator before it goes live.', 'pending'],
    );
    const background = (await (await server().admin()).get(`/admin/blogs/${_id}/background`)).body;
    assert.equal(background.earlier, null, 'nobody read it before');
    await approve(_id);
    const total = await publicTotal();
    const cleared = await edit(author, _id, { content: 'Other words.', publishAt: '' });
    assert.deepEqual([cleared.body.message, cleared.body.blog.publishAt], ['Blog updated. It is live now.', undefined]);
    assert.equal((await server().person().get(`/blogs/${_id}`)).status, 200);
    assert.equal(await publicTotal(), total + 1);
    const stranger = await server().member();
    assert.equal((await edit(stranger, _id, { publishAt: later(day) })).status, 403);
    assert.deepEqual(await faults(), []);
  });

  it('of a post that waits longer than its time is at once when it is approved, and may be sent again', async () => {
    const author = await server().member();
    const publishAt = later(hour);
    const { _id } = await post(author, { publishAt });
    server().pass(2 * hour);
    await look();
    assert.equal((await edit(author, _id, { title: 'Another title', publishAt })).status, 200);
    assert.equal((await server().person().get(`/blogs/${_id}`)).status, 404);
    await approve(_id);
    assert.equal((await server().person().get(`/blogs/${_id}`)).status, 200);
    assert.deepEqual(await faults(), []);
  });

  it('of a public post waits for its moderator with the change; an administrator cannot hide it so', async () => {
    const author = await server().member();
    const { _id } = await post(author);
    await approve(_id);
    const publishAt = later(hour);
    const admin = await server().admin();
    assert.deepEqual((await edit(admin, _id, { publishAt })).body.errors, {
      publishAt: 'This blog is live already. Leave this empty.',
    });
    assert.equal((await edit(author, _id, { publishAt })).body.blog.status, 'pending');
    await approve(_id);
    assert.equal((await server().person().get(`/blogs/${_id}`)).status, 404);
    server().pass(hour + minute);
    await look();
    assert.equal((await server().person().get(`/blogs/${_id}`)).status, 200);
  });

  it('of a campaign hides it from home, updates, joins and sheets', async () => {
    const author = await server().member();
    const [startTime, endTime, publishAt] = [later(hour), later(9 * day), later(day)];
    const fields = await campaignForm({ title: 'Beacon', startTime, endTime, publishAt });
    const { _id } = (await author.post('/campaigns', fields)).body.campaign;
    assert.equal((await approve(_id, 'campaigns')).body.campaign.status, 'active');
    const [admin, visitor] = [await server().admin(), server().person()];
    assert.equal((await admin.put(`/admin/campaigns/${_id}/home`, { onHome: true })).status, 409);
    const statuses = async () =>
      Promise.all(
        [`/campaigns/${_id}`, `/campaigns/${_id}/updates`].map(async (url) => (await visitor.get(url)).status),
      );
    const listed = async () => (await visitor.get('/campaigns')).text.includes(_id);
    const joined = async () => (await (await server().member()).put(`/campaigns/${_id}/join`)).status;
    assert.deepEqual([await statuses(), await listed(), await joined()], [[404, 404], false, 404]);
    const archived = await admin.put(`/admin/campaigns/${_id}/status`, { status: 'archived' });
    assert.equal(archived.body.campaign.status, 'archived');
    assert.deepEqual([await statuses(), await listed()], [[404, 404], false], 'whatever its status says');
    await admin.put(`/admin/campaigns/${_id}/status`, { status: 'active' });
    server().pass(day + minute);
    await look();
    assert.deepEqual([await statuses(), await listed()], [[200, 200], true]);
    assert.deepEqual(await faults(), []);
  });

  it('is kept to the unit where approvals, changes of the time, deletions and its coming meet', async () => {
    const author = await server().member();
    const total = await publicTotal();
    const publishAt = later(hour);
    const ids: string[] = [];
    for (let each = 0; each < 6; each += 1) ids.push((await post(author, { title: `Race ${each}`, publishAt }))._id);
    const admin = await server().admin();
    for (const id of ids.slice(0, 3)) await approve(id);
    server().pass(hour + minute);
    const next = later(hour);
    const [moved = '', deleted = '', plain = '', ...waiting] = ids;
    await Promise.all([
      look(),
      edit(author, moved, { title: 'Race 0', publishAt: next }),
      author.delete(`/blogs/${deleted}`),
      look(),
      ...waiting.map((id) => admin.put(`/admin/blogs/${id}/approve`)),
      ...waiting.map((id, place) => edit(author, id, { title: `Race ${place + 3}`, publishAt: next })),
      look(),
    ]);
    assert.deepEqual(await faults(), []);
    for (const id of waiting) await admin.put(`/admin/blogs/${id}/approve`);
    server().pass(2 * hour);
    await Promise.all([look(), look()]);
    const states = await Promise.all(ids.map(async (id) => (await server().person().get(`/blogs/${id}`)).status));
    const shown = states.filter((status) => status === 200).length;
    assert.equal((await server().person().get(`/blogs/${plain}`)).status, 200);
    assert.equal(await publicTotal(), total + shown);
    assert.deepEqual(await faults(), []);
  });

  it('comes within seconds in every process that runs, also where none ran when it came', async () => {
    const author = await server().member();
    const { _id } = await post(author, { publishAt: later(hour) });
    await approve(_id);
    server().pass(day);
    const failures: unknown[] = [];
    const log = { error: (...said: unknown[]) => void failures.push(said) };
    const stops = [1, 2, 3].map(() => startPublishing(server().context, postKinds, log));
    const status = async () => (await server().person().get(`/blogs/${_id}`)).status;
    for (let tries = 0; tries < 40 && (await status()) !== 200; tries += 1) await pause(100);
    await Promise.all(stops.map((stop) => stop()));
    assert.deepEqual([await status(), failures, await faults()], [200, [], []]);
  });

  it('is in the draft of the letter of the month in which it went live', async () => {
    const titles = async () => JSON.stringify((await (await server().admin()).get('/admin/letters')).body.letters);
    const run = () => runJob(server().context, draftDigest);
    await run();
    const author = await server().member();
    const { _id } = await post(author, { title: 'Next month', publishAt: later(40 * day) });
    const { _id: other } = await post(author, { title: 'This month' });
    for (const id of [_id, other]) await approve(id);
    server().pass(31 * day);
    await run();
    assert.deepEqual([(await titles()).includes(_id), (await titles()).includes(other)], [false, true]);
    server().pass(31 * day);
    await look();
    await run();
    assert.equal((await titles()).includes(_id), true);
  });
});
