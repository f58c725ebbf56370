import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { waitUntilClosed } from '@cyberharbour/http-server/testing/closing';
import type { FastifyInstance } from 'fastify';
import { TestWebServer } from '../testing/test-web-server.ts';
import { clientLimits } from './client-limits.ts';

const server = await TestWebServer.create();
let web: FastifyInstance;
before(async () => {
  await server.resetStore();
  const limits = { head: 400, body: 400, upload: 5000, pending: 4, connections: 20 };
  web = await server.start({ clientLimits: limits });
  await web.listen({ port: 0, host: 'localhost' });
});
after(() => server.close());

/** @returns the connection, and how long it lives, in milliseconds */
async function open(text: string) {
  const socket = connect((web.server.address() as AddressInfo).port, 'localhost');
  const began = performance.now();
  let received = '';
  socket.on('data', (bytes: Buffer) => (received += String(bytes)));
  const life = waitUntilClosed(socket).then(() => performance.now() - began);
  await once(socket, 'connect');
  socket.write(text);
  return { socket, life, received: () => received };
}
/** Far above the limits of this test and far below the usual ones, in milliseconds: a busy machine is late. */
const longest = 8000;

/** @throws AssertionError when it does not become so */
async function waitUntil(isSo: () => boolean) {
  const began = performance.now();
  while (!isSo()) {
    assert.ok(performance.now() - began < longest, String(isSo));
    await pause(20);
  }
}
const end = (sockets: readonly { socket: Socket }[]) => sockets.forEach(({ socket }) => socket.destroy());

describe('a client', () => {
  it('has 15 seconds for a head and for a body', () => {
    assert.deepEqual([clientLimits.head, clientLimits.body], [15_000, 15_000]);
  });

  it('that sends its head slowly is ended', async () => {
    const { life, socket } = await open('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ');
    const timer = setInterval(() => socket.write('a'), 50);
    const lived = await life;
    clearInterval(timer);
    assert.ok(lived < longest, String(lived));
  });

  it('that sends its body slowly is ended; a form with files has more time', async () => {
    const head = (type: string) =>
      `POST /_failures HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 999\r\n\r\n`;
    const { life } = await open(head('text/plain'));
    assert.ok((await life) < longest);
    const form = await open(head('multipart/form-data; boundary=x').replace('/_failures', '/api/blogs'));
    await pause(800);
    assert.equal(form.socket.destroyed, false);
    end([form]);
  });

  it('that asks for more than it reads is ended', async () => {
    const flood = await open('GET /mf_public HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200));
    assert.ok((await flood.life) < longest);
    const fair = await open('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(3));
    await waitUntil(() => fair.received().match(/HTTP\/1\.1 200/g)?.length === 3);
    end([fair]);
  });

  it('finds no more connections than there are', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => open('')));
    await waitUntil(() => all.filter(({ socket }) => !socket.destroyed).length <= 20);
    end(all);
    assert.equal((await web.inject('/healthz')).statusCode, 200);
  });
});

describe('an address', () => {
  it('that is no path of this site is a 404', async () => {
    for (const target of ['//', '//mf_public', '///', 'http://elsewhere/mf_public', '*']) {
      const { received, socket } = await open(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      await waitUntilClosed(socket);
      assert.match(received(), /^HTTP\/1\.1 404/, target);
    }
  });
});

describe('the headers', () => {
  it('keep a browser on https where the page came over https, as the trusted proxy says', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    const hsts = async (app: FastifyInstance, url: string) =>
      (await app.inject({ url, headers })).headers['strict-transport-security'];
    assert.equal(await hsts(web, '/mf_public'), undefined, 'no proxy is trusted');
    const behind = await server.start({ trustProxy: 1 });
    for (const url of ['/mf_public', '/r/mf_public/1.1.0/remoteEntry.js', '/healthz'])
      assert.equal(await hsts(behind, url), 'max-age=31536000; includeSubDomains', url);
    assert.equal((await behind.inject('/mf_public')).headers['strict-transport-security'], undefined, 'plain http');
  });

  it('keep pages and scripts out of other sites', async () => {
    for (const url of ['/mf_public', '/r/mf_public/1.1.0/remoteEntry.js'])
      assert.equal((await web.inject(url)).headers['cross-origin-resource-policy'], 'same-origin', url);
  });
});
