import { Done, RecoveryRequest, RecoveryStopped } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { mailLinkRoutes } from '../mail/link-routes.ts';
import { viewerOf } from '../sessions/guards.ts';
import { readUser } from '../users/users.ts';
import { confirmRecovery } from './confirm.ts';
import { sendConfirmQuestion, sendConfirmResult, sendStopQuestion, sendStopResult } from './pages.ts';
import { requestRecovery } from './requests.ts';
import { stopByLink, stopOwn } from './stop.ts';

/** A way back for members who cannot read the mail of their account any more, and ways to stop it. */
export function accountRecoveryRoutes(app: App, context: Context): void {
  const { guards, webUrl } = context;

  app.post(
    '/auth/recovery',
    {
      onRequest: guards.visitor,
      config: { failed: 'Please try again.', event: 'recovery.requested' },
      schema: {
        summary: 'Ask for an account whose e-mail or second steps are lost; the answer is the same for everyone',
        body: RecoveryRequest,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await requestRecovery(context, request.body, request);
      const message = 'We sent an email to your new address. Follow its link within a day.';
      return { success: true as const, message };
    },
  );

  mailLinkRoutes(app, '/auth/recovery/confirm', {
    summary: 'A page for whoever asked for an account: the new e-mail is theirs',
    event: 'recovery.confirmed',
    ask: sendConfirmQuestion,
    answer: async (request, reply, token) =>
      sendConfirmResult(reply, await confirmRecovery(context, token, request), webUrl),
  });

  mailLinkRoutes(app, '/auth/recovery/stop', {
    summary: 'A page for whoever owns an account that somebody else asks for; it signs nobody in',
    event: 'recovery.stopped',
    ask: sendStopQuestion,
    answer: async (request, reply, token) => sendStopResult(reply, await stopByLink(context, token, request), webUrl),
  });

  app.delete(
    '/user/recovery',
    {
      onRequest: guards.signedIn,
      config: { failed: 'Update failed.', event: 'recovery.stopped' },
      schema: {
        summary: 'Stop whoever asks to recover this account',
        response: responseShapes(200, RecoveryStopped),
      },
    },
    async (request) => {
      const by = viewerOf(request);
      await stopOwn(context, by);
      return {
        success: true as const,
        user: await readUser(context, by.id),
        message: 'Stopped. Your account stays as it is.',
      };
    },
  );
}
