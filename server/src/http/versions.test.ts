import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, form } from '../testing/forms.ts';

onEveryDatabase('versions', (server) => {
  it('answers 304 to whoever has it already', async () => {
    const visitor = server().person();
    for (const url of ['/blogs', '/campaigns', '/resources']) {
      const first = await visitor.get(url);
      assert.match(String(first.headers['etag']), /^"\d+-[\w-]{43}"$/, url);
      assert.equal(first.headers['cache-control'], 'public, max-age=0, s-maxage=1, must-revalidate');
      const again = await visitor.send('GET', url, undefined, {
        'if-none-match': `"x", W/${String(first.headers['etag'])}`,
      });
      assert.deepEqual([again.status, again.text], [304, '']);
    }
  });

  it('an edit of what was changed meanwhile is refused with the stored version, and nothing is written', async () => {
    const author = await server().member();
    const { _id } = (await author.post('/blogs', await blogForm())).body.blog;
    const seen = String((await author.get(`/blogs/${_id}?all=true`)).headers['etag']);
    const edit = (title: string, headers: Record<string, string>) =>
      author.send('PUT', `/blogs/${_id}`, form({ title, content: 'C' }), headers);
    const first = await edit('First', { 'if-match': seen });
    assert.equal(first.status, 200);
    const second = await edit('Second', { 'if-match': seen });
    assert.deepEqual(
      [second.status, second.body.code, second.body.current?.updatedAt],
      [412, 'EDITED_ELSEWHERE', first.body.blog.updatedAt],
    );
    assert.equal(second.headers['etag'], second.body.current?.etag);
    assert.equal((await edit('Third', { 'if-match': second.body.current?.etag ?? '' })).status, 200);
    assert.equal((await edit('Fourth', { 'if-match': '*' })).status, 200);
    for (const reading of [`/blogs/${_id}`, `/api/blogs/${_id}`])
      assert.equal((await author.send('DELETE', reading, undefined, { 'if-match': seen })).status, 412, reading);
    // Without it the last one wins, and the log says so.
    assert.equal((await edit('Fifth', {})).status, 200);
    const { entries } = (await (await server().admin()).get(`/admin/audit?item=${_id}`)).body;
    assert.deepEqual(
      entries.map(({ after }) => [after?.['title'], after?.['unconditional']]),
      [
        ['Fifth', true],
        ['Fourth', false],
        ['Third', false],
        ['First', false],
      ],
    );
  });

  it('a decision by the documented call alone is taken, and the log says that it named no version', async () => {
    const author = await server().member();
    const admin = await server().admin();
    const decide = async (headers: Record<string, string>) => {
      const { _id, updatedAt } = (await author.post('/blogs', await blogForm())).body.blog;
      const named = headers['if-match'] === undefined ? {} : { 'if-match': `"${Date.parse(updatedAt)}"` };
      assert.equal((await admin.send('PUT', `/admin/blogs/${_id}/approve`, undefined, named)).status, 200);
      const { entries } = (await admin.get(`/admin/audit?item=${_id}`)).body;
      return entries[0]?.after;
    };
    assert.deepEqual(await decide({}), { status: 'approved', unconditional: true });
    assert.deepEqual(await decide({ 'if-match': 'its version' }), { status: 'approved' });
  });

  it('of edits made at the same moment the last one wins, unless each says what it was made from: then one is saved', async () => {
    const author = await server().member();
    const { _id, updatedAt } = (await author.post('/blogs', await blogForm())).body.blog;
    const editAll = async (more: Record<string, string>) =>
      (
        await Promise.all(
          ['A', 'B', 'C'].map(async (title) => author.put(`/blogs/${_id}`, form({ title, content: 'C', ...more }))),
        )
      )
        .map(({ status }) => status)
        .toSorted();
    assert.deepEqual(await editAll({ updatedAt }), [200, 409, 409]);
    assert.deepEqual(await editAll({}), [200, 200, 200]);
  });
});
