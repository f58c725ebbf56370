import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, it } from 'node:test';
import { createApiClient, readJson } from './api-client.js';
import type { ApiClient, ApiLimits } from './types.ts';

const limits: ApiLimits = { connect: 200, head: 200, body: 200, connections: 2 };
const never = new AbortController().signal;

describe('what the web server asks the API', () => {
  const closers: (() => unknown)[] = [];
  afterEach(() => closers.splice(0).forEach((close) => close()));

  async function open(answer: RequestListener) {
    const sockets: Socket[] = [];
    const server = createServer(answer).on('connection', (socket: Socket) => sockets.push(socket));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const api = createApiClient(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, limits);
    closers.push(
      () => api.destroy(),
      () => {
        server.closeAllConnections();
        server.close();
      },
    );
    return { api, sockets };
  }
  const get = async (api: ApiClient, path = '/') => text(await api.request({ path, signal: never }));

  it('goes over connections that are kept, as many as there may be; the rest waits', async () => {
    let together = 0;
    let most = 0;
    const { api, sockets } = await open((_, response) => {
      most = Math.max(most, (together += 1));
      setTimeout(() => {
        together -= 1;
        response.end('answer');
      }, 20);
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(api)));
    assert.deepEqual([new Set(answers), most, sockets.length], [new Set(['answer']), 2, 2]);
  });

  it('is asked once more, where a kept connection was closed before it was read, and only what changes nothing', async () => {
    const asked: (string | undefined)[] = [];
    const { api, sockets } = await open((request, response) => {
      asked.push(request.method);
      // The second request of a connection is lost with it.
      if (asked.length === 1 || sockets.length === 2) response.end('answer');
      else request.socket.resetAndDestroy();
    });
    assert.equal(await get(api), 'answer');
    assert.equal(await get(api), 'answer');
    assert.deepEqual([asked, sockets.length], [['GET', 'GET', 'GET'], 2]);

    let posts = 0;
    const other = await open((request, response) => {
      if (request.method === 'GET') return response.end('answer');
      posts += 1;
      return request.socket.resetAndDestroy();
    });
    assert.equal(await get(other.api), 'answer');
    const body = Readable.from(['{}']);
    await assert.rejects(other.api.request({ method: 'POST', path: '/', body, signal: never }), { code: 'ECONNRESET' });
    assert.equal(posts, 1);
  });

  it('is waited for as long as is said: for its head, and for every next part', async () => {
    const { api } = await open((request, response) => {
      if (request.url === '/part') response.write('one');
    });
    await assert.rejects(get(api), /did not begin its answer in time/);
    const answer = await api.request({ path: '/part', signal: never });
    await assert.rejects(text(answer), /did not go on with its answer in time/);
  });

  it('is read as slowly as its reader likes', async () => {
    const whole = 'x'.repeat(2 ** 20);
    const { api } = await open((_, response) => void response.end(whole));
    const answer = await api.request({ path: '/', signal: never });
    await once(answer, 'readable');
    await pause(3 * limits.body);
    assert.equal((await text(answer)).length, whole.length);
  });

  it('carries a body without a length in chunks, whatever the method', async () => {
    const { api } = await open((request, response) => {
      void text(request).then((body) => response.end(`${String(request.headers['transfer-encoding'])} ${body}`));
    });
    const body = Readable.from(['one', 'two']);
    const answer = await api.request({ method: 'DELETE', path: '/', body, signal: never });
    assert.equal(await text(answer), 'chunked onetwo');
  });

  it('is read as JSON where its status is 200, and else by its status alone', async () => {
    const { api, sockets } = await open((request, response) => {
      response.writeHead(request.url === '/none' ? 404 : 200).end('{"changes":"1"}');
    });
    assert.deepEqual(await readJson(api, { path: '/none', signal: never }), { status: 404 });
    await pause(20);
    assert.deepEqual(await readJson(api, { path: '/', signal: never }), { status: 200, body: { changes: '1' } });
    assert.equal(sockets.length, 1, 'what nobody reads does not keep its connection');
  });
});
