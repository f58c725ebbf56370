import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../../testing/dialects.ts';
import { campaignForm, form } from '../../testing/forms.ts';

const guide = 'https://www.cyber.gov.au/protect-yourself/multi-factor-authentication';
const times = { startTime: '2097-01-01T09:00:00Z', endTime: '2097-02-01T09:00:00Z' };
const texts = { title: 'Two-step Tuesday', description: 'Bring your phone.', ...times };

onEveryDatabase('what a campaign asks for', (server) => {
  it('is posted in plain words with its guides, and read by everybody once it is approved', async () => {
    const author = await server().member();
    const actions = `Turn on two-step login ${guide}\r\n\r\n  Write your codes down  `;
    const sent = await author.post('/campaigns', await campaignForm({ actions, goal: '120' }));
    const { _id } = sent.body.campaign;
    await (await server().admin()).put(`/admin/campaigns/${_id}/approve`);
    const read = (await server().person().get(`/campaigns/${_id}`)).body.campaign;
    assert.deepEqual(read.actions, [
      { text: 'Turn on two-step login', guide },
      { text: 'Write your codes down', guide: null },
    ]);
    assert.equal(read.goal, 120);
  });

  it('is refused in a sentence that names the action', async () => {
    const author = await server().member();
    const faultOf = async (fields: Record<string, string>) => {
      const { status, body } = await author.post('/campaigns', await campaignForm(fields));
      return [status, body.errors];
    };
    const unsafe = 'needs a whole address that begins with https:// and has no password in it.';
    for (const address of ['http://example.com/', 'https://me:pw@example.com/', 'https://intranet/'])
      assert.deepEqual(await faultOf({ actions: `One\nTwo ${address}` }), [
        400,
        { actions: `Action 2: the guide ${unsafe}` },
      ]);
    assert.deepEqual(await faultOf({ actions: guide }), [400, { actions: 'Action 1: say in plain words what to do.' }]);
    assert.deepEqual(await faultOf({ actions: 'a\nb\nc\nd\ne\nf' }), [
      400,
      { actions: 'A campaign asks for at most 5 actions.' },
    ]);
    assert.deepEqual(await faultOf({ actions: 'x'.repeat(161) }), [
      400,
      { actions: 'Action 1 has at most 160 characters.' },
    ]);
    for (const goal of ['0', '1.5', '-3', '1000001', 'many'])
      assert.deepEqual(await faultOf({ goal }), [400, { goal: 'A goal is a whole number from 1 to 1,000,000.' }]);
  });

  it('goes back to a moderator when it changes, who sees what readers saw', async () => {
    const author = await server().member();
    const { _id } = (await author.post('/campaigns', await campaignForm({ ...texts, actions: 'Turn it on' }))).body
      .campaign;
    const admin = await server().admin();
    await admin.put(`/admin/campaigns/${_id}/approve`);
    const edited = await author.put(`/campaigns/${_id}`, form({ ...texts, actions: 'Turn it off', goal: '5' }));
    assert.match(edited.body.message, /It goes back to a moderator/);
    assert.equal(edited.body.campaign.status, 'pending');
    const { earlier } = (await admin.get(`/admin/campaigns/${_id}/background`)).body as unknown as {
      earlier: { text: string };
    };
    assert.equal(earlier.text, 'Bring your phone.\n\nAction 1: Turn it on');
  });

  it('stays where a form of an earlier page says nothing of it, and goes where it is emptied', async () => {
    const author = await server().member();
    const { _id } = (await author.post('/campaigns', await campaignForm({ ...texts, actions: 'One', goal: '7' }))).body
      .campaign;
    const silent = (await author.put(`/campaigns/${_id}`, form(texts))).body.campaign;
    assert.deepEqual([silent.actions, silent.goal], [[{ text: 'One', guide: null }], 7]);
    const emptied = (await author.put(`/campaigns/${_id}`, form({ ...texts, actions: '', goal: '' }))).body.campaign;
    assert.deepEqual([emptied.actions, emptied.goal], [[], null]);
  });
});
