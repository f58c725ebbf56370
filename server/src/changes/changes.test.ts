import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, form } from '../testing/forms.ts';
import { wasRemoved } from './store.ts';

onEveryDatabase('changes of what anybody may read', (server) => {
  const read = async () => (await server().app.inject('/changes')).json<{ changes: string }>().changes;
  const isNoted = async (act: () => Promise<{ status: number }>) => {
    const before = await read();
    const { status } = await act();
    assert.ok(status < 300, String(status));
    return (await read()) !== before;
  };

  it('are noted with each decision, edit, deletion and new name, and only then', async () => {
    const author = await server().member();
    const admin = await server().admin();
    let id = '';
    const post = async () => {
      const response = await author.post('/blogs', await blogForm());
      id = response.body.blog._id;
      return response;
    };
    const decide = (status: string) => () => admin.put(`/admin/blogs/${id}/status`, { status });
    const rename = (name: string) => () =>
      author.put('/user/update', { name, email: 'member1@example.com', role: 'general' });
    assert.equal(await isNoted(post), false, 'a new post waits');
    assert.equal(await isNoted(decide('approved')), true, 'approved');
    assert.equal(await isNoted(rename('Another Name')), true, 'the author has another name');
    assert.equal(await isNoted(rename('Another Name')), false, 'the same name');
    assert.equal(
      await isNoted(() => admin.put(`/blogs/${id}`, form({ title: 'Another title', content: 'C' }))),
      true,
      'edited',
    );
    assert.equal(await isNoted(decide('archived')), true, 'taken down');
    assert.equal(await isNoted(decide('pending')), false, 'hidden before and after');
    assert.equal(await isNoted(decide('approved')), true, 'approved again');
    assert.equal(await isNoted(() => author.delete(`/blogs/${id}`)), true, 'deleted');
    assert.equal(await wasRemoved(server().context.db, id), true);
    await post();
    assert.equal(await isNoted(() => author.delete(`/blogs/${id}`)), false, 'never public');
    assert.equal(await wasRemoved(server().context.db, id), false);
    assert.equal(await isNoted(() => admin.delete(`/admin/users/${author.id}`)), true, 'the author is gone');
  });
});
