import type { FastifyInstance, FastifyRequest } from 'fastify';
import { diff, listVersions, ownerOf, reasonsAgainst, teamsOf, verifyStore } from '../index.ts';
import type { ReleaseStore, Revision } from '../index.ts';
import type { Caller } from './callers.ts';
import { HttpError } from './http-error.ts';

export type UnitParams = { Params: { name: string } };

export const tagOf = (live: Revision | undefined) => `"${live?.revision ?? 0}"`;

/** Of a request that the first hook let in. */
export function callerIn({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new HttpError(401, 'Nobody is known by this token.');
  return caller;
}

/** What any team, and any administrator of the site, may see of every unit. */
export function addReads(
  server: FastifyInstance,
  store: ReleaseStore,
  api: (() => Promise<string | undefined>) | undefined,
): void {
  server.get('/team', async (request) => {
    const { teams, person } = callerIn(request);
    if (person !== undefined) return { teams };
    const { team = '', owns = [], keys = [] } = (await teamsOf(store)).find((one) => teams.includes(one.team)) ?? {};
    return { team, owns, keys: keys.map(({ id }) => id) };
  });
  /** Whose signature the packages of the platform carry: the team of the shell that they are published with. */
  server.get('/platform', async () => {
    const owner = ownerOf(await teamsOf(store), 'shell');
    return { team: owner?.team ?? null, keys: owner?.keys ?? [] };
  });
  const show = async (name: string, { teams }: Caller) => {
    const owner = ownerOf(await teamsOf(store), name)?.team ?? null;
    return { name, owner, mayMove: owner !== null && teams.includes(owner), ...(await store.latest(name)) };
  };
  const isUnit = async (name: string) => (await store.remotes()).includes(name);
  server.get('/units', async (request) =>
    Promise.all((await store.remotes()).map((name) => show(name, callerIn(request)))),
  );
  server.get<UnitParams>('/units/:name', async (request, reply) => {
    const { name } = request.params;
    const live = (await isUnit(name)) ? await store.latest(name) : undefined;
    if (!live) throw new HttpError(404, `${name} is not live.`);
    return reply.header('etag', tagOf(live)).send({ ...(await show(name, callerIn(request))), ...live });
  });
  server.get<UnitParams>('/units/:name/history', async ({ params: { name } }) =>
    (await isUnit(name)) ? store.history(name) : [],
  );
  server.get<UnitParams>('/units/:name/versions', async ({ params: { name } }) =>
    (await isUnit(name)) ? listVersions(store, name) : [],
  );
  server.get<UnitParams & { Querystring: { from?: string; to?: string } }>(
    '/units/:name/diff',
    async ({ params: { name }, query: { from, to } }) => diff(store, name, from, to),
  );
  server.get<{ Params: { name: string; version: string } }>(
    '/units/:name/versions/:version',
    async ({ params: { name, version } }) => {
      const reasons = await reasonsAgainst(store, name, version, { api: await api?.() });
      return { name, version, deployable: reasons.length === 0, reasons };
    },
  );
  server.get('/verify', async () => verifyStore(store));
}
