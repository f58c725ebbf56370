import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm } from '../testing/forms.ts';
import type { Person } from '../testing/person.ts';
import { newId } from '../database/ids.ts';
import { permissions } from './permission-table.ts';

/** What is no call of the product: its health, its description, its pictures. */
const aside =
  /^(HEAD|OPTIONS) |^POST \/forms\/|^GET \/(healthz|readyz|changes|feeds|sitemap|cards|page-description|media\/|api\/openapi\.json|api\/docs)/;

onEveryDatabase('permissions', (server) => {
  const people: Record<string, Person> = {};
  const items: Record<string, string> = {};
  before(async () => {
    const business = { role: 'business', businessName: 'B', businessAddress: 'A', businessAbn: '1' };
    people['visitor'] = server().person();
    people['unverified'] = server().person();
    await people['unverified'].post('/auth/register', {
      name: 'U',
      email: 'unverified@example.com',
      password: 'a long password',
      role: 'general',
    });
    people['general'] = await server().member();
    people['business'] = await server().member(business);
    people['owner'] = await server().member();
    people['admin'] = await server().admin();
    const { owner, admin } = people as Record<'owner' | 'admin', Person>;
    for (const [kind, one, form] of [
      ['blogs', 'blog', blogForm],
      ['campaigns', 'campaign', campaignForm],
    ] as const) {
      items[`pending ${kind}`] = (await owner.post(`/${kind}`, await form())).body[one]._id;
      items[`public ${kind}`] = (await owner.post(`/${kind}`, await form())).body[one]._id;
      await admin.put(`/admin/${kind}/${items[`public ${kind}`] ?? ''}/approve`);
    }
  });

  const call = async (who: string, route: string, id: string) => {
    const [method = 'GET', url = ''] = route.split(' ');
    const answer = await people[who]?.send(
      method as 'GET',
      url.replace(/^\/api/, '').replace(':id', id),
      method === 'GET' || method === 'DELETE' ? undefined : {},
    );
    return answer?.status ?? 0;
  };
  const members = ['unverified', 'general', 'business'];

  it('every call has its row here', () => {
    const calls = new Set(server().app.routeTable.filter((route) => !aside.test(route)));
    assert.deepEqual(
      [...calls].filter((route) => !(route in permissions)),
      [],
      'calls without a row',
    );
    assert.deepEqual(
      Object.keys(permissions).filter((route) => !calls.has(route)),
      [],
      'rows without a call',
    );
  });

  it('visitors get no further than what is for everyone', async () => {
    for (const [route, who] of Object.entries(permissions)) {
      const status = await call('visitor', route, newId());
      if (who === 'anyone') assert.ok(![401, 403].includes(status) || route.endsWith('login'), `${route} ${status}`);
      else assert.equal(status, 401, route);
    }
  });

  it('members get no further than what is for members, and the unverified do not post', async () => {
    for (const [route, who] of Object.entries(permissions)) {
      if (route.endsWith('logout')) continue;
      for (const member of members) {
        const status = await call(member, route, newId());
        if (who === 'admin') assert.equal(status, 403, `${member} ${route}`);
        else if (who === 'verified') assert.equal(status, member === 'unverified' ? 403 : 400, `${member} ${route}`);
        else if (who === 'owner') assert.ok([400, 404].includes(status), `${member} ${route} ${status}`);
        else assert.ok(status !== 500, `${member} ${route} ${status}`);
      }
    }
  });

  it("members do not touch what is others', and do not learn of what they may not see", async () => {
    for (const [route] of Object.entries(permissions).filter(([, who]) => who === 'owner')) {
      const kind = route.includes('blogs') ? 'blogs' : 'campaigns';
      const form = () => (route.startsWith('PUT') ? (kind === 'blogs' ? blogForm() : campaignForm()) : undefined);
      const url = (id: string) =>
        route
          .split(' ')[1]
          ?.replace(/^\/api/, '')
          .replace(':id', id) ?? '';
      const method = route.split(' ')[0] as 'PUT' | 'DELETE';
      for (const member of members) {
        const seen = await people[member]?.send(method, url(items[`public ${kind}`] ?? ''), await form());
        assert.equal(seen?.status, 403, `${member} ${route}`);
        const hidden = await people[member]?.send(method, url(items[`pending ${kind}`] ?? ''), await form());
        const missing = await people[member]?.send(method, url(newId()), await form());
        assert.deepEqual([hidden?.status, hidden?.body], [404, missing?.body], `${member} ${route}`);
      }
    }
  });

  it('owners and administrators get everywhere that is theirs', async () => {
    for (const kind of ['blogs', 'campaigns'] as const) {
      const form = kind === 'blogs' ? blogForm : campaignForm;
      const id = items[`pending ${kind}`] ?? '';
      assert.equal((await people['owner']?.put(`/${kind}/${id}`, await form()))?.status, 200);
      assert.equal((await people['admin']?.put(`/${kind}/${id}`, await form()))?.status, 200);
      assert.equal((await people['owner']?.delete(`/api/${kind}/${id}`))?.status, 200);
      assert.equal((await people['admin']?.delete(`/${kind}/${items[`public ${kind}`] ?? ''}`))?.status, 200);
    }
    for (const [route, who] of Object.entries(permissions)) {
      if (who === 'admin') assert.ok([200, 400, 404].includes(await call('admin', route, newId())), route);
    }
  });

  it('every member changes and deletes what is their own, in every status, by both readings of the path', async () => {
    const { db } = server().context;
    for (const who of [...members, 'admin']) {
      const person = people[who] as Person;
      const { _id } = (await person.get('/user/data')).body.user;
      const setVerified = (is_verified: 0 | 1) =>
        db.updateTable('users').set({ is_verified }).where('id', '=', _id).execute();
      for (const [kind, one, form] of [
        ['blogs', 'blog', blogForm],
        ['campaigns', 'campaign', campaignForm],
      ] as const) {
        for (const [reading, isPublic] of [
          [`/${kind}`, true],
          [`/api/${kind}`, false],
        ] as const) {
          await setVerified(1);
          const id = (await person.post(`/${kind}`, await form())).body[one]._id;
          if (isPublic) await people['admin']?.put(`/admin/${kind}/${id}/approve`);
          await setVerified(who === 'unverified' ? 0 : 1);
          const said = `${who} ${reading}`;
          const edited = await person.put(`/${kind}/${id}`, await form());
          assert.deepEqual(
            [edited.status, edited.body[one].status],
            [200, isPublic && who === 'admin' ? (kind === 'blogs' ? 'approved' : 'active') : 'pending'],
            said,
          );
          assert.equal(
            (
              await server().app.inject({
                method: 'DELETE',
                url: `/api${reading}/${id}`,
                headers: { origin: 'https://evil.example', cookie: person.cookie },
              })
            ).statusCode,
            403,
            said,
          );
          assert.equal((await person.delete(`${reading}/${id}`)).status, 200, said);
          assert.equal((await person.delete(`${reading}/${id}`)).status, 404, said);
        }
      }
    }
  });

  it('every call answers CORS to our origin and to no other', async () => {
    for (const route of Object.keys(permissions)) {
      const [method = '', url = ''] = route.split(' ');
      const ask = async (origin: string, asked: 'OPTIONS' | 'GET') => {
        const preflight = asked === 'OPTIONS' ? { 'access-control-request-method': method } : {};
        const { headers } = await server().app.inject({
          method: (asked === 'OPTIONS' ? asked : method) as 'GET',
          url: url.replace(':id', newId()),
          headers: { origin, ...preflight },
        });
        return [
          headers['access-control-allow-origin'],
          (headers['access-control-allow-methods'] ?? method).includes(method),
        ];
      };
      for (const asked of ['OPTIONS', 'GET'] as const) {
        assert.deepEqual(
          await ask('http://localhost:3000', asked),
          ['http://localhost:3000', true],
          `${asked} ${route}`,
        );
        for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example'])
          assert.equal((await ask(origin, asked))[0], undefined, `${asked} ${route} ${origin}`);
      }
    }
  });

  it('no unsafe call is taken from another origin, and none is refused to ours', async () => {
    for (const route of Object.keys(permissions)) {
      const [method = '', url = ''] = route.split(' ');
      if (method === 'GET') continue;
      const send = (origin: string) =>
        server().app.inject({ method: method as 'POST', url: url.replace(':id', newId()), headers: { origin } });
      const isLink = /newsletter\/(confirm|unsubscribe)|user\/(email|deletion)\/keep|auth\/report/.test(url);
      assert.equal((await send('https://evil.example')).statusCode === 403, !isLink, route);
      assert.notEqual((await send('http://localhost:3000')).statusCode, 403, route);
    }
  });
});
