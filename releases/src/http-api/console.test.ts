import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { newToken, setMember } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';
import { buildReleaseApi } from './http-api.ts';

process.env['LOG_LEVEL'] = 'silent';

const consoleKey = 'a-secret-of-the-api-server-of-32-characters';
const person = '0199aaaa-0000-7000-8000-000000000001';
const email = 'Priya+Rel@example.com';

describe('what administrators of the site do in the console', () => {
  let harbour: Harbour;
  let server: FastifyInstance;
  before(async () => {
    harbour = await Harbour.open();
  });
  after(() => harbour.close());
  beforeEach(async () => {
    await harbour.withTeam();
    server = buildReleaseApi(harbour.store, { consoleKey });
  });

  const who = {
    authorization: `Bearer ${consoleKey}`,
    'release-person': person,
    'release-email': encodeURIComponent(email),
  };
  async function call(method: 'GET' | 'POST' | 'PUT', url: string, headers: Record<string, string>, payload?: object) {
    const answer = await server.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  }
  const rollOut = (headers: Record<string, string> = {}) =>
    call('POST', '/units/mf_public/promote', { ...who, 'if-match': '"1"', ...headers }, { version: '1.2.0' });

  it('is to read for all of them, and to move for members of the team, by their id', async () => {
    const before = await call('GET', '/units/mf_public', who);
    assert.deepEqual([before.body['owner'], before.body['mayMove']], ['public', false]);
    assert.deepEqual(
      [(await rollOut()).status, (await rollOut()).body],
      [403, { refused: ['mf_public belongs to team public: only its members move it.'] }],
    );
    await setMember(harbour.store, 'public', email, true);
    assert.equal((await call('GET', '/units/mf_public', who)).body['mayMove'], true);
    const done = await rollOut();
    assert.deepEqual([done.status, done.body['by']], [200, `team public, member ${person}`]);
    await setMember(harbour.store, 'public', email.toLowerCase(), false);
    assert.equal((await call('POST', '/units/mf_public/rollback', { ...who, 'if-match': '"2"' })).status, 403);
  });

  it('is nothing without the key, without a person, and with a team’s token in its place', async () => {
    await setMember(harbour.store, 'public', email, true);
    const token = await newToken(harbour.store, 'local');
    assert.equal((await rollOut({ authorization: 'Bearer wrong' })).status, 401);
    assert.equal((await rollOut({ 'release-person': '' })).status, 401);
    assert.equal((await rollOut({ 'release-email': '%zz' })).status, 403);
    assert.equal((await rollOut({ authorization: `Bearer ${token}` })).status, 403);
    server = buildReleaseApi(harbour.store);
    assert.equal((await rollOut()).status, 401);
    assert.equal((await rollOut({ authorization: 'Bearer undefined' })).status, 401);
  });

  it('never brings a version, and never takes one away', async () => {
    await setMember(harbour.store, 'local', email, true);
    assert.equal((await call('POST', '/gc', who, {})).status, 403);
    assert.equal((await call('PUT', '/units/mf_public/versions/9.0.0', who, {})).status, 403);
  });

  it('lists the versions that are stored, newest first, with what they weigh', async () => {
    const { body } = await call('GET', '/units/mf_public/versions', who);
    const versions = body as unknown as { version: string; scripts: number; styles: number }[];
    assert.equal(versions[0]?.version, '1.2.0');
    assert.ok(versions.every(({ scripts, styles }) => scripts > 0 && styles >= 0));
    assert.deepEqual((await call('GET', '/units/mf_nothing/versions', who)).body, []);
  });

  it('of a team that is no more has no members, and an address has to be one', async () => {
    await assert.rejects(setMember(harbour.store, 'nobody', email, true), /There is no team nobody/);
    await assert.rejects(setMember(harbour.store, 'public', 'priya', true), /is no e-mail address/);
  });
});
