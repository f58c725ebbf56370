import assert from 'node:assert/strict';
import { it } from 'node:test';
import { day, minute } from '../clock/durations.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm } from '../testing/forms.ts';
import { letterForm, createLetterOffice, tip } from '../testing/letters.ts';
import { attribute, findClientFaults, readMail } from '../testing/mail-clients.ts';

onEveryDatabase('letters', (server) => {
  const { write, send, read, subscribe, subscribeTo, look } = createLetterOffice(server);

  it('is written, looked at and sent to whoever is subscribed, as one message for each', async () => {
    const admin = await server().admin();
    await subscribe('ana@example.com', 'mei@example.com');
    const { _id: post } = (await (await server().member()).post('/blogs', await blogForm({ title: 'The <b>call</b>' })))
      .body.blog;
    await admin.put(`/admin/blogs/${post}/approve`);
    const words = { kind: 'words', text: '# Hello\n\nRead [the guide](https://www.cyber.gov.au/learn) **now**.' };
    const { letter } = await write({ blocks: [words, tip, { kind: 'post', of: 'blogs', id: post }] });
    assert.deepEqual([letter.state, (await read(letter._id)).readers], ['draft', 2]);
    assert.deepEqual(
      (await admin.get(`/admin/letters/${letter._id}/preview`)).body.parts.map(({ kind }) => kind),
      ['words', 'tip', 'post'],
    );
    const { status, body } = await send(letter._id);
    assert.deepEqual([status, body.letter.state], [200, 'sending']);
    const mails = await look();
    assert.deepEqual(mails.map(({ recipient }) => recipient).toSorted(), ['ana@example.com', 'mei@example.com']);
    assert.equal(new Set(mails.map(({ id }) => id)).size, 2);
    const after = await read(letter._id);
    assert.deepEqual([after.letter.state, after.deliveries.sent, after.deliveries.waiting], ['sent', 2, 0]);
    assert.deepEqual(await look(), []);
    const { html, text, unsubscribe_url: leave } = mails[0] ?? assert.fail('no mail');
    assert.deepEqual(findClientFaults(html, 6), []);
    const page = readMail(html);
    for (const said of ['Hello', 'Lock your phone.', 'The <b>call</b>', letter.code])
      assert.ok(page.text.includes(said) && text.includes(said), said);
    // No link leads through anything, only those to unsubscribe and to choose name their reader, and nothing is loaded.
    const links = page.elements.flatMap((each) => attribute(each, 'href') ?? []);
    assert.deepEqual(links, [
      'https://www.cyber.gov.au/learn',
      `http://localhost:3000/blog/${post}`,
      leave,
      String(leave)
        .replace('unsubscribe', 'topics')
        .replace(/token=.*/, links[3]?.split('?')[1] ?? ''),
      'http://localhost:3000/letters',
      'http://localhost:3000',
    ]);
    const others = readMail(mails[1]?.html ?? '').elements.flatMap((each) => attribute(each, 'href') ?? []);
    assert.deepEqual(others.toSpliced(2, 2), links.toSpliced(2, 2));
    assert.doesNotMatch(html, /<img|src=|url\(|<link|@import/i);
    for (const link of links) assert.ok(text.includes(link), link);
    const entries = (await admin.get('/admin/audit?kind=letter&limit=1')).body.entries;
    assert.deepEqual(
      [entries[0]?.action, entries[0]?.after],
      ['letter.sent', { title: 'What went around in May', readers: 2 }],
    );
  });

  it('goes to those alone who chose one of its topics, each once, and says which', async () => {
    await subscribeTo(['Phishing', 'Malware'], 'phishing@example.com');
    await subscribeTo(['Passwords'], 'passwords@example.com');
    const { letter } = await write({ topics: ['Phishing', 'Malware'] });
    assert.equal((await read(letter._id)).readers, 1);
    await send(letter._id);
    const mails = await look();
    assert.deepEqual(
      mails.map(({ recipient }) => recipient),
      ['phishing@example.com'],
    );
    assert.match(mails[0]?.text ?? '', /chose one of these: News about phishing; News about malware\./);
    assert.equal((await send((await write({ topics: ['Social Engineering'] })).letter._id)).body.code, 'NO_READERS');
    const none = await (await server().admin()).post('/admin/letters', letterForm({ topics: [] }));
    assert.equal(none.body.errors['topics'], 'Choose at least one.');
  });

  it('stops where it is told to, and a scheduled one is a draft again', async () => {
    const { letter } = await write();
    await send(letter._id);
    assert.equal((await look(undefined, 1)).length, 1);
    const admin = await server().admin();
    assert.equal((await admin.post(`/admin/letters/${letter._id}/stop`)).body.letter.state, 'stopped');
    assert.deepEqual(await look(), []);
    const { letter: later } = await write();
    const sendAt = new Date(server().context.clock() + day).toISOString();
    assert.equal((await send(later._id, { sendAt })).body.letter.state, 'scheduled');
    assert.deepEqual(await look(), []);
    assert.equal((await admin.put(`/admin/letters/${later._id}`, letterForm())).body.code, 'NOT_A_DRAFT');
    assert.equal((await admin.post(`/admin/letters/${later._id}/stop`)).body.letter.state, 'draft');
    server().pass(2 * day);
    assert.deepEqual(await look(), []);
    assert.equal((await send(later._id, { sendAt })).body.errors['sendAt'], 'Choose a time that is still to come.');
    const soon = new Date(server().context.clock() + minute).toISOString();
    await send(later._id, { sendAt: soon });
    server().pass(2 * minute);
    assert.equal((await look()).length, 2);
  });

  it('is changed from the version that was read, by moderators alone, and sent with a fresh check', async () => {
    const { letter } = await write();
    const admin = await server().admin();
    const url = `/admin/letters/${letter._id}`;
    const stale = await admin.send('PUT', url, letterForm(), { 'if-match': '"1"' });
    assert.deepEqual([stale.status, stale.body.code], [412, 'EDITED_ELSEWHERE']);
    const saved = await admin.send('PUT', url, letterForm({ subject: ' Two ' }), {
      'if-match': `"${Date.parse(letter.updatedAt)}"`,
    });
    assert.deepEqual([saved.status, saved.body.letter.subject], [200, 'Two']);
    assert.equal((await (await server().member()).put(`${url}/send`)).status, 403);
    const tested = await admin.post(`${url}/test`);
    assert.equal(tested.body.message, 'A test is on its way to admin@cyberharbour.example');
    server().pass(11 * minute);
    assert.equal((await admin.put(`${url}/send`, {})).body.code, 'CHECK_NEEDED');
    assert.equal((await admin.delete(url)).status, 200);
    assert.equal((await admin.get(url)).status, 404);
  });
});
