import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, form } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';

onEveryDatabase('the search of the whole site', (server) => {
  const publish = async (author: Person, title: string, content = 'C') => {
    const { blog } = (await author.post('/blogs', await blogForm({ title, content }))).body;
    await (await server().admin()).put(`/admin/blogs/${blog._id}/approve`);
    return blog._id;
  };
  const run = async (author: Person, title: string, description = 'D') => {
    const { campaign } = (await author.post('/campaigns', await campaignForm({ title, description }))).body;
    await (await server().admin()).put(`/admin/campaigns/${campaign._id}/approve`);
    return campaign._id;
  };
  const find = async (q: string, more = '') =>
    (
      await server()
        .person()
        .get(`/search?q=${encodeURIComponent(q)}${more}`)
    ).body;
  const titles = async (q: string, more = '') => (await find(q, more)).results.map(({ title }) => title);

  const guide = (title: string, category: string) => ({
    title,
    category,
    description: 'First steps.',
    link: '',
    content: '## Begin here\n\nUnplug the **device** first.',
    audiences: ['person'],
    language: 'en',
    level: 'start',
    minutes: 5,
    reviewedOn: '',
  });

  it('ranks by titles: what was typed, its beginning, its words, then texts that have them', async () => {
    const author = await server().member();
    await publish(author, 'Pelican');
    await publish(author, 'A brown pelican, seen at noon');
    await publish(author, 'Birds of the bay', 'A pelican took the bait.');
    await publish(author, 'Pelicans and their cousins');
    await publish(author, 'Pelican, again');
    assert.deepEqual(await titles('PELICAN'), [
      'Pelican',
      'Pelican, again',
      'Pelicans and their cousins',
      'A brown pelican, seen at noon',
      'Birds of the bay',
    ]);
    assert.deepEqual(await titles('pelican bait'), ['Birds of the bay']);
    assert.deepEqual(await titles('pelican albatross'), []);
  });

  it('has help, the library, campaigns and blogs in one answer, and each of them alone', async () => {
    const [author, admin] = [await server().member(), await server().admin()];
    assert.equal((await admin.post('/admin/resources', guide('What a locked device needs', 'Malware'))).status, 201);
    const blogId = await publish(author, 'My locked device', 'It was locked.');
    const campaignId = await run(author, 'A locked device week');
    const { results, counts, total } = await find('locked device');
    assert.deepEqual(
      results.map(({ kind, link }) => [kind, link]),
      [
        ['help', '/help#device'],
        ['resource', '/resources/what-a-locked-device-needs'],
        ['campaign', `/campaigns/${campaignId}`],
        ['blog', `/blog/${blogId}`],
      ],
    );
    assert.deepEqual([counts, total], [{ help: 1, resource: 1, campaign: 1, blog: 1 }, 4]);
    assert.match(results[1]?.excerpt ?? '', /^First steps\. Begin here Unplug the device first\.$/);
    const blogs = await find('locked device', '&kind=blog');
    assert.deepEqual([blogs.results.length, blogs.total, blogs.counts.help], [1, 1, 1]);
    assert.equal((await server().person().get('/search?q=x&kind=letter')).status, 400);
  });

  it('finds help by the words of people in trouble, and the library by its topics', async () => {
    for (const [typed, link] of [
      ['phishing', '/help#clicked'],
      ['I think my computer has a virus', '/help#device'],
      ['i was hacked', '/help#account'],
      ['ransomware', '/help#device'],
      ['identity theft', '/help#identity'],
      ['scammed', '/help#money'],
    ] as const) {
      const { results } = await find(typed, '&kind=help');
      assert.ok(
        results.some((result) => result.link === link),
        typed,
      );
    }
    await (await server().admin()).post('/admin/resources', guide('Spot a fake invoice', 'Phishing'));
    assert.deepEqual(await titles('phishing', '&kind=resource'), ['Spot a fake invoice']);
  });

  it('finds nothing that visitors do not see, and follows decisions, edits and deletions', async () => {
    const [author, admin] = [await server().member(), await server().admin()];
    const { _id } = (await author.post('/blogs', await blogForm({ title: 'Narwhal' }))).body.blog;
    assert.deepEqual(await titles('narwhal'), []);
    assert.equal((await author.get('/search?q=narwhal')).body.total, 0);
    await admin.put(`/admin/blogs/${_id}/approve`);
    assert.deepEqual(await titles('narwhal'), ['Narwhal']);
    await admin.put(`/blogs/${_id}`, form({ title: 'Dugong', content: 'C' }));
    assert.deepEqual([await titles('narwhal'), await titles('dugong')], [[], ['Dugong']]);
    await admin.put(`/admin/blogs/${_id}/status`, { status: 'archived' });
    assert.deepEqual(await titles('dugong'), []);
    await admin.put(`/admin/blogs/${_id}/status`, { status: 'approved' });
    await admin.delete(`/blogs/${_id}`);
    assert.deepEqual(await titles('dugong'), []);
  });

  it('puts a campaign that has ended behind one under way', async () => {
    const [author, admin] = [await server().member(), await server().admin()];
    const running = await run(author, 'Turtle count');
    const over = await run(author, 'Turtle count');
    await admin.put(`/admin/campaigns/${over}/status`, { status: 'archived' });
    const { results } = await find('turtle count');
    assert.deepEqual(
      results.map(({ _id }) => _id),
      [running, over],
    );
  });

  it('comes in pages, each result once', async () => {
    const author = await server().member();
    for (let each = 1; each <= 5; each += 1) await publish(author, `Heron ${each}`);
    const first = await find('heron', '&limit=2');
    const second = await find('heron', `&limit=2&cursor=${first.nextCursor ?? ''}`);
    const third = await find('heron', `&limit=2&cursor=${second.nextCursor ?? ''}`);
    assert.deepEqual(
      [first, second, third].map(({ results }) => results.map(({ title }) => title)),
      [['Heron 5', 'Heron 4'], ['Heron 3', 'Heron 2'], ['Heron 1']],
    );
    assert.deepEqual([third.nextCursor, third.total], [null, 5]);
    const stale = await server().person().get('/search?q=heron&cursor=nowhere');
    assert.deepEqual(
      [stale.status, stale.body.message],
      [400, 'This list has changed. Please load it again from the start.'],
    );
  });

  it('shows the piece of a long text that has the word', async () => {
    const author = await server().member();
    const long = `${'Nothing happened that day. '.repeat(20)}Then the cormorant rang. ${'And so on. '.repeat(40)}`;
    await publish(author, 'A long day', long);
    const [{ excerpt } = { excerpt: '' }] = (await find('cormor')).results;
    assert.match(excerpt, /^….*Then the cormorant rang\. .*…$/);
    assert.ok(excerpt.length <= 165, excerpt);
  });

  it('reads nothing that was typed as an operator, and finds nothing for signs alone', async () => {
    for (const q of [
      '"',
      '*',
      'heron OR pelican',
      'title:heron',
      '&',
      '!x',
      '()',
      '\\',
      '%',
      '_',
      "'); --",
      '\u0000',
    ]) {
      const { status, body } = await server()
        .person()
        .get(`/search?q=${encodeURIComponent(q)}`);
      assert.ok(status === 200 ? body.total === 0 : status === 400, `${q}: ${status}`);
    }
    assert.equal((await server().person().get('/search')).body.total, 0);
  });

  it('refuses an address that asks without end, and says when to come back', async () => {
    const { searchesPerAddress } = server().context.limits;
    const ask = (q: string) => server().person().get(`/search?q=${q}`);
    assert.equal((await ask('first')).status, 200);
    const refusal = async () => {
      for (;;) await searchesPerAddress.take('127.0.0.1');
    };
    await assert.rejects(refusal);
    const refused = await ask('second');
    assert.equal(refused.status, 429);
    assert.match(refused.body.message, /try again/i);
  });
});
