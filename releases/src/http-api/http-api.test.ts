import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { newToken } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';
import { buildReleaseApi } from './http-api.ts';

process.env['LOG_LEVEL'] = 'silent';

describe('the verbs over HTTP', () => {
  let harbour: Harbour;
  let server: FastifyInstance;
  let tokens: Record<string, string>;
  let mounted: string[];
  before(async () => {
    harbour = await Harbour.open();
  });
  after(() => harbour.close());
  beforeEach(async () => {
    await harbour.withTeam();
    tokens = { public: await newToken(harbour.store, 'public'), local: await newToken(harbour.store, 'local') };
    mounted = [];
    server = buildReleaseApi(harbour.store, {
      smoke: (name, version) => Promise.resolve(void mounted.push(`${name} ${version}`)).then(() => []),
    });
  });

  async function ask(
    method: 'GET' | 'POST',
    url: string,
    { team = 'public', body, seen }: { team?: string; body?: object; seen?: string } = {},
  ) {
    const headers = {
      ...(tokens[team] && { authorization: `Bearer ${tokens[team]}` }),
      ...(seen !== undefined && { 'if-match': seen }),
    };
    const response = await server.inject({ method, url, headers, ...(body && { payload: body }) });
    return {
      status: response.statusCode,
      body: response.json<Record<string, unknown>>(),
      tag: response.headers['etag'] ?? '',
    };
  }
  const audit = async () => {
    const read = await Promise.all(
      (await harbour.store.objects.names('audit')).map(
        async (file) => (await harbour.store.objects.read(`audit/${file}`))?.toString() ?? '',
      ),
    );
    return read
      .map((text) => JSON.parse(text) as { team: string; asked: string; status: number })
      .map(({ team, asked, status }) => `${team}: ${asked} ${status}`);
  };

  it('promote what a team owns, on what it has seen, and keep who did it', async () => {
    const { tag } = await ask('GET', '/units/mf_public');
    assert.equal(tag, '"1"');
    const done = await ask('POST', '/units/mf_public/promote', {
      seen: tag,
      body: { version: '1.2.0', percent: 10, reason: 'the new list' },
    });
    assert.deepEqual(
      [done.status, done.tag, done.body['canary'], done.body['by'], done.body['reason']],
      [200, '"2"', { version: '1.2.0', percent: 10 }, 'team public', 'the new list'],
    );
    assert.deepEqual(mounted, ['mf_public 1.2.0']);
    const back = await ask('POST', '/units/mf_public/rollback', { seen: done.tag });
    assert.deepEqual([back.status, back.body['current'], back.body['canary']], [200, '1.0.0', undefined]);
    assert.deepEqual(await audit(), [
      'public: POST /units/mf_public/promote 200',
      'public: POST /units/mf_public/rollback 200',
    ]);
  });

  it('keep a reason in one line, whatever was sent', async () => {
    const reason = 'slow\n\u001b[2K  3  promote 9.9.9 by somebody else\u2028';
    const done = await ask('POST', '/units/mf_public/pin', { seen: '"1"', body: { reason } });
    assert.equal(done.body['reason'], 'slow [2K  3  promote 9.9.9 by somebody else');
  });

  it('refuse who decided on something older, and who does not say on what', async () => {
    await ask('POST', '/units/mf_public/promote', { seen: '"1"', body: { version: '1.2.0' } });
    const late = await ask('POST', '/units/mf_public/rollback', { seen: '"1"' });
    assert.deepEqual(
      [late.status, late.body],
      [412, { refused: ['mf_public was moved meanwhile: it is at revision 2, not 1. Look at it again.'] }],
    );
    assert.equal((await ask('POST', '/units/mf_public/rollback')).status, 428);
    assert.equal((await harbour.store.latest('mf_public'))?.current, '1.2.0');
    const both = await Promise.all([0, 1].map(() => ask('POST', '/units/mf_public/pin', { seen: '"2"' })));
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 412]);
  });

  it("refuse another team's unit, no token and a token that was replaced", async () => {
    const other = await ask('POST', '/units/mf_public/disable', { team: 'local', seen: '"1"' });
    assert.deepEqual(
      [other.status, other.body],
      [403, { refused: ["mf_public belongs to team public, and this token is team local's."] }],
    );
    assert.equal((await ask('GET', '/units', { team: 'nobody' })).status, 401);
    await newToken(harbour.store, 'public');
    assert.equal((await ask('POST', '/units/mf_public/disable', { seen: '"1"' })).status, 401);
    assert.deepEqual(await audit(), ['local: POST /units/mf_public/disable 403']);
  });

  it('say every reason of the gates, and what is wrong with a question', async () => {
    const refused = await ask('POST', '/units/mf_public/promote', { seen: '"1"', body: { version: '1.1.0' } });
    assert.deepEqual(
      [refused.status, refused.body],
      [409, { refused: ['mf_public 1.1.0 is signed by team local, and mf_public belongs to team public.'] }],
    );
    assert.deepEqual((await ask('GET', '/units/mf_public/versions/1.2.0')).body, {
      name: 'mf_public',
      version: '1.2.0',
      deployable: true,
      reasons: [],
    });
    assert.equal(
      (await ask('POST', '/units/mf_public/promote', { seen: '"1"', body: { version: '1.2.0', force: true } })).status,
      400,
    );
    assert.equal(
      (await ask('POST', '/units/..%2Fkeys/promote', { seen: '"1"', body: { version: '1.2.0' }, team: 'local' }))
        .status,
      409,
    );
    assert.equal((await ask('POST', '/gc', { body: {} })).status, 403);
    assert.deepEqual((await ask('POST', '/gc', { team: 'local', body: {} })).body, { removed: [], remaining: 4 });
  });

  it('hold, let go and tell what happened', async () => {
    let seen = '"1"';
    for (const verb of ['pin', 'unpin', 'disable', 'enable']) {
      const done = await ask('POST', `/units/mf_public/${verb}`, { seen });
      assert.equal(done.status, 200, verb);
      seen = done.tag;
    }
    const history = await ask('GET', '/units/mf_public/history');
    assert.deepEqual(
      (history.body as unknown as { action: string }[]).map(({ action }) => action),
      ['promote', 'pin', 'unpin', 'disable', 'enable'],
    );
    assert.deepEqual((await ask('GET', '/verify')).body['faults'], []);
  });
});
