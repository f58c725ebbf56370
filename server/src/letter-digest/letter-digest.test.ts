import assert from 'node:assert/strict';
import { it } from 'node:test';
import { day } from '../clock/durations.ts';
import { runJob } from '../jobs/jobs.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, resourceForm } from '../testing/forms.ts';
import { createLetterOffice } from '../testing/letters.ts';
import { draftDigest } from './job.ts';

onEveryDatabase('the monthly draft', (server) => {
  const { look } = createLetterOffice(server);
  const letters = async () => (await (await server().admin()).get('/admin/letters')).body.letters;
  /** As many processes as that look at the same moment. */
  const run = () => Promise.all([1, 2, 3].map(() => runJob(server().context, draftDigest)));
  const approveBlog = async (title: string, topic = '') => {
    const { _id } = (await (await server().member()).post('/blogs', await blogForm({ title, topic }))).body.blog;
    await (await server().admin()).put(`/admin/blogs/${_id}/approve`);
    return _id;
  };

  it('is made once in a month from what was approved since, by topic, and sent by nobody', async () => {
    await approveBlog('From before');
    await run();
    assert.deepEqual(await letters(), [], 'what was there before is no news');
    const blog = await approveBlog('The call');
    const [about, other] = [await approveBlog('A link', 'Phishing'), await approveBlog('A file', 'Malware')];
    const hidden = await approveBlog('Taken down');
    const admin = await server().admin();
    await admin.put(`/admin/blogs/${hidden}/status`, { status: 'archived' });
    const member = await server().member();
    await member.post('/blogs', await blogForm({ title: 'Waits' }));
    const { campaign } = (await member.post('/campaigns', await campaignForm({ title: 'Tolls' }))).body;
    await admin.put(`/admin/campaigns/${campaign._id}/approve`);
    await admin.post('/admin/resources', resourceForm({ title: 'Ring [back]', category: 'Phishing' }));
    await run();
    assert.deepEqual(await letters(), [], 'not before the month is over');
    server().pass(31 * day);
    await run();
    await run();
    const [draft, ...others] = await letters();
    assert.ok(draft);
    assert.deepEqual([others, draft.state, draft.topics], [[], 'draft', ['monthly', 'Phishing', 'Malware']]);
    assert.match(draft.subject, /^CyberHarbour in \w+ \d{4}$/);
    assert.deepEqual(
      draft.blocks.map((block) => ('id' in block ? block.id : block.text.split('\n')[0])),
      ['## Written by members', blog, '## Campaigns to join', campaign._id, '## Phishing', about, '## Malware', other],
    );
    assert.match(JSON.stringify(draft.blocks), /- \[Ring back\]\(http/);
    assert.deepEqual(await look(), []);
  });

  it('is not made where nothing was approved, and not again where it was deleted', async () => {
    const admin = await server().admin();
    for (const { _id } of await letters()) await admin.delete(`/admin/letters/${_id}`);
    await run();
    assert.deepEqual(await letters(), []);
    server().pass(31 * day);
    await run();
    assert.deepEqual(await letters(), []);
    await approveBlog('Later');
    server().pass(31 * day);
    await run();
    assert.equal((await letters()).length, 1);
  });
});
