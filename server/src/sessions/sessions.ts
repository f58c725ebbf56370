import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import * as store from './store.ts';

const day = 86_400_000;
const life = 30 * day;
/** Prolonged at most once a day: a read stays a read. */
const renewAfter = day;

const digest = (token: string) => hash('sha256', token, 'base64url');
const cookie = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/** Opens a session and gives its token, which is nowhere else in clear. */
export async function openSession(db: Db, userId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await store.insertSession(db, digest(token), userId, now, now + life);
  return token;
}

/** Hands the token to the browser, once the session is safely stored. */
export const setSessionCookie = (reply: FastifyReply, token: string) =>
  reply.setCookie(sessionCookie, token, { ...cookie, maxAge: life / 1000 });

/** The caller, or null. Role and account are read anew each time, so a change takes effect on the next request. */
export async function readViewer(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  now: number,
): Promise<store.Viewer | null> {
  const token = request.cookies[sessionCookie];
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
  const token = request.cookies[sessionCookie];
  if (token) await store.deleteSession(db, digest(token));
  reply.clearCookie(sessionCookie, cookie);
}
