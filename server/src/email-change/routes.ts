import formbody from '@fastify/formbody';
import { text, UserAnswer } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { readUser } from '../users/users.ts';
import { cancelEmailChange, keepAddress } from './email-change.ts';
import { sendKeepQuestion, sendKeepResult } from './pages.ts';

const LinkQuery = z.object({ token: z._default(text().check(z.maxLength(200)), '') });

/** What becomes of a new address beside its proof, which is a verification code like any other. */
export function emailChangeRoutes(app: App, context: Context): void {
  app.delete(
    '/user/email',
    {
      onRequest: context.guards.signedIn,
      config: { failed: 'Update failed.', event: 'email.cancelled' },
      schema: { summary: 'Give up a new e-mail that is not confirmed yet', response: responseShapes(200, UserAnswer) },
    },
    async (request) => {
      const by = viewerOf(request);
      await cancelEmailChange(context, by);
      return { success: true as const, user: await readUser(context, by.id), message: 'Your email stays as it is.' };
    },
  );

  void app.register(async (links: App) => {
    await links.register(formbody);
    const open = {
      config: { anyOrigin: true, failed: 'This link does not work.' },
      schema: {
        querystring: LinkQuery,
        produces: ['text/html'],
        summary: 'A page for whoever did not ask for a new e-mail: the account keeps its address, for seven days',
      },
    };
    links.get('/user/email/keep', open, async (request, reply) => sendKeepQuestion(reply, request.query.token));
    links.post(
      '/user/email/keep',
      { ...open, config: { ...open.config, event: 'email.returned' } },
      async (request, reply) =>
        sendKeepResult(reply, await keepAddress(context, request.query.token, request.id), context.webUrl),
    );
  });
}
