import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { createLetterOffice } from '../testing/letters.ts';

onEveryDatabase('the archive of letters', (server) => {
  const { write, send, subscribe } = createLetterOffice(server);
  const get = async (url: string) => (await server().app.inject({ method: 'GET', url })).payload;

  it('has what went out, in its list, its feeds and the sitemap; a draft is in none of them', async () => {
    await subscribe('ana@example.com');
    const { letter: draft } = await write({ subject: 'Not yet' });
    const { letter } = await write({ subject: 'May & June' });
    const before = await get('/changes');
    await send(letter._id);
    assert.notEqual(await get('/changes'), before);
    const visitor = server().person();
    const { letters, total } = (await visitor.get('/letters')).body;
    assert.deepEqual([letters.map(({ subject }) => subject), total], [['May & June'], 1]);
    const read = await visitor.get(`/letters/${letter._id}`);
    assert.deepEqual(JSON.parse(read.text).letter.parts, [{ kind: 'tip', text: 'Lock your phone.' }]);
    assert.equal((await visitor.get(`/letters/${draft._id}`)).status, 404);
    for (const ending of ['rss', 'atom', 'json']) {
      const feed = await get(`/feeds/letters.${ending}`);
      assert.ok(feed.includes(`http://localhost:3000/letters/${letter._id}`), ending);
      assert.doesNotMatch(feed, /Not yet/);
    }
    const sitemap = await get('/sitemaps/pages.xml');
    assert.ok(sitemap.includes(`/letters/${letter._id}<`) && !sitemap.includes(draft._id));
    assert.match(await get('/page-description?path=/letters'), /feeds\/letters\.atom/);
  });

  it('says of a code whether a letter of ours has it, however it is typed', async () => {
    const { letter: draft } = await write();
    const { letter } = await write({ subject: 'July' });
    await send(letter._id);
    const ask = async (code: string) =>
      (
        await server()
          .person()
          .get(`/letters?code=${encodeURIComponent(code)}`)
      ).body.letters.map(({ subject }) => subject);
    const typed = letter.code.toLowerCase().replace('-', ' ');
    assert.deepEqual([await ask(letter.code), await ask(` ${typed}. `)], [['July'], ['July']]);
    assert.deepEqual([await ask(draft.code), await ask('AAAA-AAAA')], [[], []]);
  });
});
