import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import * as z from 'zod/mini';
import type { App, Context } from '../context.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm } from '../testing/forms.ts';
import { type Operation, readOperations } from '../testing/matrix/operations.ts';
import { makeQuickPasswords } from '../testing/matrix/quick-passwords.ts';
import { runMatrix } from '../testing/matrix/run-matrix.ts';
import { newId } from '../database/ids.ts';

/** What is no call of the product: its health, its description, its pictures, the forms that make its calls. */
const aside =
  /^(HEAD|OPTIONS) |^POST \/forms\/|^GET \/(healthz|readyz|changes|feeds|sitemap|cards|page-description|media\/|api\/openapi\.json|api\/docs)/;

/** What a new route may get wrong: no word of who may call, none of whose item it is, and a rule that does not hold. */
function plantedRoutes(app: App, { guards }: Context): void {
  const done = async () => ({ success: true as const });
  const params = z.object({ id: z.string() });
  app.get('/planted', { schema: { summary: 'Without a guard' } }, done);
  app.get('/planted/:id', { onRequest: guards.signedIn, schema: { summary: 'Of nobody', params } }, done);
  const item = { of: 'blogs', reach: 'author' } as const;
  app.delete(
    '/planted-blogs/:id',
    { onRequest: guards.signedIn, config: { item }, schema: { summary: 'For all', params } },
    done,
  );
}
const isPlanted = (name: string) => name.includes('/planted');

onEveryDatabase(
  'permissions',
  (server) => {
    let operations: Operation[] = [];
    const calls = () => operations.filter(({ name }) => !isPlanted(name));
    before(async () => {
      // Dozens of members come and go: the slow hash of a password decides nothing here.
      const { context } = server();
      context.passwords = makeQuickPasswords(context.passwords);
      operations = await readOperations(server().app);
    });

    it('every call is in the description', () => {
      const described = new Set(operations.map(({ name }) => name.replace('{id}', ':id')));
      const hidden = server().app.routeTable.filter((route) => !aside.test(route) && !described.has(route));
      assert.deepEqual(hidden, []);
    });

    it('every call says who may make it and whose item it reaches; one that does not is named', () => {
      const silent = operations.filter(({ access }) => access === undefined).map(({ name }) => name);
      assert.deepEqual(silent.toSorted(), ['GET /api/planted', 'GET /api/planted/{id}']);
    });

    it('every call answers everybody as it says, about what is theirs, others’, missing or pending', async (t) => {
      const { cells, wrong } = await runMatrix(server(), operations);
      t.diagnostic(`${cells} cells of ${operations.length} calls`);
      assert.deepEqual(
        wrong.filter((each) => !isPlanted(each)),
        [],
      );
      const roles = ['unverified', 'general', 'business', 'leaving'];
      for (const role of roles)
        for (const state of ['public', 'pending', 'missing'])
          assert.ok(wrong.some((each) => each.startsWith(`DELETE /api/planted-blogs/{id} by ${role}, ${state}: 200`)));
    });

    it('every member changes and deletes what is their own, in every status, by both readings of the path', async () => {
      const { db } = server().context;
      const business = { role: 'business', businessName: 'B', businessAddress: 'A', businessAbn: '1' };
      const admin = await server().admin();
      for (const [who, person] of [
        ['unverified', await server().member()],
        ['general', await server().member()],
        ['business', await server().member(business)],
        ['admin', admin],
      ] as const) {
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
            if (isPublic) await admin.put(`/admin/${kind}/${id}/approve`);
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
      for (const { name: route, method, path } of calls()) {
        const ask = async (origin: string, asked: 'OPTIONS' | 'GET') => {
          const preflight = asked === 'OPTIONS' ? { 'access-control-request-method': method } : {};
          const { headers } = await server().app.inject({
            method: (asked === 'OPTIONS' ? asked : method) as 'GET',
            url: path.replace('{id}', newId()),
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
      const links: string[] = [];
      for (const { name: route, method, path, access } of calls()) {
        if (method === 'GET') continue;
        const send = (origin: string) =>
          server().app.inject({ method, url: path.replace('{id}', newId()), headers: { origin } });
        if (access?.anyOrigin) links.push(path);
        assert.equal((await send('https://evil.example')).statusCode === 403, access?.anyOrigin !== true, route);
        assert.notEqual((await send('http://localhost:3000')).statusCode, 403, route);
      }
      const known =
        /newsletter\/(confirm|unsubscribe|topics)|campaign-questions\/(confirm|stop|still-[39]0)|user\/(email|deletion)\/keep|auth\/report|auth\/recovery\/(confirm|stop)/;
      assert.deepEqual(
        links.filter((link) => !known.test(link)),
        [],
        'a link of a mail that nobody looked at',
      );
    });
  },
  [plantedRoutes],
);
