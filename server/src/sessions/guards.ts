import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database/database.ts';
import { HttpError, notSignedInError } from '../http/http-error.ts';
import { readViewer, type SessionLife } from './sessions.ts';
import type { Viewer } from './store.ts';

export type { Viewer } from './store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a guard; null for a visitor, and on routes that ask nobody. */
    viewer: Viewer | null;
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Who may call a route at all, asked before a byte of the body is read. Whose item it is, the rules ask. */
export interface Guards {
  visitor: Guard;
  signedIn: Guard;
  verified: Guard;
  admin: Guard;
}

/** @param refuseAdmin throws where an administrator may not enter the console yet */
export function createGuards(
  db: Db,
  clock: () => number,
  life: SessionLife,
  refuseAdmin: (id: string) => Promise<void>,
): Guards {
  const visitor: Guard = async (request, reply) => {
    request.viewer = await readViewer(db, request, reply, clock(), life);
  };
  const signedIn: Guard = async (request, reply) => {
    await visitor(request, reply);
    viewerOf(request);
  };
  return {
    visitor,
    signedIn,
    async verified(request, reply) {
      await signedIn(request, reply);
      if (!viewerOf(request).isVerified)
        throw new HttpError(403, 'NOT_VERIFIED', 'Please verify your email before you post.');
    },
    async admin(request, reply) {
      await signedIn(request, reply);
      if (viewerOf(request).role !== 'admin')
        throw new HttpError(403, 'NOT_ALLOWED', 'Only administrators can do this.');
      await refuseAdmin(viewerOf(request).id);
    },
  };
}

/** The caller of a route that is for members. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw notSignedInError();
  return request.viewer;
}
