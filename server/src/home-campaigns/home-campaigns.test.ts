import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { campaignForm } from '../testing/forms.ts';

onEveryDatabase('campaigns on the home page', (server) => {
  const posted = async (title: string, isApproved = true) => {
    const { _id } = (await (await server().member()).post('/campaigns', await campaignForm({ title }))).body.campaign;
    if (isApproved) await (await server().admin()).put(`/admin/campaigns/${_id}/approve`);
    return _id;
  };
  const titles = async () => (await server().person().get('/home/campaigns')).body.campaigns.map(({ title }) => title);
  const choose = async (id: string, onHome = true) =>
    (await server().admin()).put(`/admin/campaigns/${id}/home`, { onHome });

  it('are those under way that moderators chose, the last three first', async () => {
    assert.deepEqual(await titles(), []);
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      const answer = await choose(await posted(title));
      assert.deepEqual([answer.body.message, answer.body.campaign.onHome], ['Shown on the home page', true]);
      server().pass(1000);
    }
    assert.deepEqual(await titles(), ['Four', 'Three', 'Two']);
    const { campaigns } = (await (await server().admin()).get('/admin/campaigns?q=Four')).body;
    assert.equal((await choose(campaigns[0]?._id ?? '', false)).body.message, 'Taken off the home page');
    assert.deepEqual(await titles(), ['Three', 'Two', 'One']);
    const entry = (await (await server().admin()).get('/admin/audit?limit=1')).body.entries[0];
    assert.deepEqual([entry?.action, entry?.after], ['campaign.edited', { title: 'Four', onHome: false }]);
  });

  it('are never one that waits, or has ended', async () => {
    const refused = await choose(await posted('Waits', false));
    assert.deepEqual([refused.status, refused.body.code], [409, 'NOT_RUNNING']);
    const id = await posted('Ends');
    await choose(id);
    assert.ok((await titles()).includes('Ends'));
    const { db, clock } = server().context;
    await db
      .updateTable('campaigns')
      .set({ start_at: 1, end_at: clock() - 1 })
      .where('id', '=', id)
      .execute();
    assert.ok(!(await titles()).includes('Ends'));
  });

  it('say to nobody but administrators that they were chosen', async () => {
    const id = await posted('Quiet');
    await choose(id);
    const { campaign } = (await server().person().get(`/campaigns/${id}`)).body;
    assert.equal('onHome' in campaign, false);
    assert.equal((await (await server().member()).put(`/admin/campaigns/${id}/home`, { onHome: true })).status, 403);
  });
});
