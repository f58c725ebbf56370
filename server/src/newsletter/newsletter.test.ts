import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newsletterAsked, newsletterConsent } from '@cyberharbour/shared-api/contract';
import { onEveryDatabase } from '../testing/dialects.ts';
import { minute } from '../clock/durations.ts';

const day = 24 * 60 * minute;

onEveryDatabase('newsletter', (server) => {
  const ask = (email: string) => server().person().post('/newsletter/subscribe', { email });
  const linkIn = (text: string) => /http:\/\/localhost:3000(\/api\/newsletter\/\S+)/.exec(text)?.[1] ?? '';
  const follow = (method: 'GET' | 'POST', url: string, body?: string) =>
    server().app.inject({
      method,
      url,
      headers: { origin: 'null', ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
      ...(body ? { payload: body } : {}),
    });
  const find = async (email: string) =>
    (await (await server().admin()).get(`/admin/newsletter?q=${email}`)).body.subscribers[0];

  it('comes after a confirmed link, and ends with one click', async () => {
    assert.deepEqual(
      [(await ask('Reader@example.com')).body.message, (await find('reader@example.com'))?.state],
      [newsletterAsked, 'waiting'],
    );
    const link = linkIn((await server().mailTo('reader@example.com')).text);
    const question = await follow('GET', link);
    assert.deepEqual([question.statusCode, /<form method="post"/.test(question.payload)], [200, true]);
    assert.equal(
      (await find('reader@example.com'))?.state,
      'waiting',
      'a link that is only looked at confirms nothing',
    );
    assert.match((await follow('POST', link)).payload, /You are subscribed/);
    assert.match((await follow('POST', link)).payload, /You are subscribed/);
    const stored = await find('reader@example.com');
    assert.deepEqual(
      [stored?.state, stored?.consent, typeof stored?.confirmedAt],
      ['subscribed', newsletterConsent, 'string'],
    );
    const welcome = await server().mailTo('reader@example.com', 2);
    assert.match(String(welcome.unsubscribe_url), /^http:\/\/localhost:3000\/api\/newsletter\/unsubscribe\?token=/);
    // As a mail program does it (RFC 8058).
    const left = await follow('POST', linkIn(welcome.unsubscribe_url ?? ''), 'List-Unsubscribe=One-Click');
    assert.match(left.payload, /You are unsubscribed/);
    assert.equal((await find('reader@example.com'))?.state, 'left');
  });

  it('says the same to everyone, and mails an address once in a while', async () => {
    const first = await ask('again@example.com');
    const second = await ask('again@example.com');
    assert.deepEqual([first.status, first.body], [second.status, second.body]);
    server().pass(11 * minute);
    await ask('again@example.com');
    const link = linkIn((await server().mailTo('again@example.com', 2)).text);
    await follow('POST', link);
    server().pass(2 * day);
    assert.deepEqual((await ask('again@example.com')).body, first.body);
    assert.equal(
      (await server().mailTo('again@example.com', 4)).subject,
      'You are already subscribed to the CyberHarbour newsletter',
    );
  });

  it('brings what was asked for, and another choice by the link of a letter, until one click ends all of it', async () => {
    await server()
      .person()
      .post('/newsletter/subscribe', { email: 'choosy@example.com', topics: ['alerts', 'Phishing'] });
    await follow('POST', linkIn((await server().mailTo('choosy@example.com')).text));
    const topicsOf = async () => (await find('choosy@example.com'))?.topics;
    assert.deepEqual(await topicsOf(), ['alerts', 'Phishing']);
    server().pass(2 * day);
    // Whoever asks for somebody's address changes nothing of what they chose.
    await server()
      .person()
      .post('/newsletter/subscribe', { email: 'choosy@example.com', topics: ['Malware'] });
    assert.deepEqual(await topicsOf(), ['alerts', 'Phishing']);
    const link = linkIn((await server().mailTo('choosy@example.com', 3)).text);
    assert.match(link, /topics\?token=/);
    const page = await follow('GET', link);
    const ticked = [...page.payload.matchAll(/value="([^"]+)" checked/g)].map(([, topic]) => topic);
    assert.deepEqual([page.statusCode, ticked], [200, ['alerts', 'Phishing']]);
    const saved = await follow('POST', link, 'topic=monthly&topic=Malware&topic=nothing');
    assert.match(saved.payload, /From now on: One letter a month; News about malware\./);
    assert.deepEqual(await topicsOf(), ['monthly', 'Malware']);
    const nothing = await follow('POST', link, 'topic=nothing');
    assert.deepEqual([nothing.statusCode, /Nothing was saved/.test(nothing.payload)], [400, true]);
    assert.deepEqual(await topicsOf(), ['monthly', 'Malware']);
    assert.equal((await follow('POST', link.replace('topics', 'confirm'), 'topic=alerts')).statusCode, 404);
    const [, leave = ''] = /action="(unsubscribe[^"]+)"/.exec(page.payload) ?? [];
    assert.match((await follow('POST', `/api/newsletter/${leave}`)).payload, /You are unsubscribed/);
    assert.match((await follow('GET', link)).payload, /You are unsubscribed/);
    const none = await server().person().post('/newsletter/subscribe', { email: 'a@example.com', topics: [] });
    assert.equal(none.body.errors['topics'], 'Choose at least one.');
  });

  it('refuses links that are old or made up, in a page', async () => {
    await ask('late@example.com');
    const link = linkIn((await server().mailTo('late@example.com')).text);
    for (const wrong of [
      '/api/newsletter/confirm',
      '/api/newsletter/confirm?token=x',
      link.replace('confirm', 'unsubscribe'),
      `${link.slice(0, -3)}AAA`,
    ]) {
      const answer = await follow('POST', wrong);
      assert.deepEqual([answer.statusCode, /This link does not work/.test(answer.payload)], [404, true], wrong);
    }
    server().pass(8 * day);
    assert.equal((await follow('POST', link)).statusCode, 410);
  });

  it('asks for an address, and takes no flood from one place', async () => {
    assert.equal((await ask('nowhere')).body.message, 'Enter an e-mail address like name@example.com.');
    const many = await Promise.all(Array.from({ length: 230 }, (_, each) => ask(`flood${each}@example.com`)));
    assert.ok(many.some(({ status }) => status === 429));
  });

  it('shows its readers to administrators only, and as a table', async () => {
    assert.equal((await server().person().get('/admin/newsletter')).status, 401);
    const admin = await server().admin();
    const { subscribers, byState, total } = (await admin.get('/admin/newsletter?state=left')).body;
    assert.deepEqual([total, byState['left'], subscribers[1]?.email], [2, 2, 'reader@example.com']);
    const table = await admin.send('GET', '/admin/newsletter?state=left', undefined, { accept: 'text/csv' });
    assert.match(table.text, /^\ufeffEmail,State,Asked,Confirmed,Left,Topics,Consent\n.*\n?reader@example\.com,left,/);
  });
});
