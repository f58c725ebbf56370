import { UserAnswer } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { mailLinkRoutes } from '../mail/link-routes.ts';
import { viewerOf } from '../sessions/guards.ts';
import { readUser } from '../users/users.ts';
import { cancelEmailChange, keepAddress } from './email-change.ts';
import { sendKeepQuestion, sendKeepResult } from './pages.ts';

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

  mailLinkRoutes(app, '/user/email/keep', {
    summary: 'A page for whoever did not ask for a new e-mail: the account keeps its address, for seven days',
    event: 'email.returned',
    ask: sendKeepQuestion,
    answer: async (request, reply, token) =>
      sendKeepResult(reply, await keepAddress(context, token, request.id), context.webUrl),
  });
}
