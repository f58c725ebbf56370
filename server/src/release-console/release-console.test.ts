import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { verifyChain } from '../audit/verify.ts';
import * as counters from '../counters/store.ts';
import { transact } from '../database/transact.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { FakeReleaseApi } from '../testing/fake-release-api.ts';
import { adminEmail, password } from '../testing/test-server.ts';
import { createReleaseApi } from './release-api.ts';
import { minute } from '../clock/durations.ts';

const back = { move: 'rollback', reason: 'the list is empty', revision: 1 };

onEveryDatabase('the release console', (server) => {
  /** A new release API whose one member is the first administrator. */
  const renew = () => {
    const fake = new FakeReleaseApi(adminEmail);
    server().context.callReleaseApi = fake.call;
    return fake;
  };
  const movesOf = ({ calls }: FakeReleaseApi) => calls.filter(({ method }) => method === 'POST');
  const lastEntries = async (limit: number) =>
    (await (await server().admin()).get(`/admin/audit?kind=release&limit=${limit}`)).body.entries;
  /** An administrator of no team. */
  const stranger = async () => {
    const person = await server().member();
    await server().context.db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute();
    return person;
  };

  it('shows what is live, whose it is, who moved it and why, and how it does', async () => {
    renew();
    await transact(server().context.db, (tx) => counters.add(tx, 'release-sessions', 'mf_public 1.1.0', 40));
    const admin = await server().admin();
    const { units } = (await admin.get('/admin/releases')).body;
    const [unit] = units;
    assert.deepEqual(
      [unit?.name, unit?.owner, unit?.mayMove, unit?.live.current, unit?.live.previous, unit?.live.trial],
      ['mf_public', 'local', true, '1.1.0', '1.0.0', null],
    );
    assert.match(unit?.live.by ?? '', /^\S.* \(team local\)$/);
    assert.doesNotMatch(unit?.live.by ?? '', /member/);
    assert.deepEqual(unit?.health, [{ version: '1.1.0', sessions: 40, errors: 0 }]);
    assert.doesNotMatch((await admin.get('/admin/releases')).text, /secret/);
    const whole = (await admin.get('/admin/releases/mf_public')).body;
    assert.deepEqual(
      whole.versions.map(({ version, sessions }) => `${version} ${sessions}`),
      ['1.2.0 0', '1.1.0 40', '1.0.0 0'],
    );
    assert.equal(whole.history[0]?.by, 'team local');
    assert.deepEqual((await admin.get('/admin/releases/mf_public/gates?version=9.0.0')).body.reasons, [
      'It is too new.',
      'It is too big.',
    ]);
    assert.deepEqual((await admin.get('/admin/releases/mf_public/difference?from=1.0.0&to=1.1.0')).body.routes, [
      { name: '/blog', before: 'none', after: 'open' },
    ]);
  });

  it('moves a unit once, on what was seen, with an entry of the audit log for each', async () => {
    const fake = renew();
    const admin = await server().admin();
    const trial = { move: 'promote', version: '1.2.0', percent: 10, reason: 'the new list', revision: 1 };
    const done = await admin.post('/admin/releases/mf_public/moves', trial);
    assert.deepEqual([done.status, done.body.live.trial], [200, { version: '1.2.0', percent: 10 }]);
    const [call] = movesOf(fake);
    assert.deepEqual(
      [call?.path, call?.revision, call?.by.email, call?.body],
      ['/units/mf_public/promote', 1, adminEmail, { reason: 'the new list', version: '1.2.0', percent: 10 }],
    );
    const [entry] = await lastEntries(1);
    assert.deepEqual(
      [entry?.action, entry?.itemId, entry?.before, entry?.after, entry?.reason],
      [
        'release.moved',
        'mf_public',
        { live: '1.1.0' },
        { move: 'promote', version: '1.2.0', percent: 10 },
        'the new list',
      ],
    );
    assert.equal((await verifyChain(server().context.db)).brokenAt, null);
  });

  it('of two moves at the same moment lets one through, and records that the other was refused', async () => {
    renew();
    const admin = await server().admin();
    const both = await Promise.all([0, 1].map(() => admin.post('/admin/releases/mf_public/moves', back)));
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
    assert.equal(both.find(({ status }) => status === 409)?.body.code, 'MOVED');
    assert.deepEqual((await lastEntries(3)).map(({ action }) => action).toSorted(), [
      'release.moved',
      'release.moved',
      'release.refused',
    ]);
  });

  it('is closed for visitors and members, and only to read for administrators of no team', async () => {
    const fake = renew();
    const paths = ['', '/mf_public', '/mf_public/gates', '/mf_public/difference'];
    for (const path of paths) {
      assert.equal((await server().person().get(`/admin/releases${path}`)).status, 401);
      assert.equal((await (await server().member()).get(`/admin/releases${path}`)).status, 403);
    }
    assert.equal((await (await server().member()).post('/admin/releases/mf_public/moves', back)).status, 403);
    assert.deepEqual(fake.calls, []);
    const other = await stranger();
    for (const path of paths) assert.equal((await other.get(`/admin/releases${path}`)).status, 200);
    assert.equal((await other.get('/admin/releases/mf_public')).body.unit.mayMove, false);
    const refused = await other.post('/admin/releases/mf_public/moves', back);
    assert.deepEqual([refused.status, refused.body.code], [403, 'NOT_ALLOWED']);
    assert.equal(refused.body.message, 'Only members of team local move mf_public.');
    assert.deepEqual(movesOf(fake), []);
  });

  it('moves nothing by a session that proved who it is long ago, whatever the account has', async () => {
    const fake = renew();
    const admin = await server().admin();
    server().pass(11 * minute);
    const refused = await admin.post('/admin/releases/mf_public/moves', back);
    assert.deepEqual([refused.status, refused.body.code], [403, 'CHECK_NEEDED']);
    assert.equal((await admin.get('/admin/releases')).status, 200);
    assert.deepEqual(movesOf(fake), []);
    await admin.post('/auth/check', { password });
    assert.equal((await admin.post('/admin/releases/mf_public/moves', back)).status, 200);
  });

  it('takes no move from another site, and none without an origin', async () => {
    const fake = renew();
    const admin = await server().admin();
    for (const origin of ['https://evil.example', ''])
      assert.equal((await admin.send('POST', '/admin/releases/mf_public/moves', back, { origin })).status, 403);
    assert.deepEqual(movesOf(fake), []);
  });

  it('says what is wrong with a request, and never makes a path of a name', async () => {
    const fake = renew();
    const admin = await server().admin();
    for (const name of ['mf_nothing', '..%2Fteam', 'mf_public%2Fhistory', 'mf_public%3Fx', '%00'])
      assert.equal((await admin.get(`/admin/releases/${name}`)).status, 404, name);
    assert.ok(fake.calls.every(({ path }) => path === '/units/mf_nothing'));
    const wrong = async (body: object) => (await admin.post('/admin/releases/mf_public/moves', body)).body.message;
    assert.equal(await wrong({ ...back, reason: '  ' }), 'Say why.');
    assert.equal(await wrong({ ...back, move: 'promote' }), 'Say which version goes live.');
    assert.equal(await wrong({ ...back, move: 'promote', version: '../1' }), 'A version is like 1.2.3.');
    assert.equal(await wrong({ ...back, percent: 0 }), 'A share is above 0.');
    assert.equal((await admin.post('/admin/releases/mf_public/moves', { ...back, move: 'gc' })).status, 400);
    assert.deepEqual(movesOf(fake), []);
  });

  it('passes on each reason of a refusal, and nothing of a fault', async () => {
    const fake = renew();
    const admin = await server().admin();
    fake.refusal = { status: 409, body: { refused: ['It needs contract ^2.', 'It weighs too much.'] } };
    const refused = await admin.post('/admin/releases/mf_public/moves', back);
    assert.deepEqual(
      [refused.status, refused.body.code, refused.body.message],
      [409, 'REFUSED', 'It needs contract ^2.\nIt weighs too much.'],
    );
    fake.refusal = { status: 500, body: { stack: 'inside' } };
    const fault = await admin.post('/admin/releases/mf_public/moves', back);
    assert.deepEqual([fault.status, fault.body.code], [503, 'RELEASES_UNREACHABLE']);
    assert.doesNotMatch(fault.text, /inside/);
  });

  it('bounds a flood of moves and of reads by one administrator', async () => {
    const fake = renew();
    const admin = await stranger();
    const member = admin.id;
    const answers = await Promise.all(Array.from({ length: 620 }, () => admin.get('/admin/releases')));
    assert.ok(answers.some(({ status }) => status === 429));
    assert.ok(fake.calls.length <= 600, `${fake.calls.length} for ${member}`);
    const first = await server().admin();
    const moves = [];
    for (let move = 0; move < 70; move += 1) moves.push(await first.post('/admin/releases/shell/moves', back));
    assert.ok(moves.some(({ status }) => status === 429));
    assert.ok(movesOf(fake).length <= 60);
  });

  it('says that there is no release API, and that one does not answer; what it sends names the person', async () => {
    const { context } = server();
    const admin = await stranger();
    context.callReleaseApi = null;
    assert.deepEqual((await admin.get('/admin/releases')).body.code, 'NO_RELEASE_API');
    let seen: Record<string, unknown> = {};
    const real = createServer((request, response) => {
      seen = request.headers;
      response.setHeader('connection', 'close').end('[]');
    }).listen(0, '127.0.0.1');
    await once(real, 'listening');
    const url = `http://127.0.0.1:${(real.address() as AddressInfo).port}`;
    context.callReleaseApi = createReleaseApi({ url, key: 'k' });
    assert.deepEqual((await admin.get('/admin/releases')).body.units, []);
    assert.deepEqual([seen['authorization'], seen['release-person']], ['Bearer k', admin.id]);
    assert.match(String(seen['release-email']), /^member\d+%40example\.com$/);
    real.closeAllConnections();
    await new Promise((done) => real.close(done));
    const gone = await admin.get('/admin/releases');
    assert.deepEqual([gone.status, gone.body.code], [503, 'RELEASES_UNREACHABLE']);
  });
});
