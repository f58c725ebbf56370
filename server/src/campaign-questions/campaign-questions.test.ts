import assert from 'node:assert/strict';
import { it } from 'node:test';
import { questionAsked } from '@cyberharbour/shared-api/contract';
import { onEveryDatabase } from '../testing/dialects.ts';
import { campaignForm } from '../testing/forms.ts';
import { runJob } from '../jobs/jobs.ts';
import { askStillOn } from './job.ts';
import { day } from '../clock/durations.ts';

onEveryDatabase('questions after 30 and 90 days', (server) => {
  const running = async () => {
    const { _id } = (await (await server().member()).post('/campaigns', await campaignForm())).body.campaign;
    await (await server().admin()).put(`/admin/campaigns/${_id}/approve`);
    return _id;
  };
  const leave = (id: string, email: string) => server().person().post(`/campaigns/${id}/questions`, { email });
  const follow = (method: 'GET' | 'POST', link: string) =>
    server().app.inject({ method, url: link, headers: { origin: 'null' } });
  const linkIn = (text: string, page: string) =>
    new RegExp(`http://localhost:3000(/api/campaign-questions/${page}\\S+)`).exec(text)?.[1] ?? '';
  const rows = (id: string) =>
    server().context.db.selectFrom('campaign_questions').selectAll().where('campaign_id', '=', id).execute();
  const counts = async (id: string) =>
    (await server().context.db.selectFrom('campaign_counts').selectAll().where('campaign_id', '=', id).execute()).map(
      ({ step, number }) => [step, number],
    );
  const work = async (time: number) => {
    server().pass(time);
    await runJob(server().context, askStillOn);
  };

  it('come to a confirmed address, are counted once, and then the address is forgotten', async () => {
    const id = await running();
    assert.equal((await leave(id, 'Keeper@example.com')).body.message, questionAsked);
    const confirm = linkIn((await server().mailTo('keeper@example.com')).text, 'confirm');
    assert.equal((await follow('GET', confirm)).statusCode, 200);
    assert.equal((await rows(id))[0]?.state, 'waiting', 'a link that is only looked at confirms nothing');
    assert.match((await follow('POST', confirm)).payload, /We will ask you/);
    await work(29 * day);
    assert.equal((await rows(id))[0]?.state, 'confirmed');
    await work(2 * day);
    const first = await server().mailTo('keeper@example.com', 2);
    assert.equal(first.subject, 'Still on?');
    assert.match(String(first.unsubscribe_url), /campaign-questions\/stop/);
    const yes = linkIn(first.text, 'still-30');
    assert.equal((await follow('GET', yes)).statusCode, 200);
    assert.deepEqual(await counts(id), [], 'a mail program that looks at the link says nothing');
    await Promise.all([follow('POST', yes), follow('POST', yes)]);
    assert.deepEqual(await counts(id), [['still-30', 1]]);
    await work(60 * day);
    const last = await server().mailTo('keeper@example.com', 3);
    assert.deepEqual([(await rows(id))[0]?.email, (await rows(id))[0]?.state], [null, 'over']);
    assert.match((await follow('POST', linkIn(last.text, 'still-90'))).payload, /Well done/);
    assert.deepEqual((await counts(id)).toSorted(), [
      ['still-30', 1],
      ['still-90', 1],
    ]);
    await work(31 * day);
    assert.deepEqual(await rows(id), []);
  });

  it('end with one press, and what is not confirmed in a week is deleted', async () => {
    const id = await running();
    await leave(id, 'stop@example.com');
    await follow('POST', linkIn((await server().mailTo('stop@example.com')).text, 'confirm'));
    await work(31 * day);
    const { unsubscribe_url: url } = await server().mailTo('stop@example.com', 2);
    const stop = new URL(url ?? '');
    assert.match((await follow('POST', `${stop.pathname}${stop.search}`)).payload, /Your address is deleted/);
    assert.deepEqual(await rows(id), []);
    await leave(id, 'silent@example.com');
    const late = linkIn((await server().mailTo('silent@example.com')).text, 'confirm');
    await work(8 * day);
    assert.deepEqual(await rows(id), []);
    assert.equal((await follow('POST', late)).statusCode, 410);
  });

  it('are asked for in the same words by everybody, once in ten minutes, with links that nobody else can make', async () => {
    const id = await running();
    const [one, two] = [await leave(id, 'twice@example.com'), await leave(id, 'twice@example.com')];
    assert.deepEqual([one.status, one.body], [two.status, two.body]);
    const link = linkIn((await server().mailTo('twice@example.com')).text, 'confirm');
    for (const wrong of [
      '/api/campaign-questions/confirm?token=x',
      link.replace('confirm', 'still-30'),
      `${link.slice(0, -3)}AAA`,
    ])
      assert.equal((await follow('POST', wrong)).statusCode, 404, wrong);
    assert.equal((await leave(id, 'nobody')).status, 400);
    assert.equal((await rows(id)).length, 1);
  });
});
