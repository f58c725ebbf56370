import assert from 'node:assert/strict';
import { it } from 'node:test';
import { day, minute } from '../clock/durations.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { campaignForm, resourceForm } from '../testing/forms.ts';
import { createLetterOffice } from '../testing/letters.ts';

onEveryDatabase('alerts', (server) => {
  const { subscribeTo, look } = createLetterOffice(server);
  const get = async (url: string) => (await server().app.inject({ method: 'GET', url })).payload;
  const later = (time: number) => new Date(server().context.clock() + time).toISOString();
  const form = (fields: object = {}) => ({
    title: 'Texts about unpaid tolls',
    happened: 'Texts say that a toll is unpaid. Their link leads to a copy of the toll page.',
    affected: 'Everybody with a phone.',
    advice: 'Delete them. Pay in the app that you know.',
    link: '',
    endsAt: later(3 * day),
    ...fields,
  });
  const start = async (fields?: object) => (await server().admin()).post('/admin/alerts', form(fields));
  const end = async (id: string) => (await server().admin()).put(`/admin/alerts/${id}/end`);
  const titlesOnPages = async () =>
    ((JSON.parse(await get('/changes')) as { alerts?: { title: string }[] }).alerts ?? []).map(({ title }) => title);

  it('is on every page from its start until a moderator ends it, and stays in the history', async () => {
    assert.deepEqual(await titlesOnPages(), []);
    const before = await get('/changes');
    const { status, body } = await start();
    assert.deepEqual([status, body.message], [201, 'The alert is on every page']);
    assert.deepEqual(await titlesOnPages(), ['Texts about unpaid tolls']);
    const visitor = server().person();
    const { alerts } = (await visitor.get('/alerts')).body;
    assert.deepEqual([alerts[0]?.isRunning, alerts[0]?.corrections], [true, []]);
    assert.equal((await end(body.alert._id)).body.message, 'The alert has ended');
    assert.deepEqual(await titlesOnPages(), []);
    assert.notEqual(await get('/changes'), before);
    assert.equal((await visitor.get(`/alerts/${body.alert._id}`)).body.alert.isRunning, false);
    const { entries } = (await (await server().admin()).get('/admin/audit?kind=alert')).body;
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['alert.ended', 'alert.started'],
    );
  });

  it('ends by itself, without a change of anything', async () => {
    const { alert } = (await start({ endsAt: later(minute) })).body;
    const { changes } = JSON.parse(await get('/changes')) as { changes: string };
    assert.equal((await titlesOnPages()).length, 1);
    server().pass(61_000);
    assert.deepEqual(JSON.parse(await get('/changes')), { changes });
    assert.equal((await server().person().get(`/alerts/${alert._id}`)).body.alert.isRunning, false);
  });

  it('is corrected from the version that was read, which everybody reads, and stays ended', async () => {
    const admin = await server().admin();
    const { alert } = (await start()).body;
    const url = `/admin/alerts/${alert._id}`;
    const corrected = { ...form({ title: 'Texts about tolls' }), correction: 'Not only unpaid ones.' };
    const stale = await admin.send('PUT', url, corrected, { 'if-match': '"1"' });
    assert.deepEqual([stale.status, stale.body.code], [412, 'EDITED_ELSEWHERE']);
    assert.equal((await admin.put(url, form())).body.errors['correction'], 'Say what was wrong.');
    const { body } = await admin.put(url, corrected);
    assert.deepEqual(
      [body.message, body.alert.title, body.alert.corrections.map(({ text }) => text)],
      ['Corrected', 'Texts about tolls', ['Not only unpaid ones.']],
    );
    assert.deepEqual(await titlesOnPages(), ['Texts about tolls']);
    await end(alert._id);
    await admin.put(url, corrected);
    assert.deepEqual(await titlesOnPages(), []);
  });

  it('leads to a guide or a campaign that runs, as long as anybody may read it', async () => {
    const admin = await server().admin();
    const { resource } = (
      await admin.post('/admin/resources', resourceForm({ title: 'Ring back', link: '', content: 'Do.' }))
    ).body;
    const member = await server().member();
    const { campaign } = (await member.post('/campaigns', await campaignForm({ title: 'Tolls' }))).body;
    const link = `/campaigns/${campaign._id}`;
    for (const wrong of [link, '/resources/nobody', '/campaigns/nobody', 'https://evil.example', '/blog/1'])
      assert.match((await start({ link: wrong })).body.errors['link'] ?? '', /^Choose a guide or a campaign/, wrong);
    await admin.put(`/admin/campaigns/${campaign._id}/approve`);
    const { alert } = (await start({ link })).body;
    assert.deepEqual(alert.link, { href: link, title: 'Tolls' });
    await member.delete(`/campaigns/${campaign._id}`);
    assert.equal((await server().person().get(`/alerts/${alert._id}`)).body.alert.link, null);
    assert.doesNotMatch(await get('/changes'), /campaigns/);
    await end(alert._id);
    const guide = (await start({ link: `/resources/${resource.slug ?? ''}` })).body.alert;
    assert.equal(guide.link?.title, 'Ring back');
    await end(guide._id);
  });

  it('runs fourteen days at most, and three at once', async () => {
    const errorOf = async (endsAt: string) => (await start({ endsAt })).body.errors['endsAt'];
    assert.equal(await errorOf(later(-minute)), 'Choose a time that is still to come.');
    assert.equal(await errorOf(later(14 * day + minute)), 'An alert runs 14 days at most.');
    assert.equal(await errorOf(''), 'Choose a day and a time.');
    const started = [await start(), await start(), await start({ endsAt: later(14 * day) })];
    assert.deepEqual(
      started.map(({ status }) => status),
      [201, 201, 201],
    );
    assert.equal((await start()).body.code, 'TOO_MANY_ALERTS');
    for (const { body } of started) await end(body.alert._id);
  });

  it('is one of three, however many moderators start one at the same moment', async () => {
    const admin = await server().admin();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => admin.post('/admin/alerts', form())));
    const started = answers.filter(({ status }) => status === 201);
    assert.equal(started.length, 3);
    for (const { body } of started) await end(body.alert._id);
  });

  it('is told once by a letter, to those alone who chose alerts, after a fresh check', async () => {
    const admin = await server().admin();
    const { alert } = (await start()).body;
    const send = () => admin.put(`/admin/alerts/${alert._id}/letter`);
    assert.equal((await send()).body.code, 'NO_READERS');
    await subscribeTo(['monthly', 'Phishing'], 'mei@example.com');
    await subscribeTo(['alerts'], 'ana@example.com');
    server().pass(11 * minute);
    assert.equal((await send()).body.code, 'CHECK_NEEDED');
    assert.equal((await admin.post('/admin/alerts', form())).body.code, 'CHECK_NEEDED');
    const fresh = await server().admin();
    assert.equal((await fresh.get(`/admin/alerts/${alert._id}`)).body.readers, 1);
    const { body } = await fresh.put(`/admin/alerts/${alert._id}/letter`);
    assert.equal(body.message, 'The letter is on its way');
    const mails = await look();
    assert.deepEqual(
      mails.map(({ recipient, subject }) => [recipient, subject]),
      [['ana@example.com', 'Alert: Texts about unpaid tolls']],
    );
    assert.ok(mails[0]?.text.includes(`http://localhost:3000/alerts/${alert._id}`));
    assert.equal((await fresh.put(`/admin/alerts/${alert._id}/letter`)).body.code, 'MAILED');
    assert.equal((await fresh.get(`/admin/letters/${body.letterId ?? ''}`)).body.letter.state, 'sent');
    await end(alert._id);
  });

  it('is followed by feeds and found by search engines', async () => {
    const { alert } = (await start({ title: 'Tolls & <fines>' })).body;
    for (const ending of ['rss', 'atom', 'json'])
      assert.ok((await get(`/feeds/alerts.${ending}`)).includes(`http://localhost:3000/alerts/${alert._id}`), ending);
    assert.match(await get('/sitemaps/pages.xml'), new RegExp(`/alerts/${alert._id}<`));
    assert.match(await get('/page-description?path=/alerts'), /feeds\/alerts\.atom/);
    assert.equal((await server().app.inject('/feeds/constructor.rss')).statusCode, 404);
  });

  it('is started by moderators alone', async () => {
    assert.equal((await (await server().member()).post('/admin/alerts', form())).status, 403);
    assert.equal((await server().person().get('/alerts/nobody')).status, 404);
  });
});
