import assert from 'node:assert/strict';
import { it } from 'node:test';
import { thanksAsked } from '@cyberharbour/shared-api/contract';
import { runJob } from '../jobs/jobs.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { campaignForm } from '../testing/forms.ts';
import { askStillOn } from './job.ts';
import { linkTo } from './questions.ts';
import { sendThanks } from './thanks.ts';
import { day } from '../clock/durations.ts';

onEveryDatabase('thanks of an organiser', (server) => {
  const running = async () => {
    const organiser = await server().member();
    const admin = await server().admin();
    const [startTime = '', endTime = ''] = [0, 10 * day].map((later) =>
      new Date(server().context.clock() + later).toISOString(),
    );
    const { _id: id } = (await organiser.post('/campaigns', await campaignForm({ startTime, endTime }))).body.campaign;
    await admin.put(`/admin/campaigns/${id}/approve`);
    return { id, organiser };
  };
  const leave = (id: string, email: string) => server().person().post(`/campaigns/${id}/thanks`, { email });
  const press = (text: string, page: string) => {
    const link = new RegExp(`http://localhost:3000(/api/campaign-questions/${page}\\S+)`).exec(text)?.[1] ?? '';
    return server().app.inject({ method: 'POST', url: link, headers: { origin: 'null' } });
  };
  const rows = (id: string, email: string) =>
    server()
      .context.db.selectFrom('campaign_questions')
      .selectAll()
      .where('campaign_id', '=', id)
      .where('email', 'like', email)
      .execute();
  const addresses = async (id: string) => (await rows(id, '%')).map(({ email, state }) => [email, state]);

  it('come by one mail to whoever left an address for it and confirmed that, and the address is gone', async () => {
    const { id, organiser } = await running();
    for (const email of ['glad@example.com', 'never@example.com', 'stopped@example.com'])
      assert.equal((await leave(id, email)).body.message, thanksAsked);
    for (const email of ['glad@example.com', 'stopped@example.com']) {
      const answer = await press((await server().mailTo(email)).text, 'confirm-thanks');
      assert.match(answer.payload, /We will send you the thanks/);
    }
    server().pass(11 * day);
    await runJob(server().context, askStillOn);
    assert.equal((await addresses(id)).length, 2, 'who did not confirm is forgotten after a week');
    const body = { topic: 'thanks', title: 'Thank you', content: 'You were many.' };
    const { update } = (await organiser.post(`/campaigns/${id}/updates`, body)).body as unknown as {
      update: { _id: string };
    };
    await runJob(server().context, sendThanks);
    assert.equal((await addresses(id)).length, 2, 'a text that nobody read is not sent');
    assert.equal((await (await server().admin()).put(`/admin/updates/${update._id}/approve`)).status, 200);
    await runJob(server().context, sendThanks);
    assert.equal((await addresses(id)).length, 2, 'a decision can be taken back for a moment');
    const [stopped] = await rows(id, 'stopped@example.com');
    const stop = linkTo(server().context, 'stop-thanks', stopped?.id ?? '');
    assert.match((await press(stop, 'stop-thanks')).payload, /Your address is deleted/);
    server().pass(2 * 60_000);
    await runJob(server().context, sendThanks);
    const mail = await server().mailTo('glad@example.com', 2);
    assert.equal(mail.subject, 'Thank you');
    assert.match(mail.text, /You were many\./);
    assert.deepEqual(await addresses(id), []);
    await runJob(server().context, sendThanks);
    assert.deepEqual(await addresses(id), []);
  });

  it('that never come forget the address after half a year', async () => {
    const { id } = await running();
    await leave(id, 'waits@example.com');
    await press((await server().mailTo('waits@example.com')).text, 'confirm-thanks');
    server().pass(189 * day);
    await runJob(server().context, askStillOn);
    assert.deepEqual(await addresses(id), [['waits@example.com', 'confirmed']]);
    server().pass(2 * day);
    await runJob(server().context, askStillOn);
    assert.deepEqual(await addresses(id), []);
  });
});
