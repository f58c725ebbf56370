import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { isClaimable } from '@cyberharbour/platform/claimable';
import { TestWebServer } from '../testing/test-web-server.ts';

const server = await TestWebServer.create();
after(() => server.close());

it('no remote may claim an address that the web server answers itself or passes on', async () => {
  await server.resetStore();
  const web = await server.start({ apiOrigin: '', internalApiOrigin: 'http://localhost:4000' });
  const whole = [...web.printRoutes({ commonPrefix: false }).matchAll(/(?<=── )\/[^/ ]*/g)].map(([path]) => path);
  // The list leaves out what takes everything below it.
  const prefixes = ['/r', '/api', '/media', '/feeds', '/cards', '/sitemaps'];
  for (const prefix of prefixes) assert.ok(web.hasRoute({ method: 'GET', url: `${prefix}/*` }), prefix);
  assert.ok(whole.includes('/healthz'));
  for (const path of [...whole, ...prefixes])
    for (const claim of [path, `${path}/more`]) assert.equal(isClaimable(claim), false, claim);
});
