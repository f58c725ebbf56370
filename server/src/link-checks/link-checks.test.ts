import assert from 'node:assert/strict';
import { it } from 'node:test';
import { day } from '../clock/durations.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { resourceForm } from '../testing/forms.ts';
import type { Fetched, Known } from './fetch-page.ts';
import { checkLinks } from './job.ts';
import { isQuiet } from './quiet-hours.ts';

const words = (about: string) =>
  Array.from({ length: 200 }, (_, each) => `${about} ${each * 7} says how to stay safe ${each}`).join(' ');
const page = (text: string, movedTo: string | null = null): Fetched => ({
  kind: 'page',
  movedTo,
  body: `<script>var x = ${Math.random()}</script><p>${text}</p>`,
  etag: '"1"',
  lastModified: null,
});
const failed: Fetched = { kind: 'failed', why: 'It answers 404.' };

onEveryDatabase('links of the library', (server) => {
  /** What each address answers; every other one has a page. */
  const answers = new Map<string, Fetched>();
  const asked: { link: string; known: Known }[] = [];
  const check = async (days = 1) => {
    const { context } = server();
    context.links.fetchPage = async (link, known) => {
      asked.push({ link, known });
      return answers.get(link) ?? page(words('fine'));
    };
    for (let time = 0; time < days; time += 1) {
      server().pass(day);
      await checkLinks.run(context);
    }
  };
  /** A new session each time: tests pass days. */
  const put = async (url: string, body?: object) => (await server().admin()).put(url, body);
  const linkOf = (name: string) => `https://www.${name}.example.org/`;
  const add = async (name: string) =>
    (await (await server().admin()).post('/admin/resources', resourceForm({ title: name, link: linkOf(name) }))).body
      .resource;
  const findings = async () =>
    (await (await server().admin()).get('/admin/link-findings')).body.findings.map((each) => [
      each.title,
      each.finding,
      each.detail,
    ]);
  const shown = async (title: string) =>
    (await server().person().get('/resources')).body.resources.find((each) => each.title === title);

  it('say on which day they were checked, from then on', async () => {
    await add('Steady');
    assert.equal((await shown('Steady'))?.checkedAt, null);
    await check();
    const first = (await shown('Steady'))?.checkedAt ?? '';
    assert.ok(Math.abs(Date.parse(first) - server().context.clock()) < day);
    answers.set(linkOf('Steady'), { kind: 'unchanged', movedTo: null });
    await check();
    assert.ok(Date.parse((await shown('Steady'))?.checkedAt ?? '') > Date.parse(first));
    assert.deepEqual(asked.at(-1)?.known, { etag: '"1"', lastModified: null }, 'it asks for what is new only');
    assert.deepEqual(await findings(), []);
  });

  it('are dead after three days, not after three tries, and no longer once they answer', async () => {
    await add('Gone');
    answers.set(linkOf('Gone'), failed);
    await check(2);
    await checkLinks.run(server().context);
    assert.deepEqual(await findings(), []);
    await check();
    assert.deepEqual(await findings(), [['Gone', 'dead', 'It answers 404.']]);
    assert.equal((await shown('Gone'))?.checkedAt, null);
    answers.delete(linkOf('Gone'));
    await check();
    assert.deepEqual(await findings(), []);
  });

  it('that moved for good take their new address by one press, and the log says so', async () => {
    const { _id: id } = await add('Moved');
    const to = 'https://new.example.org/there';
    answers.set(linkOf('Moved'), page(words('fine'), to));
    await check();
    assert.deepEqual(await findings(), [['Moved', 'moved', to]]);
    assert.equal((await put(`/admin/link-findings/${id}/address`)).body.message, 'New address saved');
    assert.deepEqual([(await shown('Moved'))?.link, (await shown('Moved'))?.checkedAt], [to, null]);
    assert.deepEqual(await findings(), []);
    assert.equal((await put(`/admin/link-findings/${id}/address`)).status, 404);
    const entry = (await (await server().admin()).get('/admin/audit?limit=1')).body.entries[0];
    assert.deepEqual([entry?.action, entry?.after?.['link']], ['resource.edited', to]);
    answers.set(to, page(words('fine'), 'http://plain.example.org/'));
    await check();
    assert.equal((await put(`/admin/link-findings/${id}/address`)).status, 409, 'not to a page without HTTPS');
    await put(`/admin/link-findings/${id}/dismiss`);
    await check();
    assert.deepEqual(await findings(), [], 'what a person did not want is not said again');
  });

  it('that say something else are told of until a person looked; another teaser is nothing', async () => {
    const { _id: id } = await add('Casino');
    await check();
    answers.set(linkOf('Casino'), page(`${words('fine')} Seen today by 4,711 people`));
    await check();
    assert.deepEqual(await findings(), []);
    answers.set(linkOf('Casino'), page(words('win big money now')));
    await check();
    assert.deepEqual(await findings(), [['Casino', 'changed', null]]);
    answers.set(linkOf('Casino'), { kind: 'unchanged', movedTo: null });
    await check();
    assert.deepEqual(await findings(), [['Casino', 'changed', null]]);
    assert.equal((await put(`/admin/link-findings/${id}/dismiss`)).body.message, 'Taken off the list');
    await check();
    assert.deepEqual(await findings(), []);
  });

  it('of retired resources and guides of our own are not asked', async () => {
    const { _id: id } = await add('Retired');
    await put(`/admin/resources/${id}/retired`, { retired: true });
    asked.length = 0;
    await check();
    assert.ok(!asked.some(({ link }) => link === linkOf('Retired')));
  });

  it('all fail at once where the server has no line: nothing is held against them', async () => {
    const { context } = server();
    context.links.fetchPage = async () => failed;
    for (let time = 0; time < 4; time += 1) {
      server().pass(day);
      await checkLinks.run(context);
    }
    assert.deepEqual(await findings(), []);
  });

  it('are asked in quiet hours alone', async () => {
    const noon = Date.parse('2026-07-01T02:00:00Z');
    const night = Date.parse('2026-07-01T17:30:00Z');
    assert.deepEqual([isQuiet({ from: 1, to: 5 }, noon), isQuiet({ from: 1, to: 5 }, night)], [false, true]);
    assert.deepEqual([isQuiet({ from: 22, to: 4 }, noon), isQuiet({ from: 22, to: 4 }, night)], [false, true]);
    const period = (quietHours: { from: number; to: number } | null, now: number) =>
      checkLinks.period({ ...server().context, clock: () => now, links: { ...server().context.links, quietHours } });
    assert.equal(await period({ from: 1, to: 5 }, noon), null);
    assert.equal(await period(null, night), null);
    assert.ok(Number(await period({ from: 1, to: 5 }, night)) > 0);
  });
});
