import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeEditConflict, HttpError } from './http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A read that a browser may keep and ask about again: its answer carries an ETag. */
    tagged?: boolean;
  }
  interface FastifyReply {
    /** When the one item of this answer was last changed: the first half of its ETag. */
    version: number | null;
  }
}

/**
 * `"version-hash"`: the first half tells an edit what it was made from, the whole tells a cache whether the answer is
 * the same.
 */
const tagOf = (version: number | null, payload: string) => `"${version ?? 0}-${hash('sha1', payload, 'base64url')}"`;

/** Answers 304 where the caller already has what it would get (RFC 9110, 13.1.2). */
export function tagReads(app: FastifyInstance): void {
  app.decorateReply('version', null);
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.tagged || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = tagOf(reply.version, payload);
    // Stored by this browser only, and asked about every time: what it shows may depend on who is signed in.
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
    if (!isNamed(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

const isNamed = (header: string | undefined, tag: string) =>
  header !== undefined && header.split(',').some((each) => [tag, '*'].includes(each.trim().replace(/^W\//, '')));

/** What an edit was made from: versions named by If-Match, or the time in the form. */
export interface EditBase {
  ifMatch?: string | undefined;
  updatedAt?: string | undefined;
}

/** The version that a call was made from, where it says so. */
export const readVersion = ({ headers }: Pick<FastifyRequest, 'headers'>) => ({ ifMatch: headers['if-match'] });

/** Refuses an edit of what was changed meanwhile. Named neither way, the last one wins, and the audit log says so. */
export function refuseStale({ ifMatch, updatedAt }: EditBase, stored: number): void {
  if (isStale(ifMatch, stored)) throw preconditionFailedError(stored);
  if (updatedAt !== undefined && updatedAt !== '' && Date.parse(updatedAt) !== stored) throw makeEditConflict();
}

/** Whether an If-Match names another version than the stored one. */
export const isStale = (ifMatch: string | undefined, stored: number): boolean =>
  ifMatch !== undefined && !ifMatch.split(',').some((each) => ['*', String(stored)].includes(versionIn(each)));

const versionIn = (tag: string) =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/^"(\d+)(-[\w-]*)?"$/, '$1');

const preconditionFailedError = (stored: number) =>
  new HttpError(412, 'EDITED_ELSEWHERE', makeEditConflict().message, {
    current: { updatedAt: new Date(stored).toISOString(), etag: `"${stored}"` },
  });
