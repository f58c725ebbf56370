import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loopbackSessionCookie, type Role, sessionCookie } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { transact } from '../database/transact.ts';
import * as store from './store.ts';
import { readVisit, type Visit } from './visit.ts';
import { hour } from '../clock/durations.ts';

/** When a session was last used is known to the hour: a read stays a read. */
const usePrecision = hour;
/** How long a token that was replaced still opens its session, for calls that were on their way with it. */
const grace = 10_000;

const digest = (token: string) => hash('sha256', token, 'base64url');
const newToken = () => randomBytes(32).toString('base64url');
const plainCookie = { httpOnly: true, sameSite: 'lax', path: '/' } as const;
const cookie = { ...plainCookie, secure: true } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** The API and its pages are reached by plain HTTP on this machine, and from nowhere else. */
    isLoopback: boolean;
  }
}

/** Milliseconds from the sign-in to the end of a session, however much it is used. */
export interface SessionLife {
  member: number;
  admin: number;
}

export const lifeOf = (life: SessionLife, role: Role) => (role === 'admin' ? life.admin : life.member);
/** Without a visit a session of a member ends at half of its life; an administrator's is short as it is. */
export const idleLifeOf = (life: SessionLife, role: Role) => (role === 'admin' ? life.admin : life.member / 2);

/** What a browser is given: the token, which is nowhere else in clear, and how many milliseconds it lasts. */
export interface SessionToken {
  token: string;
  life: number;
}

const readToken = ({ cookies, server }: FastifyRequest): string | undefined =>
  cookies[sessionCookie] ?? (server.isLoopback ? cookies[loopbackSessionCookie] : undefined);

export async function openSession(
  db: Db,
  user: { id: string; role: Role },
  visit: Visit,
  sessionLife: SessionLife,
  now: number,
): Promise<SessionToken> {
  const token = newToken();
  const life = lifeOf(sessionLife, user.role);
  await store.insertSession(db, {
    token_hash: digest(token),
    id: newId(),
    user_id: user.id,
    ...visit,
    created_at: now,
    used_at: now,
    checked_at: now,
    expires_at: now + life,
    renewal_due: 0,
  });
  return { token, life };
}

/** The session goes on under another token, and the one before opens nothing. Null where the session has ended. */
export async function replaceToken(db: Db, viewer: store.Viewer, now: number): Promise<SessionToken | null> {
  const token = newToken();
  return (await store.renameToken(db, viewer.tokenHash, digest(token)))
    ? { token, life: viewer.expiresAt - now }
    : null;
}

/**
 * The caller's session goes on under another token, which the answer carries: after a verification or another role,
 * nobody gets along with a token from before.
 */
export async function renewSession(db: Db, request: FastifyRequest, reply: FastifyReply, now: number): Promise<void> {
  const { viewer } = request;
  if (!viewer) return;
  const token = newToken();
  const tokenHash = digest(token);
  // Of several calls at once, one renews; the others are still let in by the token that they brought.
  if (!(await transact(db, (tx) => store.moveSession(tx, viewer.tokenHash, tokenHash, now + grace)))) return;
  request.viewer = { ...viewer, tokenHash };
  setSessionCookie(reply, { token, life: viewer.expiresAt - now });
}

/** Hands the token to the browser, once the session is safely stored. */
export function setSessionCookie(reply: FastifyReply, { token, life }: SessionToken): void {
  const maxAge = Math.floor(life / 1000);
  void reply.setCookie(sessionCookie, token, { ...cookie, maxAge });
  if (reply.server.isLoopback) void reply.setCookie(loopbackSessionCookie, token, { ...plainCookie, maxAge });
}

/** The caller, or null. Role and account are read anew each time, so a change takes effect on the next request. */
export async function readViewer(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  now: number,
  life: SessionLife,
): Promise<store.Viewer | null> {
  const token = readToken(request);
  if (!token) return null;
  const found = await store.findViewer(db, digest(token), now);
  // A member who became an administrator has no longer session than one who was.
  if (!found || found.openedAt + lifeOf(life, found.role) <= now) return null;
  if (found.usedAt + idleLifeOf(life, found.role) <= now) return null;
  request.viewer = { ...found, requestId: request.id, readVisit: () => readVisit(request) };
  if (found.isRenewalDue) await renewSession(db, request, reply, now);
  // Where nothing can be written just now, a read is answered all the same.
  else if (found.usedAt <= now - usePrecision)
    await store.noteUse(db, found.tokenHash, now).catch((error: unknown) => request.log.warn({ err: error }));
  return request.viewer;
}

/** Ends the session on the server and takes the cookie away. @returns whose it was */
export async function endSession(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
  const token = readToken(request);
  const owner = token ? await store.deleteSession(db, digest(token)) : null;
  clearSessionCookie(reply);
  return owner;
}

export function clearSessionCookie(reply: FastifyReply): void {
  void reply.clearCookie(sessionCookie, cookie);
  if (reply.server.isLoopback) void reply.clearCookie(loopbackSessionCookie, plainCookie);
}
