import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Revision } from '@cyberharbour/shared-api/contract';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, form } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';

onEveryDatabase('earlier versions of a post', (server) => {
  const posted = async (author: Person, title = 'First') =>
    (await author.post('/blogs', await blogForm({ title, content: 'One.' }))).body.blog._id;
  const change = async (by: Person, id: string, fields: Record<string, string>) => {
    server().pass(1000);
    const { status } = await by.put(`/blogs/${id}`, form({ title: 'First', content: 'One.', ...fields }));
    assert.equal(status, 200);
  };
  const versions = async (who: Person, id: string): Promise<Revision[]> =>
    (await who.get(`/blogs/${id}/revisions`)).body.revisions;

  it('are what it was before each change, the newest first, with who changed it', async () => {
    const [author, admin] = [await server().member(), await server().admin()];
    const id = await posted(author);
    assert.deepEqual(await versions(author, id), []);
    await change(author, id, { content: 'Two.' });
    await change(admin, id, { title: 'Third', content: 'Three.' });
    const found = await versions(author, id);
    assert.deepEqual(
      found.map(({ title, text, byAuthor }) => [title, text, byAuthor]),
      [
        ['First', 'Two.', false],
        ['First', 'One.', true],
      ],
    );
    assert.ok((found[0]?.until ?? '') > (found[1]?.until ?? ''));
    assert.deepEqual(await versions(admin, id), found);
  });

  it('are not made by a change that leaves the words as they were', async () => {
    const author = await server().member();
    const id = await posted(author);
    await change(author, id, { imageAlt: 'A till' });
    assert.deepEqual(await versions(author, id), []);
  });

  it('are for its author and moderators alone', async () => {
    const author = await server().member();
    const id = await posted(author);
    await change(author, id, { content: 'Two.' });
    const path = `/blogs/${id}/revisions`;
    assert.equal((await server().person().get(path)).status, 401);
    assert.equal((await (await server().member()).get(path)).status, 404, 'nobody else knows of it');
    await (await server().admin()).put(`/admin/blogs/${id}/approve`);
    assert.equal((await (await server().member()).get(path)).status, 403);
  });

  it('are the last twenty', async () => {
    const author = await server().member();
    const id = await posted(author);
    for (let n = 1; n <= 23; n += 1) await change(author, id, { content: `Text ${n}.` });
    const found = await versions(author, id);
    assert.deepEqual([found.length, found[0]?.text, found.at(-1)?.text], [20, 'Text 22.', 'Text 3.']);
  });

  it('of a campaign hold what it asked for', async () => {
    const author = await server().member();
    const { campaign } = (await author.post('/campaigns', await campaignForm({ actions: 'Ring first', goal: '50' })))
      .body;
    await author.put(`/campaigns/${campaign._id}`, await campaignForm({ actions: 'Ring twice', goal: '' }));
    const { revisions } = (await author.get(`/campaigns/${campaign._id}/revisions`)).body;
    assert.deepEqual(
      revisions.map(({ text, more }) => [text, more]),
      [['What it asks.', { actions: 'Ring first', goal: '50' }]],
    );
  });

  it('go with the post', async () => {
    const author = await server().member();
    const id = await posted(author);
    await change(author, id, { content: 'Two.' });
    await author.delete(`/blogs/${id}`);
    const { db } = server().context;
    assert.deepEqual(await db.selectFrom('revisions').where('item_id', '=', id).selectAll().execute(), []);
  });
});
