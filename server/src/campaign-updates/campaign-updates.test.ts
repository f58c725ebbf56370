import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { CampaignUpdate } from '@cyberharbour/shared-api/contract';
import * as counters from '../counters/store.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { campaignForm } from '../testing/forms.ts';
import type { Person, TestResponse } from '../testing/person.ts';
import { day } from '../clock/durations.ts';

const read = ({ body }: TestResponse) => body as unknown as { update: CampaignUpdate; updates: CampaignUpdate[] };

onEveryDatabase('what an organiser writes since', (server) => {
  const news = (fields: object = {}) => ({ topic: 'news', title: 'Week one', content: 'Forty cards.', ...fields });
  const running = async (author?: Person) => {
    const organiser = author ?? (await server().member());
    const endTime = new Date(server().context.clock() + 10 * day).toISOString();
    const startTime = new Date(server().context.clock()).toISOString();
    const { _id: id } = (await organiser.post('/campaigns', await campaignForm({ startTime, endTime }))).body.campaign;
    const admin = await server().admin();
    await admin.put(`/admin/campaigns/${id}/approve`);
    return { id, organiser, admin };
  };
  const write = async (organiser: Person, id: string, fields?: object) =>
    read(await organiser.post(`/campaigns/${id}/updates`, news(fields))).update._id;
  const titles = async (id: string, by: Person, query = '') =>
    read(await by.get(`/campaigns/${id}/updates${query}`)).updates.map(({ title }) => title);

  it('waits for a moderator, shows on the page and in its feed, and waits again once it is changed', async () => {
    const { id, organiser, admin } = await running(await server().member({ email: 'organiser@example.com' }));
    const visitor = server().person();
    const update = await write(organiser, id);
    assert.deepEqual([await titles(id, visitor), await titles(id, organiser)], [[], []]);
    assert.deepEqual(await titles(id, organiser, '?all=true'), ['Week one']);
    assert.deepEqual(await titles(id, await server().member(), '?all=true'), []);
    const { updates } = read(await admin.get('/admin/updates/pending'));
    assert.deepEqual(
      updates.map(({ campaignId, title }) => [campaignId, title]),
      [[id, 'Week one']],
    );
    assert.equal((await admin.put(`/admin/updates/${update}/approve`)).body.message, 'Update approved');
    assert.deepEqual(await titles(id, visitor), ['Week one']);
    server().passUndo();
    const mail = await server().mailTo('organiser@example.com', 2);
    assert.equal(mail.subject, 'Your update is published');
    assert.match(mail.text, new RegExp(`http://localhost:3000/campaigns/${id}#updates`));
    for (const ending of ['rss', 'atom', 'json']) {
      const feed = await server().app.inject({ method: 'GET', url: `/feeds/campaigns/${id}.${ending}` });
      assert.match(feed.payload, /Week one/, ending);
      assert.match(feed.payload, new RegExp(`/campaigns/${id}\\?via=feed#${update}`), ending);
    }
    const changed = await organiser.put(`/updates/${update}`, news({ title: 'Week two' }));
    assert.equal(changed.body.message, 'Update saved. It goes back to a moderator before it shows again.');
    assert.deepEqual(await titles(id, visitor), []);
    const { earlier } = (await admin.get(`/admin/updates/${update}/background`)).body;
    assert.deepEqual([earlier?.title, earlier?.text], ['Week one', 'Forty cards.']);
    assert.equal((await organiser.delete(`/updates/${update}`)).body.message, 'Update deleted');
    assert.deepEqual(await titles(id, organiser, '?all=true'), []);
  });

  it('is written by the organiser alone, below a campaign that is public', async () => {
    const { id } = await running();
    assert.equal((await (await server().member()).post(`/campaigns/${id}/updates`, news())).status, 403);
    const author = await server().member();
    const waiting = (await author.post('/campaigns', await campaignForm())).body.campaign._id;
    assert.equal((await author.post(`/campaigns/${waiting}/updates`, news())).body.code, 'NOT_PUBLIC');
    const empty = await author.post(`/campaigns/${waiting}/updates`, news({ title: ' ', content: '' }));
    assert.deepEqual(empty.body.errors, { title: 'Give it a title.', content: 'Write what there is to tell.' });
  });

  it('a result and thanks come once, after the end', async () => {
    const { id, organiser } = await running();
    const result = news({ topic: 'result', title: 'What became of it' });
    assert.equal((await organiser.post(`/campaigns/${id}/updates`, result)).body.code, 'NOT_OVER');
    server().pass(11 * day);
    const answers = await Promise.all([1, 2].map(() => organiser.post(`/campaigns/${id}/updates`, result)));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409]);
    assert.equal((await organiser.post(`/campaigns/${id}/updates`, result)).body.code, 'THERE_ALREADY');
  });

  it('goes with its campaign, and is not counted any more', async () => {
    const waiting = async () => (await counters.read(server().context.db, 'updates', ['waiting'])).waiting;
    const before = await waiting();
    const { id, organiser } = await running();
    await write(organiser, id);
    assert.equal(await waiting(), before + 1);
    assert.equal((await organiser.delete(`/campaigns/${id}`)).status, 200);
    assert.equal(await waiting(), before);
    const left = await server().context.db.selectFrom('updates').select('id').where('campaign_id', '=', id).execute();
    assert.deepEqual(left, []);
  });
});
