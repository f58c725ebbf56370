import { Done, UserSessions } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { clearSessionCookie } from '../sessions/sessions.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';

/** Where a member is signed in, and how they end that. */
export function ownSessionRoutes(app: App, context: Context): void {
  const onRequest = context.guards.signedIn;

  app.get(
    '/user/sessions',
    {
      onRequest,
      config: { failed: 'Failed to load your devices.' },
      schema: {
        summary: 'Where the member is signed in: this session first, then those used last, at most 100',
        response: responseShapes(200, UserSessions),
      },
    },
    async (request) => listOwnSessions(context, viewerOf(request)),
  );

  app.delete(
    '/user/sessions/:id',
    {
      onRequest,
      config: {
        failed: 'Failed to sign that device out.',
        event: 'session.ended',
        item: { of: 'sessions', reach: 'own' },
      },
      schema: {
        summary: 'End one session of the member; of their own it is a logout',
        params: IdParams,
        response: responseShapes(200, Done),
      },
    },
    async (request, reply) => {
      const isOwn = await endOwnSession(context, viewerOf(request), request.params.id);
      if (isOwn) clearSessionCookie(reply);
      return { success: true as const, message: isOwn ? 'Logged out successfully' : 'Device signed out' };
    },
  );

  app.delete(
    '/user/sessions',
    {
      onRequest,
      config: { failed: 'Failed to sign the other devices out.', event: 'session.ended' },
      schema: {
        summary: 'End every session of the member but this one',
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await endOtherSessions(context, viewerOf(request));
      return { success: true as const, message: 'Other devices signed out' };
    },
  );
}
