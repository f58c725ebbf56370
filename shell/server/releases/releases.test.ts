import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { disable, isChosen, promote, rollback } from '@cyberharbour/releases';
import { TestWebServer } from '../testing/test-web-server.ts';

const server = await TestWebServer.create();
after(() => server.close());
beforeEach(() => server.resetStore());

describe('a page names', () => {
  beforeEach(() => server.start());

  it('the version that takes over like the live one, with the hash of every script of both', async () => {
    const { of, scripts } = await server.openPage();
    const hash = (version: string) => scripts[`/r/mf_public/${version}/remoteEntry.js`];
    const claims = [{ path: '/mf_public' }];
    const before = { version: '1.0.0', entry: '/r/mf_public/1.0.0/remoteEntry.js', integrity: hash('1.0.0'), claims };
    const { version, entry } = before;
    assert.deepEqual(of('mf_public'), {
      name: 'mf_public',
      version: '1.1.0',
      entry: '/r/mf_public/1.1.0/remoteEntry.js',
      integrity: hash('1.1.0'),
      claims,
      fallback: before,
      previous: { version, entry },
    });
    assert.match(hash('1.0.0') ?? '', /^sha384-/);
    assert.equal(of('mf_admin')?.fallback, undefined);
  });

  it('what was rolled back at the very next load', async () => {
    await rollback(server.store, 'mf_public');
    assert.equal((await server.openPage()).of('mf_public')?.version, '1.0.0');
  });

  it('no script of a disabled remote; its paths answer that it is away, the others are as they were', async () => {
    await disable(server.store, 'mf_public');
    const { statusCode, scripts, of } = await server.openPage();
    assert.equal(statusCode, 503);
    assert.equal(of('mf_public')?.disabled, true);
    assert.deepEqual(Object.keys(scripts), ['/r/shell/1.0.0/shell.0a1b2c3d.js', '/r/mf_admin/1.0.0/remoteEntry.js']);
    assert.equal((await server.openPage(undefined, '/mf_admin')).statusCode, 200);
  });

  it('itself in the discovery document', async () => {
    const { microFrontends } = (await server.web.inject('/discovery/v1-pre.json')).json<{ microFrontends: object }>();
    assert.deepEqual(Object.keys(microFrontends).toSorted(), ['mf_admin', 'mf_public', 'shell']);
  });
});

describe('a trial', () => {
  beforeEach(async () => {
    await server.publish('mf_public', '1.2.0');
    await server.start();
  });

  it('gives nobody a cookie before it begins', async () => assert.equal((await server.openPage()).cookie, ''));

  it('is the same for a visitor at every visit, and the live version takes over from it', async () => {
    await promote(server.store, 'mf_public', '1.2.0', { percent: 50 });
    const visitors = Array.from({ length: 40 }, () => randomUUID());
    for (const visitor of visitors) {
      const expected = isChosen(visitor, 'mf_public', 50) ? ['1.2.0', '1.1.0'] : ['1.1.0', '1.0.0'];
      for (let visit = 0; visit < 2; visit += 1) {
        const { of, scripts } = await server.openPage(`visitor=${visitor}`);
        assert.deepEqual([of('mf_public')?.version, of('mf_public')?.fallback?.version], expected);
        assert.equal(Object.keys(scripts).filter((file) => file.includes('mf_public')).length, 2);
      }
    }
  });

  it('gives a new visitor a number that no script can read, and keeps to it', async () => {
    await promote(server.store, 'mf_public', '1.2.0', { percent: 50 });
    const { cookie, of } = await server.openPage();
    assert.match(cookie, /^visitor=[0-9a-f-]{36}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    assert.equal((await server.openPage(cookie.split(';')[0])).of('mf_public')?.version, of('mf_public')?.version);
    assert.match((await server.openPage('visitor=<script>')).cookie, /^visitor=[0-9a-f-]{36};/);
  });
});
