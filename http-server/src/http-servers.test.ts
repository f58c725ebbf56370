import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { createHttpServers } from './index.ts';

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
      return { closed: once(socket, 'close') };
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
