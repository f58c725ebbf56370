import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import {
  collect,
  disable,
  enable,
  Moved,
  ownerOf,
  pin,
  promote,
  receive,
  ReleaseRefused,
  rollback,
  StoreFault,
  teamsOf,
  unpin,
} from '../index.ts';
import type { ReleaseStore, Revision } from '../index.ts';
import { callerOf } from './callers.ts';
import type { Caller } from './callers.ts';
import { HttpError } from './http-error.ts';
import { addReads, callerIn, tagOf } from './reads.ts';
import type { UnitParams } from './reads.ts';

export interface ReleaseApiOptions {
  /** Version of the API that releases will call; asked at every move. */
  api?: (() => Promise<string | undefined>) | undefined;
  /** Mounts a version in the live shell. @returns reasons against it */
  smoke?: ((name: string, version: string) => Promise<string[]>) | undefined;
  /** The secret of the API server, which calls for administrators of the site; nobody calls for them without it. */
  consoleKey?: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token was shown; null until it is known. */
    caller: Caller | null;
  }
}

/** In one line: the history prints it among others' words. */
const Reason = z
  .string()
  .max(500)
  .transform((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim());
const Words = z.strictObject({ reason: Reason.optional() });
const Move = Words.extend({ version: z.string(), percent: z.number().optional() });
const Back = Words.extend({ to: z.string().optional() });
const Pin = Words.extend({ version: z.string().optional() });
const DryRun = z.strictObject({ dryRun: z.boolean().default(false) });

/** What a release may take on its way in, in bytes: the whole of it is held in memory until every hash is right. */
const largest = 32 * 2 ** 20;

/** A version comes from a pipeline, and is taken away by an operator: the console moves what is there. */
function refusePeople(request: FastifyRequest) {
  if (callerIn(request).person !== undefined) throw new HttpError(403, 'The console only moves what is published.');
}

function seenBy({ headers: { 'if-match': tag } }: FastifyRequest): number {
  const number = /^"(\d+)"$/.exec(tag ?? '')?.[1];
  if (number === undefined)
    throw new HttpError(428, 'If-Match is missing: the ETag of the unit of release, as it was when this was decided.');
  return Number(number);
}

const bodyOf = <T>(shape: z.ZodType<T>, { body }: FastifyRequest): T => {
  const read = shape.safeParse(body ?? {});
  if (!read.success)
    throw new HttpError(400, read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' '));
  return read.data;
};

/**
 * The verbs of `cyberharbour-mf` over HTTP, on the same functions. A team shows its token and moves its own units only;
 * each move names what it was decided on (`If-Match`), and each try is recorded in the store's `audit/`, also a refused
 * one. The history keeps what happened.
 */
export function buildReleaseApi(
  store: ReleaseStore,
  { api, smoke, consoleKey }: ReleaseApiOptions = {},
): FastifyInstance {
  const server = Fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'warn' }, bodyLimit: 16_384 });
  server.decorateRequest('caller', null);
  server.addHook('onRequest', async (request) => {
    const caller = await callerOf(store, request.headers, consoleKey);
    if (caller === undefined) throw new HttpError(401, 'Show the token of a team: Authorization: Bearer …');
    request.caller = caller;
  });
  server.addHook('onSend', async (request, reply, payload) => {
    if (request.method === 'GET' || request.caller === null) return payload;
    const { teams, person } = request.caller;
    const said = {
      at: new Date().toISOString(),
      team: teams.join(', '),
      ...(person !== undefined && { person }),
      asked: `${request.method} ${request.url}`,
      body: Buffer.isBuffer(request.body) ? { bytes: request.body.length } : (request.body ?? null),
      status: reply.statusCode,
      ...(reply.statusCode >= 400 && { refused: typeof payload === 'string' ? payload : null }),
    };
    await store.objects.create(
      `audit/${said.at.replace(/[:.]/g, '-')}-${randomUUID()}.json`,
      `${JSON.stringify(said)}\n`,
    );
    return payload;
  });
  server.setErrorHandler((error: FastifyError | HttpError | ReleaseRefused | StoreFault, request, reply) => {
    const refuse = (status: number, reasons: readonly string[]) => reply.code(status).send({ refused: reasons });
    if (error instanceof HttpError) return refuse(error.status, [error.message]);
    if (error instanceof Moved) return refuse(412, error.reasons);
    if (error instanceof ReleaseRefused) return refuse(409, error.reasons);
    if (error instanceof StoreFault) return refuse(503, [error.message]);
    if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return refuse(413, [`It is too large: a release is at most ${largest / 2 ** 20} MB.`]);
    if ('statusCode' in error && error.statusCode < 500) return refuse(error.statusCode, [error.message]);
    request.log.error(error);
    return refuse(500, ['Something went wrong at this end; the log says what.']);
  });
  server.setNotFoundHandler((_, reply) => reply.code(404).send({ refused: ['There is nothing at this address.'] }));

  addReads(server, store, api);
  const refuseOthers = async (request: FastifyRequest<UnitParams>) => {
    const { name } = request.params;
    const { teams, person } = callerIn(request);
    const owner = ownerOf(await teamsOf(store), name);
    if (owner && teams.includes(owner.team)) return owner.team;
    const whose = `${name} belongs to ${owner ? `team ${owner.team}` : 'no team'}`;
    throw new HttpError(
      403,
      person === undefined
        ? `${whose}, and this token is team ${teams.join()}'s.`
        : `${whose}: only its members move it.`,
    );
  };
  const mine = async (request: FastifyRequest<UnitParams>) => {
    const team = await refuseOthers(request);
    const { person } = callerIn(request);
    const by = person === undefined ? `team ${team}` : `team ${team}, member ${person}`;
    return { name: request.params.name, note: { by, onlyIf: seenBy(request) } };
  };
  const verb = (
    name: string,
    act: (request: FastifyRequest<UnitParams>, unit: Awaited<ReturnType<typeof mine>>) => Promise<Revision>,
  ) =>
    server.post<UnitParams>(`/units/:name/${name}`, async (request, reply) => {
      const live = await act(request, await mine(request));
      return reply.header('etag', tagOf(live)).send(live);
    });
  verb('promote', async (request, { name, note }) => {
    const { version, ...how } = bodyOf(Move, request);
    return promote(store, name, version, { ...how, ...note, smoke, api: await api?.() });
  });
  verb('rollback', async (request, { name, note }) =>
    rollback(store, name, { ...bodyOf(Back, request), ...note, api: await api?.() }),
  );
  verb('pin', async (request, { name, note }) => {
    const { version, ...words } = bodyOf(Pin, request);
    return pin(store, name, version, { ...words, ...note, api: await api?.() });
  });
  verb('unpin', (request, { name, note }) => unpin(store, name, { ...bodyOf(Words, request), ...note }));
  verb('disable', (request, { name, note }) => disable(store, name, { ...bodyOf(Words, request), ...note }));
  verb('enable', async (request, { name, note }) =>
    enable(store, name, { ...bodyOf(Words, request), ...note, api: await api?.() }),
  );
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: largest }, (_, body, done) =>
    done(null, body),
  );
  // Asked before a byte of the upload is read.
  server.put<UnitParams & { Params: { version: string } }>(
    '/units/:name/versions/:version',
    {
      bodyLimit: largest,
      onRequest: async (request: FastifyRequest<UnitParams>) => {
        refusePeople(request);
        await refuseOthers(request);
      },
    },
    async (request, reply) => {
      const { name, version } = request.params;
      return reply
        .code(201)
        .send(await receive(store, { name, version, files: await filesOf(request), api: await api?.() }));
    },
  );
  server.post('/gc', async (request) => {
    refusePeople(request);
    const { dryRun } = bodyOf(DryRun, request);
    const { teams } = callerIn(request);
    const everything = (await teamsOf(store)).some(({ team, owns }) => teams.includes(team) && owns.includes('*'));
    if (!everything && !dryRun) throw new HttpError(403, 'Only the team that owns * takes versions of everybody away.');
    return collect(store, { dryRun });
  });
  return server;
}

/** The files of an upload by their paths, as a form of a browser or of curl holds them. */
async function filesOf({ body, headers }: FastifyRequest): Promise<Map<string, Uint8Array>> {
  if (!Buffer.isBuffer(body)) throw new HttpError(415, 'Send the files of the release as multipart/form-data.');
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } })
    .formData()
    .catch(() => {
      throw new HttpError(400, 'The upload ends before it is whole.');
    });
  const files = [...form.values()].filter((value) => typeof value !== 'string');
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, Uint8Array]> => [file.name, new Uint8Array(await file.arrayBuffer())]),
    ),
  );
}
