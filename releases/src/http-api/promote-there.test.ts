import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { newToken } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';
import { runInstalled } from '../testing/installed-program.ts';
import { buildReleaseApi } from './http-api.ts';

process.env['LOG_LEVEL'] = 'silent';

describe('promoting over HTTP', () => {
  let harbour: Harbour;
  let server: FastifyInstance;
  let address: string;
  let token: string;
  const mounted: string[] = [];
  before(async () => {
    harbour = await Harbour.open();
  });
  after(() => harbour.close());
  beforeEach(async () => {
    await harbour.withTeam();
    token = await newToken(harbour.store, 'public');
    server = buildReleaseApi(harbour.store, {
      smoke: (name, version) => {
        mounted.push(`${name} ${version}`);
        return Promise.resolve(version === '1.2.0' ? [] : ['It does not mount.']);
      },
    });
    address = await server.listen({ port: 0, host: 'localhost' });
  });
  afterEach(() => server.close());

  async function promote(words: string[], to = address, shown: string | undefined = token) {
    const env = { RELEASE_TOKEN: shown, RELEASE_STORE: join(harbour.folder, 'none') };
    return runInstalled(['promote', ...words, '--to', to], env);
  }

  it('a team makes its version live for a share and for everybody, mounted over there, with its reason', async () => {
    const trial = await promote(['mf_public', '1.2.0', '--percent', '10']);
    assert.deepEqual([trial.faults, trial.code], ['', 0]);
    assert.equal(trial.said, 'mf_public 1.2.0 is live for 10 % of visitors, 1.0.0 for the others.');
    const whole = await promote(['mf_public', '1.2.0', '--reason', 'it went well']);
    assert.equal(whole.said, 'mf_public 1.2.0 is live.');
    assert.deepEqual(mounted, ['mf_public 1.2.0']);
    const live = await harbour.store.latest('mf_public');
    assert.deepEqual([live?.current, live?.by, live?.reason], ['1.2.0', 'team public', 'it went well']);
  });

  it('hears every reason against it, and nothing has moved then', async () => {
    const missing = await promote(['mf_public', '9.9.9']);
    assert.deepEqual([missing.code, /9\.9\.9/.test(missing.faults)], [1, true]);
    const foreign = await promote(['mf_admin', '1.0.0']);
    assert.match(foreign.faults, /this token is team public's/);
    assert.match((await promote(['mf_public', '1.2.0'], address, 'guessed')).faults, /Show the token of a team/);
    assert.match((await promote(['mf_public', '1.2.0'], 'http://localhost:9')).faults, /does not answer/);
    assert.equal((await harbour.store.latest('mf_public'))?.current, '1.0.0');
  });

  it('is told which options only count where the store is, and what is missing', async () => {
    const watched = await promote(['mf_public', '1.2.0', '--percent', '5', '--watch']);
    assert.deepEqual([watched.code, /--watch is for the store here/.test(watched.faults)], [2, true]);
    assert.match((await promote(['mf_public', '1.2.0'], address, '')).faults, /RELEASE_TOKEN is missing/);
    assert.match((await promote(['mf_public', '1.2.0'], 'nowhere')).faults, /--to nowhere is no address/);
  });
});
