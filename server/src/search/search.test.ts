import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, form } from '../testing/forms.ts';
import { newId } from '../database/ids.ts';
import { blog } from '../posts/kinds/blog.ts';
import type { Person } from '../testing/person.ts';

onEveryDatabase('search', (server) => {
  const publish = async (author: Person, title: string, content: string) => {
    const { blog } = (await author.post('/blogs', await blogForm({ title, content }))).body;
    await (await server().admin()).put(`/admin/blogs/${blog._id}/approve`);
    return blog;
  };
  const find = async (q: string, query = '') =>
    (
      await server()
        .person()
        .get(`/blogs?q=${encodeURIComponent(q)}${query}`)
    ).body;
  const titles = async (q: string) => (await find(q)).blogs.map(({ title }) => title);

  it('finds words of the title and of the text, newest first, whatever their case, accents or ends', async () => {
    const author = await server().member();
    await publish(author, 'Phishing at the till', 'A message asked for a refund.');
    await publish(author, 'Quiet week', 'Nothing but one PHISHING call, at the café.');
    await publish(author, 'Gone fishing', 'Really.');
    assert.deepEqual(await titles('phish'), ['Quiet week', 'Phishing at the till']);
    assert.deepEqual(await titles('phishing till'), ['Phishing at the till']);
    assert.deepEqual(await titles('CAFÉ'), ['Quiet week']);
    assert.deepEqual(await titles('hishing'), []);
  });

  it('reads nothing that was typed as an operator', async () => {
    for (const q of [
      '"',
      '*',
      'till OR quiet',
      'NEAR(a b)',
      'title:phish',
      "'); drop table blogs --",
      '&',
      '!till',
      '()',
      'a:*',
      '\\',
      '%',
      '_',
    ]) {
      assert.equal(
        (
          await server()
            .person()
            .get(`/blogs?q=${encodeURIComponent(q)}`)
        ).status,
        200,
        q,
      );
    }
    assert.deepEqual([(await find('%')).total, await titles('till OR quiet')], [0, []]);
  });

  it('shows visitors no more than lists do, and follows edits and deletions', async () => {
    const author = await server().member();
    const waiting = (await author.post('/blogs', await blogForm({ title: 'Zebra crossing' }))).body.blog;
    assert.equal((await find('zebra')).total, 0);
    assert.equal((await author.get('/blogs?mine=true&q=zebra')).body.total, 1);
    const admin = await server().admin();
    assert.equal((await admin.get('/admin/blogs?q=zebra&status=pending')).body.total, 1);
    assert.equal((await admin.get('/admin/blogs?q=zebra')).body.total, 1);
    await admin.put(`/admin/blogs/${waiting._id}/approve`);
    assert.equal((await find('zebra')).total, 1);
    await admin.put(`/blogs/${waiting._id}`, form({ title: 'Giraffe crossing', content: 'C' }));
    assert.deepEqual([(await find('zebra')).total, (await find('giraffe')).total], [0, 1]);
    await admin.delete(`/blogs/${waiting._id}`);
    assert.equal((await find('giraffe')).total, 0);
    assert.equal((await admin.get('/admin/blogs?q=giraffe')).body.total, 0);
  });

  it('is paged like every list', async () => {
    const author = await server().member();
    for (let each = 1; each <= 5; each += 1) await publish(author, `Walrus ${each}`, 'C');
    const first = await find('walrus', '&limit=2');
    assert.deepEqual([first.blogs.map(({ title }) => title), first.total], [['Walrus 5', 'Walrus 4'], 5]);
    const second = await find('walrus', `&limit=2&cursor=${first.nextCursor ?? ''}`);
    assert.deepEqual(
      second.blogs.map(({ title }) => title),
      ['Walrus 3', 'Walrus 2'],
    );
    const third = await find('walrus', `&limit=2&cursor=${second.nextCursor ?? ''}`);
    assert.deepEqual([third.blogs.map(({ title }) => title), third.nextCursor], [['Walrus 1'], null]);
  });

  it('finds campaigns too, of businesses or of individuals', async () => {
    const business = await server().member({
      role: 'business',
      businessName: 'B',
      businessAddress: 'A',
      businessAbn: '51824753556',
    });
    const { campaign } = (await business.post('/campaigns', await campaignForm({ title: 'Lighthouse week' }))).body;
    await (await server().admin()).put(`/admin/campaigns/${campaign._id}/approve`);
    const total = async (type: string) =>
      (await server().person().get(`/campaigns?q=lighthouse&type=${type}`)).body.total;
    assert.deepEqual([await total('business'), await total('individual')], [1, 0]);
  });

  it('counts right to the unit while posts are decided at the same moment, with saved counts as without', async () => {
    const admin = await server().admin();
    const author = await server().member();
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) ids.push((await publish(author, `Barnacle ${n}`, 'On the hull.'))._id);
    const member = await server().member();
    const total = async (who: Person) => (await who.get('/blogs?q=barnacle&limit=2')).body.total;
    assert.deepEqual([await total(member), await total(member), (await find('barnacle')).total], [8, 8, 8]);
    await Promise.all([
      ...ids.slice(0, 3).map((id) => admin.put(`/admin/blogs/${id}/status`, { status: 'archived' })),
      ...ids.slice(3, 5).map((id) => admin.delete(`/blogs/${id}`)),
      ...Array.from({ length: 6 }, () => total(member)),
    ]);
    const { blogs } = (await member.get('/blogs?q=barnacle')).body;
    assert.deepEqual([await total(member), (await find('barnacle')).total], [blogs.length, blogs.length]);
    assert.equal(blogs.length, 3);
  });

  it('finds and counts the same among thousands: rare words and common ones, in every order, page by page', async () => {
    const { db, clock } = server().context;
    const now = clock();
    const wordsOf = (n: number) => `Otter ${n % 2 ? 'weir' : 'lock'}${n % 100 === 7 ? ' heron' : ''}`;
    await db.transaction().execute(async (tx) => {
      for (let n = 0; n < 1500; n += 1) {
        await blog.store.insert(tx, {
          id: newId(now - 2_000_000 + n * 1000),
          title: wordsOf(n),
          content: 'C',
          excerpt: 'C',
          media_id: null,
          image_alt: null,
          status: 'approved',
          author_id: null,
          created_at: now,
          updated_at: now,
        });
      }
    });
    const admin = await server().admin();
    for (const [q, total] of [
      ['heron', 15],
      ['otter heron', 15],
      ['weir heron', 15],
      ['lock heron', 0],
      ['otter weir', 750],
      ['ott', 1500],
    ] as const) {
      for (const order of ['newest', 'oldest', 'title', 'title-desc']) {
        const ids: string[] = [];
        for (let cursor: string | null = ''; cursor !== null;) {
          const path = `/admin/blogs?limit=100&order=${order}&q=${encodeURIComponent(q)}`;
          const { body } = await admin.get(`${path}${cursor && `&cursor=${cursor}`}`);
          assert.equal(body.total, total, `${q}, ${order}`);
          ids.push(...body.blogs.map(({ _id }) => _id));
          cursor = body.nextCursor;
        }
        assert.equal(new Set(ids).size, total, `${q}, ${order}`);
        assert.equal(ids.length, total, `${q}, ${order}`);
        if (order === 'newest') assert.deepEqual(ids, ids.toSorted().toReversed());
        if (order === 'oldest') assert.deepEqual(ids, ids.toSorted());
      }
    }
  });
});
