import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loopbackSessionCookie, sessionCookie } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import * as store from './store.ts';

const day = 86_400_000;
const life = 30 * day;
/** Prolonged at most once a day: a read stays a read. */
const renewAfter = day;

const digest = (token: string) => hash('sha256', token, 'base64url');
const plainCookie = { httpOnly: true, sameSite: 'lax', path: '/' } as const;
const cookie = { ...plainCookie, secure: true } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** The API and its pages are reached by plain HTTP on this machine, and from nowhere else. */
    isLoopback: boolean;
  }
}

const readToken = ({ cookies, server }: FastifyRequest): string | undefined =>
  cookies[sessionCookie] ?? (server.isLoopback ? cookies[loopbackSessionCookie] : undefined);

const newToken = () => randomBytes(32).toString('base64url');

/** Opens a session and gives its token, which is nowhere else in clear. */
export async function openSession(db: Db, userId: string, now: number): Promise<string> {
  const token = newToken();
  await store.insertSession(db, digest(token), userId, now, now + life);
  return token;
}

/** The session goes on under another token. @returns it, or null where the session has ended */
export async function renewSession(db: Db, tokenHash: string): Promise<string | null> {
  const token = newToken();
  return (await store.renameToken(db, tokenHash, digest(token))) ? token : null;
}

/** Hands the token to the browser, once the session is safely stored. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  const maxAge = life / 1000;
  void reply.setCookie(sessionCookie, token, { ...cookie, maxAge });
  if (reply.server.isLoopback) void reply.setCookie(loopbackSessionCookie, token, { ...plainCookie, maxAge });
}

/** The caller, or null. Role and account are read anew each time, so a change takes effect on the next request. */
export async function readViewer(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  now: number,
): Promise<store.Viewer | null> {
  const token = readToken(request);
  if (!token) return null;
  const viewer = await store.findViewer(db, digest(token), now);
  if (viewer && viewer.expiresAt < now + life - renewAfter) {
    await store.extendSession(db, viewer.tokenHash, now + life);
    setSessionCookie(reply, token);
  }
  return viewer && { ...viewer, requestId: request.id };
}

/** Ends the session on the server and takes the cookie away. */
export async function endSession(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = readToken(request);
  if (token) await store.deleteSession(db, digest(token));
  void reply.clearCookie(sessionCookie, cookie);
  if (reply.server.isLoopback) void reply.clearCookie(loopbackSessionCookie, plainCookie);
}
