import assert from 'node:assert/strict';
import { type AddressInfo, connect } from 'node:net';
import { it } from 'node:test';
import { waitUntilClosed } from '@cyberharbour/http-server/testing/closing';
import { onEveryDatabase } from '../testing/dialects.ts';

onEveryDatabase('protection', (server) => {
  const login = { email: 'x@example.com', password: 'whatever' };
  const asOrigin = (
    headers: Record<string, string>,
    method: 'POST' | 'GET' | 'OPTIONS' = 'POST',
    url = '/auth/login',
  ) => server().app.inject({ method, url: `/api${url}`, headers, ...(method === 'POST' ? { payload: login } : {}) });

  it('refuses unsafe calls from the pages of other sites, before anything is read', async () => {
    for (const origin of [
      'https://evil.example',
      'http://localhost:3000.evil.example',
      'null',
      'http://localhost:4000',
      '',
    ]) {
      assert.equal((await asOrigin({ origin })).statusCode, 403, origin);
    }
    assert.equal((await asOrigin({ 'sec-fetch-site': 'cross-site' })).statusCode, 403);
    assert.equal((await asOrigin({})).statusCode, 401);
    assert.equal((await asOrigin({ origin: 'http://localhost:3000' })).statusCode, 401);
    assert.equal(
      (
        await server().app.inject({
          method: 'DELETE',
          url: '/api/nowhere',
          headers: { origin: 'https://evil.example' },
        })
      ).statusCode,
      403,
    );
  });

  it('answers CORS to the configured origins only', async () => {
    const preflight = {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    };
    const allowed = await asOrigin(preflight, 'OPTIONS');
    assert.equal(allowed.statusCode, 204);
    assert.equal(allowed.headers['access-control-allow-origin'], 'http://localhost:3000');
    assert.equal(allowed.headers['access-control-allow-credentials'], 'true');
    assert.match(String(allowed.headers['access-control-allow-methods']), /DELETE/);
    const read = await asOrigin({ origin: 'http://localhost:3000' }, 'GET', '/blogs');
    assert.deepEqual(
      [read.headers['access-control-allow-origin'], read.headers.vary],
      ['http://localhost:3000', 'Origin, Accept-Encoding, Cookie'],
    );
    const foreign = await asOrigin({ origin: 'https://evil.example' }, 'GET', '/blogs');
    assert.deepEqual(
      [foreign.headers['access-control-allow-origin'], foreign.headers.vary],
      [undefined, 'Origin, Accept-Encoding, Cookie'],
    );
    assert.equal(
      (await asOrigin({ ...preflight, origin: 'https://evil.example' }, 'OPTIONS')).headers[
        'access-control-allow-origin'
      ],
      undefined,
    );
  });

  it('answers every failure in one shape', async () => {
    const post = (payload: string, type: string) =>
      server().app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': type }, payload });
    const answers = [
      [await server().app.inject('/api/nowhere'), 404],
      [await server().app.inject('/'), 404],
      [await server().app.inject('/api/blogs/%ff'), 400],
      [await post('{"email":', 'application/json'), 400],
      [await post('{"__proto__":{"x":1}}', 'application/json'), 400],
      [await post('"text"', 'application/json'), 400],
      [await post('', 'application/json'), 400],
      [await post('email=x', 'application/x-www-form-urlencoded'), 415],
      [await post(`"${'x'.repeat(1024 * 1024)}"`, 'application/json'), 413],
      [await server().app.inject({ method: 'PATCH', url: '/api/blogs' }), 404],
    ] as const;
    for (const [answer, status] of answers) {
      const { success, message, code } = answer.json<{ success: boolean; message: string; code: string }>();
      assert.deepEqual([answer.statusCode, success, typeof code], [status, false, 'string'], answer.payload);
      assert.ok(message.length > 5 && !/\n|node_modules|Error/.test(message), message);
    }
  });

  it('says nothing of its inside when something breaks', async () => {
    await server().context.db.schema.alterTable('resources').renameTo('lost').execute();
    const answer = await server().app.inject('/api/resources');
    assert.equal(answer.statusCode, 500);
    assert.deepEqual(answer.json(), {
      success: false,
      message: `Something went wrong on our side. Please try again. Reference: ${String(answer.headers['x-request-id'])}.`,
      code: 'UNEXPECTED',
    });
    assert.match(String(answer.headers['x-request-id']), /^[0-9a-f-]{36}$/);
    await server().context.db.schema.alterTable('lost').renameTo('resources').execute();
  });

  it('sends every answer with its protective headers', async () => {
    const { headers } = await server().app.inject('/api/auth/verify');
    assert.deepEqual(
      [headers['x-content-type-options'], headers['cache-control'], headers['content-security-policy']],
      ['nosniff', 'no-store', "default-src 'none'; frame-ancestors 'none'"],
    );
  });

  it('describes itself and its health', async () => {
    const paths = Object.keys((await server().app.inject('/api/openapi.json')).json<{ paths: object }>().paths);
    assert.ok(paths.includes('/api/admin/campaigns/{id}/approve') && paths.includes('/api/reset-password'));
    assert.ok(!paths.some((each) => each.startsWith('/api/api')));
    assert.equal((await server().app.inject('/healthz')).statusCode, 200);
    assert.equal((await server().app.inject('/readyz')).statusCode, 200);
  });

  it('ends a connection that asks for more than it reads, and answers one that asks for little at once', async () => {
    await server().app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server().app.server.address() as AddressInfo;
    const ask = (count: number) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write('GET /api/blogs HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(count));
      return socket;
    };
    const greedy = ask(200).resume();
    await waitUntilClosed(greedy);
    const modest = ask(5);
    let received = '';
    for await (const bytes of modest) {
      received += String(bytes);
      if (received.split('HTTP/1.1 200 OK').length > 5) break;
    }
    assert.equal(received.split('HTTP/1.1 200 OK').length - 1, 5);
  });
});
