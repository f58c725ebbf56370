import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { before, it } from 'node:test';
import fc from 'fast-check';
import { verifyDatabase } from '../commands/verify.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, toPayload } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';

/** Each on every database; `FUZZ_RUNS=25000` is the long form. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1500);
/**
 * Everyday runs repeat the same requests. `FUZZ_SEED=new` looks for what nobody has tried, and a number repeats that;
 * what was ever found is a case of its own in a test that names it.
 */
const wanted = process.env['FUZZ_SEED'];
const seeds = wanted ? [wanted === 'new' ? randomInt(2 ** 31) : Number(wanted)] : [599_921_647, 20_261_122];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'general',
    'business',
    'admin',
    'a@example.com',
    '123456',
    '\u0000',
    '\ud800',
    '',
    ' ',
    '=1+1',
    "'; drop table users; --",
    '2097-01-01T00:00:00Z',
    '9'.repeat(400),
  ),
);
const words = new Map(
  Object.entries({
    role: ['general', 'business', 'admin'],
    status: ['pending', 'approved', 'active', 'archived'],
    email: ['a@example.com', 'A@EXAMPLE.com', 'no'],
    reason: ['', 'because'],
  }),
);
const names = [
  ...words.keys(),
  ...[
    'name',
    'password',
    'otp',
    'userId',
    'newPassword',
    'title',
    'content',
    'description',
    'startTime',
    'endTime',
    'imageUrl',
    'imageAlt',
    'updatedAt',
    'businessName',
  ],
  ...['__proto__', 'constructor', 'is_verified', 'isAccountVerified', '_id', 'author_id', 'visibility', 'waits'],
];
const value = (name: string) =>
  fc.oneof(fc.constantFrom(...(words.get(name) ?? ['A plain text'])), text, fc.jsonValue());
/** What each call would take, so that what is wrong with it comes late. */
const right = [
  { title: 'T', content: 'C' },
  { title: 'T', description: 'D', startTime: '2097-01-01T00:00:00Z', endTime: '2097-02-01T00:00:00Z' },
  { name: 'N', email: 'a@example.com', password: 'a long password', role: 'general' },
  { name: 'N', email: 'b@example.com', role: 'business', businessName: 'B', businessAddress: 'A', businessAbn: '1' },
  { status: 'pending' },
  { role: 'business' },
  { reason: 'because' },
];
const spoilt = fc
  .tuple(fc.constantFrom(...right), fc.option(fc.tuple(fc.constantFrom(...names), text)))
  .map(([form, change]) => (change ? { ...form, [change[0]]: change[1] } : form));
const body = fc.oneof(
  { weight: 6, arbitrary: spoilt },
  {
    weight: 4,
    arbitrary: fc
      .uniqueArray(fc.constantFrom(...names), { maxLength: 9 })
      .chain((keys) =>
        fc.tuple(...keys.map((key) => value(key).map((each) => [key, each] as const))).map(Object.fromEntries),
      ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const header = fc.oneof(text.map(inAddress), fc.constantFrom('"1"', '*', 'text/csv', 'W/"0-x"', '"', ','));
/** Half a character cannot be written into an address. */
function inAddress(each: string) {
  return encodeURIComponent(Buffer.from(each).toString());
}

onEveryDatabase('bad input', (server) => {
  const people: Person[] = [];
  const ids: string[] = ['x', '00000000-0000-7000-8000-000000000000'];
  let routes: string[] = [];
  before(async () => {
    const member = await server().member();
    people.push(
      server().person(),
      member,
      await server().member({ role: 'business', businessName: 'B', businessAddress: 'A', businessAbn: '1' }),
      await server().admin(),
    );
    for (let each = 0; each < 30; each += 1) {
      ids.push(
        (await member.post('/blogs', await blogForm())).body.blog._id,
        (await member.post('/campaigns', await campaignForm())).body.campaign._id,
      );
    }
    ids.push(...people.map(({ id }) => id).filter(Boolean));
    // Who logs out is a visitor ever after, and then nothing of members would be tried; a deleted member likewise.
    routes = server().app.routeTable.filter(
      (route) =>
        !/^(HEAD|OPTIONS) |logout|media|docs|\*|DELETE .*users|(login|register|newsletter\/subscribe|forgot-password)$/.test(
          route,
        ),
    );
  });

  const check = (answer: { statusCode: number; payload: string; headers: Record<string, unknown> }, said: string) => {
    assert.ok(answer.statusCode < 500, `${said} ${answer.payload}`);
    if (!String(answer.headers['content-type']).startsWith('application/json') || answer.statusCode < 400) return;
    const failure = JSON.parse(answer.payload) as Record<string, unknown>;
    assert.deepEqual(
      [failure['success'], typeof failure['message'], typeof failure['code']],
      [false, 'string', 'string'],
      said,
    );
    assert.deepEqual(
      Object.keys(failure).filter((key) => !['success', 'message', 'code', 'errors', 'current'].includes(key)),
      [],
    );
  };

  it('is never our own mistake, at any call, from anyone, and leaves nothing behind that does not fit', async (t) => {
    t.diagnostic(`seeds: ${seeds.join(', ')}`);
    const queries = fc
      .subarray(['q', 'cursor', 'limit', 'status', 'type', 'token'])
      .chain((keys) => fc.tuple(...keys.map((key) => text.map((each) => `${key}=${inAddress(each)}`))));
    const id = fc.oneof({ weight: 4, arbitrary: fc.nat(ids.length - 1).map(String) }, text);
    const call = fc.record({
      who: fc.nat(3),
      route: fc.nat(),
      id,
      query: fc.oneof(queries, fc.constant(['all=true'])),
      body,
      match: fc.option(header),
      asForm: fc.boolean(),
    });
    const property = fc.asyncProperty(call, async ({ who, route, id, query, body: payload, match, asForm }) => {
      const [method = 'GET', pattern = ''] = (routes[route % routes.length] ?? '').split(' ');
      const url = `${pattern.replace(':id', inAddress(ids[Number(id)] ?? id))}?${query.join('&')}`;
      const strange =
        match === null ? {} : { 'if-match': match, 'if-none-match': match, 'idempotency-key': match, accept: match };
      const headers = { cookie: people[who]?.cookie ?? '', ...strange };
      const sent =
        method === 'GET'
          ? {}
          : asForm
            ? await toPayload(payload)
            : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(payload) };
      check(
        await server().app.inject({
          method: method as 'GET',
          url,
          ...sent,
          headers: { ...headers, ...sent.headers },
        }),
        `${method} ${url} ${JSON.stringify(payload)}`,
      );
    });
    for (const seed of seeds) await fc.assert(property, { seed, numRuns: Math.ceil(runs / seeds.length) });
    assert.deepEqual(await verifyDatabase(server().context.db, server().context.media), []);
  });

  it('is refused by the calls that anyone may make', async () => {
    const openCalls = ['/auth/register', '/auth/login', '/auth/forgot-password', '/newsletter/subscribe'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...openCalls), body, async (url, payload) => {
        check(
          await server().app.inject({
            method: 'POST',
            url: `/api${url}`,
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(payload),
          }),
          url,
        );
      }),
      { seed: seeds[0] ?? 0, numRuns: Math.ceil(runs / 15) },
    );
  });

  it('is refused when a form is broken', async () => {
    const { cookie } = await server().member();
    const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\nvalue\r\n`;
    const broken = [
      ['multipart/form-data', part('name="title"')],
      ['multipart/form-data; boundary=x', part('name="title"')],
      ['multipart/form-data; boundary=x', part('name="image"; filename="a.jpg"')],
      ['multipart/form-data; boundary=x', `${part('name="__proto__"')}--x--\r\n`],
      ['multipart/form-data; boundary=x', `${part('nothing')}--x--\r\n`],
      [
        'multipart/form-data; boundary=x',
        `${Array.from({ length: 30 }, (_, each) => part(`name="f${each}"`)).join('')}--x--\r\n`,
      ],
      ['multipart/form-data; boundary=x', ''],
    ];
    for (const [type = '', payload = ''] of broken) {
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/blogs',
        headers: { cookie, 'content-type': type },
        payload,
      });
      assert.ok(answer.statusCode >= 400 && answer.statusCode < 500, `${payload.slice(0, 80)} ${answer.payload}`);
      assert.equal(answer.json<{ success: boolean }>().success, false);
    }
  });
});
