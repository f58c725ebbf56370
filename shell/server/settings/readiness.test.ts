import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { TestWebServer } from '../testing/test-web-server.ts';

const server = await TestWebServer.create();
let web: FastifyInstance;
before(async () => {
  await server.resetStore();
  web = await server.start({});
});
after(() => server.close());

it('a web server that ends says so to whoever balances, and answers visitors meanwhile', async () => {
  const status = async (url: string) => (await web.inject(url)).statusCode;
  assert.equal(await status('/readyz'), 200);
  const ended = web.drain(500);
  const refusal = await web.inject('/readyz');
  assert.deepEqual([refusal.statusCode, refusal.headers['retry-after']], [503, '1']);
  assert.equal(await status('/readyz?unready=404'), 404, "HAProxy's word for it");
  assert.equal(await status('/mf_public'), 200);
  assert.equal(await status('/healthz'), 200, 'it runs');
  await ended;
});
