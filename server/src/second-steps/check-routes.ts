import { CheckState, Done, FreshCheck, PasskeyRequest } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { isFresh, makeCheckRequest, proveFreshly, readCheckMethods } from './fresh-check.ts';

/** Proving again who one is, for calls that answered 403 CHECK_NEEDED. */
export function checkRoutes(app: App, context: Context): void {
  const { signedIn } = context.guards;
  const failed = 'Please try again.';

  app.get(
    '/auth/check',
    {
      onRequest: signedIn,
      config: { failed },
      schema: {
        summary: 'Whether this session proved lately who it is, and by what it may prove it again',
        response: responseShapes(200, CheckState),
      },
    },
    async (request) => {
      const by = viewerOf(request);
      return { success: true as const, isFresh: isFresh(context, by), methods: await readCheckMethods(context, by) };
    },
  );

  app.post(
    '/auth/check/options',
    {
      onRequest: signedIn,
      config: { failed },
      schema: { summary: 'What a passkey signs for a fresh check', response: responseShapes(200, PasskeyRequest) },
    },
    async (request) => ({
      success: true as const,
      options: await makeCheckRequest(context, viewerOf(request)),
    }),
  );

  app.post(
    '/auth/check',
    {
      onRequest: signedIn,
      config: { failed, event: 'check.accepted' },
      schema: {
        summary: 'Prove again who one is: by a passkey, a code, or the password where there is no second step',
        body: FreshCheck,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await proveFreshly(context, viewerOf(request), request.body, request.id);
      return { success: true as const };
    },
  );
}
