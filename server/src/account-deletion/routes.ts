import { DeletionAnswer, DeletionChanged, DeletionRequest } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { mailLinkRoutes } from '../mail/link-routes.ts';
import { requireFreshCheck } from '../second-steps/fresh-check.ts';
import { viewerOf } from '../sessions/guards.ts';
import { readUser } from '../users/users.ts';
import { sendKeepQuestion, sendKeepResult } from './pages.ts';
import { cancelDeletion, keepByLink, readDeletion, requestDeletion } from './requests.ts';

/** A member's own account: its deletion is asked for, and can be taken back until the day that it names. */
export function accountDeletionRoutes(app: App, context: Context): void {
  const onRequest = context.guards.signedIn;
  const failed = 'Delete failed.';

  app.get(
    '/user/deletion',
    {
      onRequest,
      config: { failed },
      schema: {
        summary: 'When the member’s account is deleted; null where they did not ask for it',
        response: responseShapes(200, DeletionAnswer),
      },
    },
    async (request) => ({ success: true as const, ...(await readDeletion(context, viewerOf(request))) }),
  );

  app.post(
    '/user/deletion',
    {
      onRequest,
      config: { failed, event: 'deletion.requested' },
      schema: {
        summary: 'Ask for the deletion of one’s own account in 14 days, and say what becomes of its posts',
        body: DeletionRequest,
        response: responseShapes(200, DeletionChanged),
      },
    },
    async (request) => {
      const by = viewerOf(request);
      await requireFreshCheck(context, by, 'everyone');
      const state = await requestDeletion(context, by, request.body.posts);
      return { success: true as const, ...state, user: await readUser(context, by.id) };
    },
  );

  app.delete(
    '/user/deletion',
    {
      onRequest,
      config: { failed: 'Update failed.', event: 'deletion.cancelled' },
      schema: { summary: 'Keep the account after all', response: responseShapes(200, DeletionChanged) },
    },
    async (request) => {
      const by = viewerOf(request);
      const state = await cancelDeletion(context, by);
      return { success: true as const, ...state, user: await readUser(context, by.id), message: 'Your account stays.' };
    },
  );

  mailLinkRoutes(app, '/user/deletion/keep', {
    summary: 'A page for whoever wants to keep an account that is about to be deleted; it signs nobody in',
    event: 'deletion.cancelled',
    ask: sendKeepQuestion,
    answer: async (request, reply, token) =>
      sendKeepResult(reply, await keepByLink(context, token, request), context.webUrl),
  });
}
