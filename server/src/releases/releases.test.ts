import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ReleaseCounts } from '@cyberharbour/shared-api/contract';
import { onEveryDatabase } from '../testing/dialects.ts';
import { adminEmail, password } from '../testing/test-server.ts';

onEveryDatabase('how versions do in browsers', (server) => {
  const tell = (payload: string, headers: Record<string, string> = {}) =>
    server().app.inject({
      method: 'POST',
      url: '/api/releases/outcomes',
      payload,
      headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'http://localhost:3000', ...headers },
    });
  const report = (version: string, session: boolean, error: boolean, name = 'mf_admin') => ({
    name,
    version,
    session,
    error,
  });
  const counts = async (name: string, versions: string) => {
    const { body } = await server().app.inject({ url: `/api/releases/counts?name=${name}&versions=${versions}` });
    return (JSON.parse(body) as ReleaseCounts).counts;
  };

  it('adds up what tabs tell, by part and version', async () => {
    for (const batch of [
      [report('1.0.0', true, false), report('1.0.0', true, false, 'shell')],
      [report('1.1.0', true, true)],
      [report('1.1.0', true, false)],
      [report('1.1.0', false, true)],
    ]) {
      assert.equal((await tell(JSON.stringify(batch))).statusCode, 200);
    }
    assert.deepEqual(await counts('mf_admin', '1.0.0,1.1.0,9.9.9'), [
      { version: '1.0.0', sessions: 1, errors: 0 },
      { version: '1.1.0', sessions: 2, errors: 2 },
      { version: '9.9.9', sessions: 0, errors: 0 },
    ]);
    assert.deepEqual(await counts('shell', '1.0.0'), [{ version: '1.0.0', sessions: 1, errors: 0 }]);
  });

  it('takes nothing that is no count, and nothing from a page of another origin', async () => {
    for (const wrong of [
      '',
      'x',
      '[]',
      JSON.stringify([report('1.0.0', true, false, 'users')]),
      JSON.stringify([report('a b', true, false)]),
      JSON.stringify(Array.from({ length: 11 }, () => report('1.0.0', true, false))),
    ]) {
      assert.equal((await tell(wrong)).statusCode, 400, wrong);
    }
    assert.equal(
      (await tell(JSON.stringify([report('1.0.0', true, true)]), { origin: 'https://elsewhere.example' })).statusCode,
      403,
    );
    assert.deepEqual(await counts('mf_admin', '1.0.0'), [{ version: '1.0.0', sessions: 1, errors: 0 }]);
  });

  it('is not filled by made-up versions', async () => {
    for (let made = 0; made < 30; made += 1)
      await tell(JSON.stringify(Array.from({ length: 10 }, (_, at) => report(`7.${made}.${at}`, true, false))));
    const all = await server()
      .context.db.selectFrom('counters')
      .select('name')
      .where('name', 'like', 'release-sessions:%')
      .execute();
    await counts('mf_admin', '1.0.0');
    assert.ok(all.length <= 200);
    const admin = server().person();
    assert.equal((await admin.post('/auth/login', { email: adminEmail, password })).status, 200);
  });
});
