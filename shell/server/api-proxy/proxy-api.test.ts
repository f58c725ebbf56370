import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { StubApi } from '../testing/stub-api.ts';
import { TestWebServer } from '../testing/test-web-server.ts';

interface Received {
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const server = await TestWebServer.create();
let api: StubApi;
let web: FastifyInstance;
let received: Received[];
before(async () => {
  api = await StubApi.open();
  await server.resetStore();
  web = await server.start({ apiOrigin: '', internalApiOrigin: api.origin });
  await web.listen({ port: 0, host: 'localhost' });
});
after(async () => {
  await server.close();
  await api.close();
});
beforeEach(() => {
  received = [];
  api.answer = (incoming, response) => {
    void text(incoming).then((body) => {
      received.push({ line: `${incoming.method ?? ''} ${incoming.url ?? ''}`, headers: incoming.headers, body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}');
    });
  };
});

const open = (method: string, path: string, headers: OutgoingHttpHeaders = {}) =>
  request({ host: 'localhost', port: (web.server.address() as AddressInfo).port, method, path, headers });

async function call(method: string, path: string, headers: OutgoingHttpHeaders = {}, body?: string) {
  const outgoing = open(method, path, headers);
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe('calls under /api', () => {
  it('reach the API with their cookie, origin and body, and none of what belongs to one connection', async () => {
    const headers = {
      cookie: '__Host-session=s; theme=dark',
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'idempotency-key': 'k',
      connection: 'keep-alive, x-secret-hop',
      'x-secret-hop': '1',
      te: 'trailers',
    };
    const path = '/api/auth/login?q=a%2Fb&q=%20';
    assert.equal((await call('POST', path, headers, '{"email":"x"}')).status, 200);
    const [first] = received;
    assert.ok(first);
    assert.deepEqual([first.line, first.body], [`POST ${path}`, '{"email":"x"}']);
    for (const name of ['cookie', 'origin', 'content-type', 'idempotency-key'] as const)
      assert.equal(first.headers[name], headers[name]);
    assert.deepEqual([first.headers['x-secret-hop'], first.headers.te], [undefined, undefined]);
  });

  it('carry one trace on, or begin one', async () => {
    await call('GET', '/api/blogs');
    const begun = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await call('GET', '/api/blogs', { traceparent: begun });
    const [own, others] = received.map(({ headers }) => String(headers['traceparent']));
    assert.match(own ?? '', /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    assert.equal(others, begun);
  });

  it('include the forms of pages that are sent without script', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    api.answer = (incoming, response) => {
      received.push({ line: `${incoming.method ?? ''} ${incoming.url ?? ''}`, headers: {}, body: '' });
      response.writeHead(303, { location: '/dashboard', 'set-cookie': 'a=1' }).end();
    };
    const { status, headers } = await call('POST', '/login?from=%2Fx', type, 'email=x');
    assert.deepEqual([status, headers.location, headers['set-cookie']], [303, '/dashboard', ['a=1']]);
    assert.equal(received[0]?.line, 'POST /forms/login?from=%2Fx');
  });

  it('name the one address that they came from, whatever they say themselves', async () => {
    await call('GET', '/api/blogs', {
      'x-forwarded-for': '203.0.113.7',
      'x-real-ip': '203.0.113.7',
      forwarded: 'for=x',
    });
    const {
      'x-forwarded-for': from,
      'x-forwarded-proto': scheme,
      forwarded,
      'x-real-ip': real,
    } = received[0]?.headers ?? {};
    assert.match(String(from), /^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/);
    assert.deepEqual([scheme, forwarded, real], ['http', undefined, undefined]);
    const behind = await server.start({ apiOrigin: '', internalApiOrigin: api.origin, trustProxy: 1 });
    await behind.inject({
      url: '/api/blogs',
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7', 'x-forwarded-proto': 'https' },
    });
    const { headers } = received.at(-1) ?? {};
    assert.deepEqual([headers?.['x-forwarded-for'], headers?.['x-forwarded-proto']], ['203.0.113.7', 'https']);
  });

  it('bring back status, cookies, tags and the encoded body as the API sent them', async () => {
    const bytes = Buffer.from([0x1f, 0x8b, 0xff, 0x00]);
    api.answer = (incoming, response) => {
      if (incoming.url === '/api/none') return response.writeHead(304, { etag: '"1"' }).end();
      return response
        .writeHead(201, {
          'set-cookie': ['a=1', 'b=2'],
          etag: '"1"',
          'content-encoding': 'gzip',
          connection: 'x',
          x: '1',
        })
        .end(bytes);
    };
    const { statusCode, headers, rawPayload } = await web.inject('/api/some');
    assert.equal(statusCode, 201);
    assert.deepEqual(
      [headers['set-cookie'], headers['etag'], headers['content-encoding'], headers['x']],
      [['a=1', 'b=2'], '"1"', 'gzip', undefined],
    );
    assert.deepEqual(rawPayload, bytes);
    const none = await call('GET', '/api/none', { 'if-none-match': '"1"' });
    assert.deepEqual([none.status, none.headers.etag, none.body], [304, '"1"', '']);
  });

  it('are streamed both ways: the API reads the first bytes before the last are sent, and answers the same way', async () => {
    const parts: string[] = [];
    api.answer = (incoming, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('first\n');
      incoming.on('data', (bytes: Buffer) => parts.push(String(bytes)));
      incoming.on('end', () => response.end('last\n'));
    };
    const outgoing = open('POST', '/api/blogs', { 'content-type': 'multipart/form-data; boundary=x' });
    outgoing.write('one');
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    const [first] = (await once(response, 'data')) as [Buffer];
    assert.deepEqual([String(first), parts], ['first\n', ['one']]);
    outgoing.end('two');
    assert.equal(await text(response), 'last\n');
    assert.deepEqual(parts, ['one', 'two']);
  });

  it('that the API refuses before all of the body came get its answer', async () => {
    api.answer = (incoming, response) => {
      received.push({ line: incoming.url ?? '', headers: {}, body: '' });
      incoming.resume();
      response.writeHead(413, { 'content-type': 'application/json' }).end('{"code":"FROM_API"}');
    };
    const body = 'x'.repeat(20 * 2 ** 20);
    for (let count = 0; count < 5; count += 1) {
      const form = await call('POST', '/api/blogs', { 'content-type': 'multipart/form-data; boundary=x' }, body);
      assert.deepEqual([form.status, form.body], [413, '{"code":"FROM_API"}']);
      const json = await call('POST', '/api/auth/login', { 'content-type': 'application/json' }, body);
      assert.deepEqual([json.status, (JSON.parse(json.body) as { code: string }).code], [413, 'TOO_LARGE']);
    }
    assert.equal(received.length, 5, 'what is too large for any text goes no further');
  });

  it('are taken back at the API when the browser goes away', async () => {
    const gone: number[] = [];
    api.answer = (incoming) => void incoming.socket.once('close', () => gone.push(1));
    const outgoing = open('GET', '/api/blogs');
    outgoing.on('error', () => undefined);
    outgoing.end();
    await pause(200);
    outgoing.destroy();
    for (let tries = 0; tries < 20 && gone.length === 0; tries += 1) await pause(50);
    assert.equal(gone.length, 1);
  });

  it('to an API that is away are a 503 in the shape of its failures', async () => {
    const alone = await server.start({ apiOrigin: '', internalApiOrigin: 'http://localhost:9' });
    const { statusCode, headers, body } = await alone.inject('/api/blogs');
    const { success, code, message } = JSON.parse(body) as { success: boolean; code: string; message: string };
    assert.deepEqual([statusCode, success, code, headers['retry-after']], [503, false, 'UNREACHABLE', '5']);
    assert.equal(/Reference: ([0-9a-f-]{36})\.$/.exec(message)?.[1], headers['x-request-id']);
  });
});

describe('a page of a server that passes calls on', () => {
  it('names no other origin, and sees that nobody is signed in under any name', async () => {
    const { headers, body } = await web.inject({ url: '/mf_public', headers: { host: 'elsewhere.example' } });
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /connect-src 'self';/);
    assert.match(policy, /img-src 'self' data: blob:;/);
    assert.match(body, /"apiBase":"\/api"/);
    assert.match(body, /data-session="none"/);
  });

  it('shows pictures of the same origin', async () => {
    await call('GET', '/media/a.webp');
    assert.equal(received[0]?.line, 'GET /media/a.webp');
  });
});
