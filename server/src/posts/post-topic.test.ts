import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, form } from '../testing/forms.ts';

onEveryDatabase('the topic of a post', (server) => {
  it('is chosen from the list, shown, narrowed to, changed and taken away', async () => {
    const [author, admin, visitor] = [await server().member(), await server().admin(), server().person()];
    const post = async (fields: Record<string, string>) =>
      (await author.post('/blogs', await blogForm(fields))).body.blog;
    const about = await post({ title: 'About links', topic: 'Phishing' });
    const other = await post({ title: 'About nothing' });
    assert.deepEqual([about.topic, other.topic], ['Phishing', null]);
    const refused = await author.post('/blogs', await blogForm({ topic: 'Boats' }));
    assert.deepEqual([refused.status, refused.body.errors], [400, { topic: 'Choose a topic of the list.' }]);
    const { campaign } = (await author.post('/campaigns', await campaignForm({ topic: 'Malware' }))).body;
    for (const { _id } of [about, other]) await admin.put(`/admin/blogs/${_id}/approve`);
    await admin.put(`/admin/campaigns/${campaign._id}/approve`);
    const listed = async (query: string) => {
      const { blogs, total } = (await visitor.get(`/blogs${query}`)).body;
      return [blogs.map(({ title }) => title).filter((title) => title.startsWith('About')), total];
    };
    const all = (await visitor.get('/blogs')).body.total;
    assert.deepEqual(await listed('?topic=Phishing'), [['About links'], 1]);
    assert.deepEqual(await listed('?topic=Malware'), [[], 0]);
    assert.deepEqual(await listed('?topic=Phishing&q=links'), [['About links'], 1]);
    assert.deepEqual(await listed(''), [['About nothing', 'About links'], all]);
    assert.equal((await visitor.get('/blogs?topic=Boats')).status, 400);
    const { campaigns } = (await visitor.get('/campaigns?topic=Malware')).body;
    assert.deepEqual(
      campaigns.map(({ _id, topic }) => [_id, topic]),
      [[campaign._id, 'Malware']],
    );
    const edit = async (topic: string) =>
      (await author.put(`/blogs/${about._id}`, form({ title: 'About links', content: 'One line.', topic }))).body;
    const changed = await edit('Passwords');
    assert.deepEqual([changed.blog.topic, changed.blog.status], ['Passwords', 'pending']);
    assert.equal((await edit('')).blog.topic, null);
    const leftOut = await author.put(`/campaigns/${campaign._id}`, await campaignForm());
    assert.equal(leftOut.body.campaign.topic, 'Malware', 'a form without the field leaves it');
  });
});
