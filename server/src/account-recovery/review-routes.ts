import { Done, RecoveryApproval, RecoveryList } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { approveRecovery, type ApproveResult, listRecoveries, refuseRecovery } from './review.ts';
import { waitDays } from './confirm.ts';

const messages: Record<ApproveResult, string> = {
  started: `The ${waitDays.reviewed} days have begun. The old address can stop it.`,
  'second administrator needed': 'Noted. Another administrator has to make sure too.',
};

/** How administrators let members in who lost the mail of their account, or every second step. */
export function recoveryReviewRoutes(app: App, context: Context): void {
  const onRequest = context.guards.admin;
  const failed = 'Failed to load the requests.';
  const item = { of: 'recoveries', reach: 'every' } as const;

  app.get(
    '/admin/recoveries',
    {
      onRequest,
      config: { failed },
      schema: {
        summary: 'Members who ask for their account, oldest first',
        response: responseShapes(200, RecoveryList),
      },
    },
    async () => listRecoveries(context),
  );

  app.post(
    '/admin/recoveries/:id/approve',
    {
      onRequest,
      config: { failed: 'Update failed.', event: 'recovery.approved', item },
      schema: {
        summary: 'Say how one made sure who asks; the days begin once a second administrator did, where there is one',
        params: IdParams,
        body: RecoveryApproval,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      const result = await approveRecovery(context, viewerOf(request), request.params.id, request.body);
      return { success: true as const, message: messages[result] };
    },
  );

  app.post(
    '/admin/recoveries/:id/refuse',
    {
      onRequest,
      config: { failed: 'Update failed.', event: 'recovery.refused', item },
      schema: {
        summary: 'End a request, also while its days run',
        params: IdParams,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await refuseRecovery(context, viewerOf(request), request.params.id);
      return { success: true as const, message: 'The request was refused.' };
    },
  );
}
