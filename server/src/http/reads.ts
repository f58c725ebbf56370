import { hash } from 'node:crypto';
import { chooseEncoding, isMatched } from '@cyberharbour/http-server';
import { sessionCookies } from '@cyberharbour/shared-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readChanges } from '../changes/store.ts';
import type { Context } from '../context.ts';
import { readFromReplica } from '../database/replica.ts';
import { compressStored, compressText, type StoredRead, StoredReads } from './stored-reads.ts';

/** Bytes below which a compressed answer is hardly smaller. */
const least = 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A read that a cache may keep and ask about again: its answer carries an ETag. */
    tagged?: boolean;
    /** A visitor's read that a replica may answer; every tagged one is. */
    fromReplica?: boolean;
  }
  interface FastifyReply {
    /** When the one item of this answer was last changed: the first half of its ETag. */
    version: number | null;
    /** Only its author and moderators may read it: no device keeps it. */
    isPrivate: boolean;
    /** Of a visitor's tagged read: what everybody may read, as it was before the answer was made. */
    changes: string | null;
    stored: StoredRead | null;
  }
}

/**
 * What visitors get is the same for all of them, so a cache between may have it for a second. What a member gets may
 * depend on who they are: their own browser alone keeps it, and asks every time.
 */
const cacheControl = {
  visitor: 'public, max-age=0, s-maxage=1, must-revalidate',
  member: 'private, no-cache',
  private: 'no-store',
} as const;

/** `version-hash`: the first half says what an edit was made from, the whole says whether a cache has the same. */
const tagOf = (version: number | null, payload: string) => `${version ?? 0}-${hash('sha256', payload, 'base64url')}`;

const isVisitor = ({ cookies }: FastifyRequest) => sessionCookies.every((name) => cookies[name] === undefined);

/** What a route said of its answer, beside what every answer gets. */
const ownHeaders = (reply: FastifyReply) => {
  const names = ['content-type', 'cross-origin-resource-policy', 'access-control-allow-origin'];
  const said = names.map((name) => [name, String(reply.getHeader(name) ?? '')] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== '' && !value.includes('://')));
};

/**
 * Answers tagged reads: 304 where the caller already has what it would get (RFC 9110, 13.1.2), else compressed. A
 * visitor's answer is stored until something public changes, so that neither is it built again.
 */
export function answerReads(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  const reads = new StoredReads();
  app.decorateReply('version', null);
  app.decorateReply('isPrivate', false);
  app.decorateReply('changes', null);
  app.decorateReply('stored', null);

  // Its callback form: whatever the request does afterwards is inside.
  app.addHook('onRequest', (request, _reply, done) => {
    const { tagged = false, fromReplica = tagged } = request.routeOptions.config;
    if (fromReplica && request.method === 'GET' && isVisitor(request)) readFromReplica(done);
    else done();
  });

  app.addHook('preHandler', async (request, reply) => {
    const { config } = request.routeOptions;
    if (!config.tagged || request.method !== 'GET' || !isVisitor(request)) return;
    reply.changes = await readChanges(db);
    reply.stored = reads.get(request.url, reply.changes) ?? null;
    if (reply.stored) await reply.headers(reply.stored.headers).send(reply.stored.payload);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.tagged || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = reply.stored?.tag ?? tagOf(reply.version, payload);
    if (reply.changes !== null)
      reply.stored ??= reads.set(request.url, { payload, tag, changes: reply.changes, headers: ownHeaders(reply) });
    return sendRead(request, reply, payload, tag);
  });
}

async function sendRead(request: FastifyRequest, reply: FastifyReply, payload: string, read: string) {
  const encoding = payload.length < least ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  const tag = `"${read}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const vary = [reply.getHeader('vary'), 'Accept-Encoding', 'Cookie'].flat().filter(Boolean).join(', ');
  const cache = reply.isPrivate ? 'private' : isVisitor(request) ? 'visitor' : 'member';
  reply.headers({ etag: tag, 'cache-control': cacheControl[cache], vary });
  if (isMatched(request.headers['if-none-match'], tag)) {
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  }
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return reply.stored ? compressStored(reply.stored, encoding) : compressText(payload, encoding);
}
