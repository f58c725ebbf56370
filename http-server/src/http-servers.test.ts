import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { createHttpServers } from './index.ts';
import { waitUntilClosed } from './testing/closing.ts';

it('a server that stops answers what was asked, and waits for nobody who asks nothing', async () => {
  const http = createHttpServers({ head: 10_000, body: 10_000, upload: 10_000, pending: 4 });
  const app = Fastify({ serverFactory: http.serverFactory });
  http.addHooks(app);
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  app.get('/', async () => {
    begin();
    await pause(300);
    return 'whole';
  });
  // Fastify makes a server for each address of this name.
  await app.listen({ port: 0, host: 'localhost' });
  const addresses = app.addresses().filter((each) => typeof each !== 'string');
  const silent = await Promise.all(
    addresses.map(async ({ address, port }) => {
      const socket = connect(port, address).resume();
      await once(socket, 'connect');
      return { closed: waitUntilClosed(socket) };
    }),
  );
  const answers = addresses.map(async ({ family, address, port }) => {
    const answer = await fetch(`http://${family === 'IPv6' ? `[${address}]` : address}:${String(port)}/`);
    return `${String(answer.headers.get('connection'))}: ${await answer.text()}`;
  });
  await begun;
  await app.drain();
  assert.deepEqual(
    await Promise.all(answers),
    addresses.map(() => 'close: whole'),
  );
  for (const { closed } of silent) await closed;
});

it('a server that is to stop answers as ever until the notice is over, and says that it ends', async () => {
  const http = createHttpServers({ head: 10_000, body: 10_000, upload: 10_000, pending: 4 });
  const app = Fastify({ serverFactory: http.serverFactory });
  http.addHooks(app);
  app.get('/', async () => (app.isDraining() ? 'ends' : 'runs'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  assert.equal(await ask(), 'runs');
  const ended = app.drain(600);
  assert.equal(await ask(), 'ends');
  await pause(200);
  assert.equal(await ask(), 'ends', 'new connections are taken');
  await ended;
  await assert.rejects(ask());
});

it('a packet of thousands of requests is read no further than the first one too many', async () => {
  const http = createHttpServers({ head: 10_000, body: 10_000, upload: 10_000, pending: 4 });
  const app = Fastify({ serverFactory: http.serverFactory });
  http.addHooks(app);
  let made = 0;
  app.get('/', () => {
    made += 1;
    return pause(50, 'answer');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  let read = 0;
  const count = () => void (read += 1);
  subscribe('http.server.request.start', count);
  const { port } = app.server.address() as AddressInfo;
  async function send(times: number, answers: number) {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const closed = waitUntilClosed(socket);
    socket.on('data', (bytes: Buffer) => {
      text += String(bytes);
      if (text.match(/200 OK/g)?.length === answers) socket.destroy();
    });
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(times));
    await closed;
    return text.match(/200 OK/g)?.length ?? 0;
  }
  const flooded = await send(2000, 4);
  unsubscribe('http.server.request.start', count);
  assert.deepEqual([flooded, read, made], [0, 4, 0], 'and nothing is made for a connection that it ends');
  assert.equal(await send(4, 4), 4);
  // A client that asks for another protocol is answered in this one.
  const asked = await fetch(`http://127.0.0.1:${String(port)}/`, { headers: { 'sec-websocket-version': '13' } });
  assert.equal(asked.status, 200);
  await app.close();
});
