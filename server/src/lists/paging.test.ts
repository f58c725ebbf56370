import assert from 'node:assert/strict';
import { it } from 'node:test';
import { blog } from '../posts/kinds/blog.ts';
import { campaign } from '../posts/kinds/campaign.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { newId } from '../database/ids.ts';

const many = 130;

onEveryDatabase('pages', (server) => {
  it('walks through a list once, newest first, while new posts arrive', async () => {
    const { db } = server().context;
    const start = Date.now() - many * 1000;
    const row = (place: number) => ({
      id: newId(start + place * 1000),
      title: `Blog ${place}`,
      media_id: null,
      image_alt: null,
      created_at: start,
      updated_at: start,
    });
    const insert = (place: number) =>
      blog.store.insert(db, { ...row(place), content: 'c', excerpt: 'c', status: 'approved', author_id: null });
    for (let place = 0; place < many; place += 1) await insert(place);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await server()
        .person()
        .get(`/blogs?limit=50${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...body.blogs.map(({ title }) => title));
      if (!cursor) await insert(many);
      cursor = body.nextCursor;
    } while (cursor);
    assert.deepEqual(
      seen,
      Array.from({ length: many }, (_, place) => `Blog ${many - 1 - place}`),
    );
  });

  it('keeps the archived campaigns after all others across pages', async () => {
    const { db } = server().context;
    for (let place = 0; place < 10; place += 1) {
      const at = Date.now() + place * 1000;
      const times = { start_at: at, end_at: at + 1, created_at: at, updated_at: at };
      const status = place % 2 ? 'archived' : 'active';
      await campaign.store.insert(db, {
        id: newId(at),
        title: `${place}`,
        description: 'd',
        media_id: null,
        image_alt: null,
        status,
        author_id: null,
        ...times,
      });
    }
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await server()
        .person()
        .get(`/campaigns?limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...body.campaigns.map(({ title }) => title));
      cursor = body.nextCursor;
    }
    assert.equal(seen.join(''), '8642097531');
  });

  it('refuses wishes that make no sense', async () => {
    const bad = [
      'limit=101',
      'limit=-1',
      'limit=x',
      'cursor=abc',
      `q=${'x'.repeat(201)}`,
      `cursor=${Buffer.from("0 '; drop").toString('base64url')}`,
    ];
    for (const query of bad) assert.equal((await server().person().get(`/blogs?${query}`)).status, 400, query);
    assert.equal((await server().person().get('/blogs?mine=true')).status, 401);
    assert.equal((await server().person().get('/blogs?q=%00')).status, 200);
    const empty = await server().person().get('/blogs?limit=&q=&cursor=');
    assert.deepEqual([empty.status, empty.body.blogs.length], [200, 50], 'an empty parameter is none');
    assert.equal((await (await server().admin()).get('/admin/blogs?status=&from=&order=')).status, 200);
  });
});
