import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runJob } from '../../jobs/jobs.ts';
import { moveEndedBack } from '../end.ts';
import { postKinds } from '../kinds.ts';
import { onEveryDatabase } from '../../testing/dialects.ts';
import { campaignForm, form } from '../../testing/forms.ts';
import type { Person } from '../../testing/person.ts';

const business = {
  role: 'business',
  businessName: 'Harbourside Bakery',
  businessAddress: '4 Wharf Street',
  businessAbn: '11 000 000 001',
};
const texts = { title: 'T', description: 'D', startTime: '2097-01-01T09:00Z', endTime: '2097-01-02T09:00+11:00' };

onEveryDatabase('campaigns', (server) => {
  const post = async (creator: Person, fields: Record<string, string> = {}) =>
    (await creator.post('/campaigns', await campaignForm(fields))).body.campaign;
  const running = async (creator: Person, fields: Record<string, string> = {}) => {
    const { _id } = await post(creator, fields);
    return (await (await server().admin()).put(`/admin/campaigns/${_id}/approve`)).body.campaign;
  };

  it('waits until an administrator approves it', async () => {
    const baker = await server().member({ ...business, email: 'baker@example.com' });
    const sent = await baker.post('/campaigns', await campaignForm());
    assert.deepEqual(
      [sent.status, sent.body.message, sent.body.campaign.status],
      [201, 'Campaign created successfully!', 'pending'],
    );
    const { _id } = sent.body.campaign;
    const visitor = server().person();
    assert.deepEqual(
      [(await visitor.get(`/campaigns/${_id}`)).status, (await visitor.get(`/campaigns/${_id}`)).body.message],
      [404, 'Campaign not found.'],
    );
    assert.equal((await baker.get(`/campaigns/${_id}`)).body.campaign.createdBy?.email, 'baker@example.com');
    const admin = await server().admin();
    assert.equal(
      (await admin.get('/admin/campaigns/pending')).body.campaigns[0]?.createdBy?.email,
      'baker@example.com',
    );
    const done = await admin.put(`/admin/campaigns/${_id}/approve`);
    assert.deepEqual([done.body.message, done.body.campaign.status], ['Campaign approved', 'active']);
    const { campaign } = (await visitor.get(`/campaigns/${_id}`)).body;
    assert.deepEqual(campaign.createdBy, {
      _id: baker.id,
      name: campaign.createdBy?.name,
      isBusiness: true,
      businessName: 'Harbourside Bakery',
    });
    assert.deepEqual([campaign.startTime, campaign.imageWidth], ['2097-01-01T09:00:00.000Z', 40]);
  });

  it('is filtered by who posted it', async () => {
    const titled = async (type: string) => (await server().person().get(`/campaigns?type=${type}&q=Kind`)).body;
    await running(await server().member(business), { title: 'Kind of a business' });
    await running(await server().member(), { title: 'Kind of a person' });
    assert.deepEqual(
      (await titled('business')).campaigns.map(({ title }) => title),
      ['Kind of a business'],
    );
    const individual = await titled('individual');
    assert.deepEqual([individual.total, individual.campaigns[0]?.title], [1, 'Kind of a person']);
    assert.equal((await server().person().get('/campaigns?type=none')).status, 400);
  });

  it('needs every field, an image, and an end after its start', async () => {
    const creator = await server().member();
    const said = async (fields: Record<string, string>) =>
      (await creator.post('/campaigns', await campaignForm(fields))).body;
    assert.equal((await said({ title: '' })).message, 'Please fill in all required fields');
    assert.equal((await said({ startTime: '' })).errors['startTime'], 'Please fill in all required fields');
    assert.equal((await said({ startTime: 'tomorrow' })).errors['startTime'], 'Enter a date and time.');
    assert.equal((await said({ startTime: '2097-01-01T09:00' })).code, 'INVALID');
    assert.equal(
      (await said({ startTime: '2097-02-29T09:00Z', endTime: '2097-06-01T09:00Z' })).errors['startTime'],
      'Enter a date and time.',
    );
    const second = (endTime: string) => said({ startTime: '2097-01-01T09:00+11:00', endTime });
    assert.equal(
      (await second('2096-12-31T22:00:00Z')).errors['endTime'],
      'The end must be after the start.',
      'the same moment',
    );
    assert.equal((await second('2096-12-31T22:00:00.001Z')).success, true, 'a millisecond after it');
    assert.equal(
      (await said({ endTime: '2096-12-31T09:00:00Z' })).errors['endTime'],
      'The end must be after the start.',
    );
    assert.equal(
      (await creator.post('/campaigns', form(texts))).body.message,
      'Please upload an image for your campaign.',
    );
  });

  it('keeps its image when it is edited without one, and waits again', async () => {
    const creator = await server().member();
    const { _id, imageUrl } = await running(creator);
    const edited = await creator.put(`/campaigns/${_id}`, form(texts));
    assert.deepEqual(
      [edited.status, edited.body.campaign.status, edited.body.campaign.imageUrl],
      [200, 'pending', imageUrl],
    );
    assert.match(edited.body.message, /^Campaign updated\. It goes back/);
    assert.equal(
      (await creator.put(`/campaigns/${_id}`, form({ ...texts, title: '' }))).body.message,
      'Please fill in all required fields',
    );
  });

  it('is public with the archived ones last', async () => {
    const creator = await server().member();
    const admin = await server().admin();
    const newest = await running(creator, { title: 'Soon archived' });
    assert.equal((await server().person().get('/campaigns')).body.campaigns[0]?.title, 'Soon archived');
    assert.equal(
      (await admin.put(`/admin/campaigns/${newest._id}/status`, { status: 'archived' })).body.message,
      'Campaign status updated',
    );
    const { campaigns } = (await server().person().get('/campaigns')).body;
    assert.deepEqual([campaigns.at(-1)?.title, campaigns.at(-1)?.status], ['Soon archived', 'archived']);
    const refused = await admin.put(`/admin/campaigns/${newest._id}/status`, { status: 'approved' });
    assert.deepEqual([refused.status, refused.body.message], [400, 'Failed to update status']);
  });

  it('is changed and deleted by its creator and administrators only', async () => {
    const creator = await server().member();
    const stranger = await server().member();
    const hidden = await post(creator);
    const shown = await running(creator);
    assert.deepEqual(
      [
        (await stranger.put(`/campaigns/${shown._id}`, form(texts))).status,
        (await stranger.delete(`/campaigns/${shown._id}`)).status,
      ],
      [403, 403],
    );
    assert.deepEqual(
      [
        (await stranger.put(`/campaigns/${hidden._id}`, form(texts))).status,
        (await stranger.delete(`/campaigns/${hidden._id}`)).status,
      ],
      [404, 404],
    );
    assert.equal((await creator.delete(`/api/campaigns/${hidden._id}`)).body.message, 'Campaign deleted');
    assert.equal((await (await server().admin()).delete(`/campaigns/${shown._id}`)).status, 200);
  });

  it('counts every status right after all of this', async () => {
    const { byStatus } = (await (await server().admin()).get('/admin/campaigns?limit=0')).body;
    for (const [status, count] of Object.entries(byStatus)) {
      const rows = await server()
        .context.db.selectFrom('campaigns')
        .select('id')
        .where('status', '=', status as 'pending')
        .execute();
      assert.equal(count, rows.length, status);
    }
  });

  it('that have ended are listed after those under way, and come back when they are made longer', async () => {
    const [author, admin] = [await server().member(), await server().admin()];
    const make = async (title: string, endTime: string) => {
      const times = { title, startTime: '2026-01-01T00:00:00Z', endTime };
      const { _id } = (await author.post('/campaigns', await campaignForm(times))).body.campaign;
      await admin.put(`/admin/campaigns/${_id}/approve`);
      return _id;
    };
    const read = async (id: string) => (await server().person().get(`/campaigns/${id}`)).body.campaign;
    const runs = await make('Runs on', '2099-01-01T00:00:00Z');
    const over = await make('Is over', '2026-01-02T00:00:00Z');
    const ends = await make('Ends', new Date(server().context.clock() + 60_000).toISOString());
    const order = async () =>
      (await server().person().get('/campaigns')).body.campaigns
        .map(({ _id }) => _id)
        .filter((id) => [runs, over, ends].includes(id));
    assert.deepEqual(await order(), [ends, runs, over]);
    assert.deepEqual([(await read(over)).hasEnded, (await read(ends)).hasEnded], [true, false]);
    server().pass(120_000);
    await runJob(server().context, moveEndedBack(postKinds));
    assert.deepEqual(await order(), [runs, ends, over]);
    assert.equal((await read(ends)).hasEnded, true);
    const longer = { title: 'Is over', description: 'Longer.', startTime: '2026-01-01T00:00:00Z' };
    await admin.put(`/campaigns/${over}`, form({ ...longer, endTime: '2099-01-01T00:00:00Z' }));
    assert.deepEqual(await order(), [over, runs, ends]);
    await admin.put(`/campaigns/${over}`, form({ ...longer, endTime: '2026-01-03T00:00:00Z' }));
    assert.deepEqual(await order(), [runs, ends, over]);
    // An archived one is over for another reason, whatever its end.
    await admin.put(`/admin/campaigns/${runs}/status`, { status: 'archived' });
    assert.equal((await read(runs)).hasEnded, false);
  });
});
