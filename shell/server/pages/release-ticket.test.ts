import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, it } from 'node:test';
import { TestWebServer } from '../testing/test-web-server.ts';
import { createTickets } from './release-ticket.ts';

const reportKey = 'k'.repeat(32);
const minute = 60_000;
let server: TestWebServer;
before(async () => {
  server = await TestWebServer.create();
  await server.resetStore();
});
after(() => server.close());

const readTicket = async (cookie?: string) => {
  const { body } = await server.web.inject({ url: '/mf_public', headers: cookie === undefined ? {} : { cookie } });
  return /<meta name="release-ticket" content="([^"]+)">/.exec(body)?.[1];
};

it('names and signs the versions that the page, and later its tab, may load, and when the tab falls silent', async () => {
  await server.start({ reportKey });
  const ticket = (await readTicket()) ?? '';
  const [content, signature] = [ticket.slice(0, ticket.lastIndexOf('.')), ticket.split('.').at(-1)];
  assert.equal(createHmac('sha256', reportKey).update(content).digest('base64url'), signature);
  const [expires, ...releases] = content.split('|');
  assert.deepEqual(releases.toSorted(), ['mf_public 1.0.0', 'mf_public 1.1.0', 'shell 1.0.0']);
  const rest = await server.web.inject({ url: (await server.readSet('/mf_public')).rest?.address ?? '' });
  const [, ...all] = String(rest.headers['release-ticket']).split('.').slice(0, -1).join('.').split('|');
  assert.deepEqual(all.toSorted(), ['mf_admin 1.0.0', 'mf_public 1.0.0', 'mf_public 1.1.0', 'shell 1.0.0']);
  const life = Number(expires) - Date.now();
  assert.ok(life > 59 * minute && life <= 90 * minute, String(life));
  assert.equal(await readTicket(), ticket);
});

it('is in no page where no secret is shared', async () => {
  await server.start();
  assert.equal(await readTicket(), undefined);
});

it('is another one every half hour, so that no stored page carries one that has ended', async () => {
  let now = 0;
  const sign = createTickets(reportKey, () => now);
  const release = { name: 'shell', current: { version: '1.0.0' } };
  const set = { shell: release, remotes: [] } as unknown as Parameters<typeof sign>[0];
  const first = sign(set);
  now = 29 * minute;
  assert.equal(sign(set), first);
  now = 30 * minute;
  assert.notEqual(sign(set), first);
  assert.match(sign(set) ?? '', /^7200000\|shell 1\.0\.0\./);
});
