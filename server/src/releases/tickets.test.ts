import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { afterEach, it } from 'node:test';
import { type ReleaseCounts, writeReleaseTicket } from '@cyberharbour/shared-api/contract';
import { createMemoryLimits } from '../limits/limits.ts';
import { readSettings } from '../settings/settings.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { minute } from '../clock/durations.ts';

const key = 'a secret that the tests and the web server share';

onEveryDatabase('reports that nobody can make up', (server) => {
  const sign = (releases: string[], life = minute, secret = key) => {
    const content = writeReleaseTicket({ expires: server().context.clock() + life, releases });
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
  };
  const report = (version: string, more: object = {}) => ({
    name: 'mf_public',
    version,
    session: true,
    error: false,
    ...more,
  });
  const send = async (reports: object[], ticket?: string) =>
    (
      await server().app.inject({
        method: 'POST',
        url: `/api/releases/outcomes${ticket === undefined ? '' : `?ticket=${encodeURIComponent(ticket)}`}`,
        payload: JSON.stringify(reports),
        headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'http://localhost:3000' },
      })
    ).statusCode;
  const count = async (version: string) => {
    const answer = await server().app.inject(`/api/releases/counts?name=mf_public&versions=${version}`);
    const [{ sessions, errors } = { sessions: -1, errors: -1 }] = answer.json<ReleaseCounts>().counts;
    return { sessions, errors };
  };
  afterEach(() => void (server().context.releaseReportKey = null));

  it('count from a page of the web server alone; others are no error', async () => {
    server().context.releaseReportKey = key;
    const known = ['mf_public 1.0.0', 'shell 1.0.0'];
    assert.equal(await send([report('1.0.0')], sign(known)), 200);
    for (const ticket of [
      undefined,
      '',
      '.',
      'x',
      sign(known, -1),
      sign(known, minute, 'another secret of the same length'),
      sign(known).replace('shell', 'other'),
      `${sign(known)}x`,
      sign(['mf_public 1.1.0']),
      'é.é',
    ])
      assert.equal(await send([report('1.0.0')], ticket), 200, ticket);
    assert.deepEqual(await count('1.0.0'), { sessions: 1, errors: 0 });
  });

  it('leave out versions that the page does not load', async () => {
    server().context.releaseReportKey = key;
    await send([report('2.0.0'), report('2.0.1'), report('2.0.0', { name: 'mf_admin' })], sign(['mf_public 2.0.0']));
    assert.deepEqual([(await count('2.0.0')).sessions, (await count('2.0.1')).sessions], [1, 0]);
  });

  it('count once for an address and a version, however many it sends', async () => {
    Object.assign(server().context.limits, createMemoryLimits(readSettings({})));
    const ten = Array.from({ length: 10 }, () => report('3.0.0', { error: true }));
    for (let request = 0; request < 30; request += 1) assert.equal(await send(ten), 200);
    assert.deepEqual(await count('3.0.0'), { sessions: 1, errors: 1 });
  });

  it('leave room for the versions that are live, whatever one address makes up', async () => {
    Object.assign(server().context.limits, createMemoryLimits(readSettings({})));
    for (let made = 0; made < 30; made += 1)
      await send(Array.from({ length: 10 }, (_, at) => report(`8.${made}.${at}`)));
    const made = await server()
      .context.db.selectFrom('counters')
      .select('name')
      .where('name', 'like', 'release-sessions:mf_public 8.%')
      .execute();
    assert.ok(made.length <= 20, String(made.length));
    Object.assign(server().context.limits, createMemoryLimits(readSettings({ RATE_LIMIT_SCALE: '2' })));
    await send([report('9.0.0')]);
    assert.equal((await count('9.0.0')).sessions, 1);
  });

  it('are signed as the web server signs them', async () => {
    server().context.releaseReportKey = 'k'.repeat(32);
    const ticket = '4102444800000|shell 1.0.0|mf_public 4.0.0.rvrEewvAlHR1fEtnJIR1-hH8Z70Q8y6SKtoQQXqc1yY';
    assert.equal(await send([report('4.0.0')], ticket), 200);
    assert.deepEqual(await count('4.0.0'), { sessions: 1, errors: 0 });
  });
});
