import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { CampaignFigures, CampaignProgress, OwnJoin } from '@cyberharbour/shared-api/contract';
import { runJob } from '../jobs/jobs.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { campaignForm } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';
import { forgetDays } from './sweep.ts';
import { day } from '../clock/durations.ts';

const browser = (name = 'Firefox/150.0') => ({
  'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 ${name}`,
  'accept-language': 'en-AU',
});

onEveryDatabase('steps of a campaign', (server) => {
  const running = async (author?: Person, fields: Record<string, string> = {}) => {
    const creator = author ?? (await server().member());
    const { _id } = (await creator.post('/campaigns', await campaignForm(fields))).body.campaign;
    await (await server().admin()).put(`/admin/campaigns/${_id}/approve`);
    return _id;
  };
  const report = async (id: string, step: string, headers: Record<string, string>, source = 'link', who?: Person) =>
    (who ?? server().person()).send('POST', `/campaigns/${id}/steps`, { step, source }, headers);
  const progressOf = async (id: string, who = server().person()) =>
    ((await who.get(`/campaigns/${id}/progress`)).body as unknown as { progress: CampaignProgress }).progress;
  const figuresOf = async (id: string, who: Person) =>
    (await who.get(`/campaigns/${id}/figures`)).body as unknown as CampaignFigures;
  const stored = async (id: string) =>
    server().context.db.selectFrom('campaign_counts').selectAll().where('campaign_id', '=', id).execute();

  it('are exact when many are taken at the same moment, and once for each browser and day', async () => {
    const id = await running();
    const everybody = Array.from({ length: 60 }, (_, place) => browser(`Firefox/150.${place}`));
    await Promise.all([...everybody, ...everybody].map((headers) => report(id, 'joined', headers)));
    assert.equal((await progressOf(id)).joined, 60);
    assert.deepEqual(
      (await stored(id)).map(({ step, source, number }) => [step, source, number]),
      [['joined', 'link', 60]],
    );
  });

  it('of fewer than five people are told to nobody, to the author neither', async () => {
    const author = await server().member();
    const id = await running(author, { goal: '20' });
    for (let place = 0; place < 4; place += 1) await report(id, 'joined', browser(`Firefox/151.${place}`), 'poster');
    for (let place = 0; place < 7; place += 1) await report(id, 'joined', browser(`Firefox/152.${place}`), 'email');
    for (let place = 0; place < 9; place += 1) await report(id, 'joined', browser(`Firefox/153.${place}`), 'card');
    const { total, sources } = await figuresOf(id, author);
    assert.equal(total.joined, 20);
    // Twenty less seven and nine would be the four: the next larger one is hidden with it.
    assert.deepEqual(
      sources.map(({ source, counts }) => [source, counts.joined]),
      [
        ['email', null],
        ['card', 9],
        ['poster', null],
      ],
    );
    for (let place = 0; place < 3; place += 1) await report(id, 'done', browser(`Firefox/151.${place}`));
    assert.deepEqual(await progressOf(id), {
      joined: 20,
      done: null,
      stillOn: 0,
      goal: 20,
      isOver: false,
      mine: null,
    });
  });

  it('are for their author and moderators', async () => {
    const id = await running();
    assert.equal((await server().person().get(`/campaigns/${id}/figures`)).status, 401);
    assert.equal((await (await server().member()).get(`/campaigns/${id}/figures`)).status, 403);
    assert.equal((await figuresOf(id, await server().admin())).title, 'A campaign');
  });

  it('stand on a member’s dashboard, and count once for good', async () => {
    const id = await running();
    const member = await server().member();
    const join = (step: string, agent: string) => report(id, step, browser(agent), 'home', member);
    assert.equal((await join('joined', 'Firefox/1')).body.message, 'You are in. Thank you.');
    server().pass(3 * day);
    await join('joined', 'Firefox/2');
    assert.equal((await progressOf(id, member)).mine, 'joined');
    await Promise.all([join('done', 'Firefox/3'), join('done', 'Firefox/4'), join('done', 'Firefox/5')]);
    const { joins } = (await member.get('/user/joins')).body as unknown as { joins: OwnJoin[] };
    assert.deepEqual(
      joins.map(({ campaign, state }) => [campaign._id, state]),
      [[id, 'done']],
    );
    assert.deepEqual((await stored(id)).map(({ step, number }) => [step, number]).toSorted(), [
      ['done', 1],
      ['joined', 1],
    ]);
  });

  it('cannot be joined once it is over, nor seen while it waits', async () => {
    const author = await server().member();
    const waiting = (await author.post('/campaigns', await campaignForm())).body.campaign._id;
    assert.equal((await report(waiting, 'seen', browser())).status, 404);
    const id = await running();
    const { db, clock } = server().context;
    await db
      .updateTable('campaigns')
      .set({ start_at: 1, end_at: clock() - 1 })
      .where('id', '=', id)
      .execute();
    const late = await report(id, 'joined', browser());
    assert.deepEqual([late.status, late.body.code], [409, 'OVER']);
    assert.equal((await report(id, 'done', browser())).status, 200);
  });

  it('leave nothing behind that lasts longer than the day', async () => {
    const id = await running();
    const { db, clock } = server().context;
    await report(id, 'seen', browser());
    const before = await db.selectFrom('day_visits').selectAll().execute();
    const [salt] = await db.selectFrom('day_salts').selectAll().execute();
    assert.ok(before.length > 0 && salt);
    server().pass(day);
    await report(id, 'seen', browser());
    const after = await db.selectFrom('day_visits').selectAll().execute();
    const today = Math.floor(clock() / day);
    assert.deepEqual([...new Set(after.map((visit) => visit.day))], [today]);
    const salts = await db.selectFrom('day_salts').selectAll().execute();
    assert.deepEqual([salts.map((each) => each.day), salts[0]?.salt === salt.salt], [[today], false]);
    assert.equal(
      after.some(({ digest }) => before.some((old) => old.digest === digest)),
      false,
    );
    server().pass(day);
    await runJob(server().context, forgetDays);
    assert.deepEqual(await db.selectFrom('day_visits').selectAll().execute(), []);
    assert.deepEqual(await db.selectFrom('day_salts').selectAll().execute(), []);
    // What is counted has no address, no browser, no time of day.
    assert.deepEqual(Object.keys((await stored(id))[0] ?? {}).toSorted(), [
      'campaign_id',
      'day',
      'number',
      'source',
      'step',
    ]);
  });

  it('by a form without script are the same call, with a page as its answer', async () => {
    const id = await running();
    const send = (path: string, payload: string) =>
      server().app.inject({
        method: 'POST',
        url: `/forms/campaigns/${path}`,
        headers: {
          ...browser(),
          origin: 'http://localhost:3000',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload,
      });
    const joined = await send(id, 'step=joined&source=poster');
    assert.equal(joined.statusCode, 200);
    assert.match(joined.payload, /You are in\. Thank you\./);
    assert.match(joined.payload, new RegExp(`href="/campaigns/${id}"`));
    assert.deepEqual(
      (await stored(id)).map(({ step, source }) => [step, source]),
      [['joined', 'poster']],
    );
    assert.equal((await send(`${id}/questions`, 'email=reader@example.com')).statusCode, 200);
    const foreign = await server().app.inject({
      method: 'POST',
      url: `/forms/campaigns/${id}`,
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'step=joined',
    });
    assert.equal(foreign.statusCode, 403);
  });
});
