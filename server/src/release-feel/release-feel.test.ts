import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { afterEach, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type FeelReport, writeReleaseTicket } from '@cyberharbour/shared-api/contract';
import { day, minute } from '../clock/durations.ts';
import { createMemoryLimits } from '../limits/limits.ts';
import { readSettings } from '../settings/settings.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { FakeReleaseApi } from '../testing/fake-release-api.ts';
import { adminEmail } from '../testing/test-server.ts';
import { Registry } from 'prom-client';
import { readFeel } from './feel.ts';
import { addFeelGauges } from './gauges.ts';

onEveryDatabase('how versions feel in browsers', (server) => {
  const report = (version: string, more: Partial<FeelReport> = {}): FeelReport => ({
    name: 'mf_public',
    version,
    errors: 0,
    failedLoads: 0,
    ...more,
  });
  const tell = async (
    reports: unknown,
    { ticket, origin = 'http://localhost:3000', from = 1 }: { ticket?: string; origin?: string; from?: number } = {},
  ) =>
    (
      await server().app.inject({
        method: 'POST',
        url: `/api/releases/feel${ticket === undefined ? '' : `?ticket=${encodeURIComponent(ticket)}`}`,
        payload: typeof reports === 'string' ? reports : JSON.stringify(reports),
        headers: { 'content-type': 'text/plain;charset=UTF-8', origin },
        remoteAddress: `10.0.0.${from}`,
      })
    ).statusCode;
  const read = async (version: string) =>
    (await readFeel(server().context.db, server().context.clock, { name: 'mf_public' })).get(`mf_public ${version}`);
  /** What came is written together, some time later. */
  const readOnceWritten = async (version: string, views = 1) => {
    for (;;) {
      const felt = await read(version);
      if (felt && felt.views >= views) return felt;
      await pause(50);
    }
  };
  afterEach(() => void (server().context.releaseReportKey = null));

  it('is shown as what three of four page views stay within, beside the version before', async () => {
    server().context.callReleaseApi = new FakeReleaseApi(adminEmail).call;
    for (let view = 0; view < 100; view += 1)
      assert.equal(
        await tell(
          [
            report('1.1.0', { lcp: view < 80 ? 1100 : 9000, inp: 40, cls: 3, blocked: 0, errors: view < 90 ? 0 : 1 }),
            report('1.0.0', { lcp: 400, cls: 3 }),
          ],
          { from: view },
        ),
        200,
      );
    const felt = await readOnceWritten('1.1.0', 100);
    assert.deepEqual(felt, { views: 100, lcp: 1469, inp: 44, cls: 4, blocked: 0, errors: 0, failedLoads: 0 });
    const registry = new Registry();
    addFeelGauges(server().context, registry);
    const figures = await registry.metrics();
    assert.match(figures, /cyberharbour_release_feel_p75\{unit="mf_public",version="1\.1\.0",measure="lcp"\} 1469/);
    assert.match(figures, /cyberharbour_release_feel_views\{unit="mf_public",version="1\.0\.0"\} 100/);
    const { versions } = (await (await server().admin()).get('/admin/releases/mf_public')).body;
    assert.deepEqual(
      versions.map(({ version, feel }) => [version, feel?.views, feel?.lcp, feel?.inp]),
      [
        ['1.2.0', undefined, undefined, undefined],
        ['1.1.0', 100, 1469, 44],
        ['1.0.0', 100, 438, null],
      ],
    );
  });

  it('is told by class to whoever watches a trial, also what was never counted', async () => {
    await tell([report('6.0.0', { lcp: 1100 })]);
    const { body } = await server().person().get('/releases/feel?name=mf_public&versions=6.0.0,6.0.1');
    assert.deepEqual(
      body.feel.map(({ version, counts }) => [version, counts.lcp, counts.inp, counts.errors]),
      [
        ['6.0.0', [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], new Array(11).fill(0), [1, 0, 0, 0, 0, 0]],
        ['6.0.1', new Array(12).fill(0), new Array(11).fill(0), new Array(6).fill(0)],
      ],
    );
  });

  it('is told of no version where none is named', async () => {
    for (const what of ['feel', 'counts']) {
      const { status, body } = await server().person().get(`/releases/${what}?name=mf_public&versions=,`);
      assert.deepEqual([what, status, body[what as 'feel']], [what, 200, []]);
    }
  });

  it('takes nothing that is no report, and nothing from a page of another origin', async () => {
    for (const wrong of [
      '',
      '[]',
      [{ ...report('2.0.0'), name: 'users' }],
      [report('2.0.0', { lcp: -1 })],
      [report('2.0.0', { errors: 0.5 })],
      Array.from({ length: 11 }, () => report('2.0.0')),
    ])
      assert.equal(await tell(wrong), 400, JSON.stringify(wrong));
    assert.equal(await tell([report('2.0.0')], { origin: 'https://elsewhere.example' }), 403);
    assert.equal(await tell([report('2.0.1')]), 200);
    await readOnceWritten('2.0.1');
    assert.equal(await read('2.0.0'), undefined);
  });

  it('counts versions that the page may load, by its ticket, and others are no error', async () => {
    const key = 'a secret that the tests and the web server share';
    server().context.releaseReportKey = key;
    const content = writeReleaseTicket({
      expires: server().context.clock() + minute,
      releases: ['mf_public 3.0.0'],
    });
    const ticket = `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
    assert.equal(await tell([report('3.0.0'), report('3.0.1')], { ticket }), 200);
    assert.equal(await tell([report('3.0.0')]), 200);
    assert.deepEqual([(await readOnceWritten('3.0.0')).views, await read('3.0.1')], [1, undefined]);
  });

  it('forgets what is older than 90 days, and judges by four weeks', async () => {
    const { db, clock } = server().context;
    const today = Math.floor(clock() / day);
    const row = { name: 'mf_public', version: '5.0.0', measure: 'errors' as const, class: 0, number: 7 };
    for (const ago of [91, 60, 10])
      await db
        .insertInto('release_feel')
        .values({ ...row, day: today - ago })
        .execute();
    assert.equal((await readFeel(db, clock, { name: 'mf_public' })).get('mf_public 5.0.0')?.views, 7);
    server().pass(day);
    await tell([report('5.0.1')]);
    await readOnceWritten('5.0.1');
    const left = await db.selectFrom('release_feel').select('day').where('version', '=', '5.0.0').execute();
    assert.deepEqual(left.map((one) => today - one.day).sort(), [10, 60]);
  });

  it('counts one page view of a version in an hour from one address, however many it sends', async () => {
    Object.assign(server().context.limits, createMemoryLimits(readSettings({})));
    for (let sent = 0; sent < 20; sent += 1) assert.equal(await tell([report('4.0.0', { lcp: 60_000 })]), 200);
    assert.equal(await tell([report('4.0.1')]), 200);
    await readOnceWritten('4.0.1');
    assert.equal((await read('4.0.0'))?.views, 1);
  });
});
