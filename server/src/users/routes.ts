import { AccountUpdate, UserAnswer } from '@cyberharbour/shared-api/contract';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { renewSession } from '../sessions/sessions.ts';
import type { App, Context } from '../context.ts';
import { readUser, refuseRole, updateAccount } from './users.ts';

/** What members ask about themselves. */
export function userRoutes(app: App, context: Context): void {
  const { signedIn } = context.guards;

  app.get(
    '/user/data',
    {
      onRequest: signedIn,
      config: { failed: 'Failed to load user.' },
      schema: { summary: 'The signed-in member', response: responseShapes(200, UserAnswer) },
    },
    async (request) => ({ success: true as const, user: await readUser(context, viewerOf(request).id) }),
  );

  app.put(
    '/user/update',
    {
      onRequest: signedIn,
      // A role one may not take is refused as such, whatever else is wrong with the form.
      preValidation: async (request) => refuseRole(viewerOf(request).role, roleOf(request.body)),
      config: { failed: 'Update failed.' },
      schema: {
        summary: 'Change name, e-mail or business details, or become a business',
        body: AccountUpdate,
        response: responseShapes(200, UserAnswer),
      },
    },
    async (request, reply) => {
      const by = viewerOf(request);
      const user = await updateAccount(context, by, request.body);
      if (user.role !== by.role) {
        request.events.push('role.changed');
        await renewSession(context.db, request, reply, context.clock());
      }
      if (request.body.currentPassword && user.pendingEmail) request.events.push('email.requested');
      return { success: true as const, user, message: 'Details updated' };
    },
  );
}

const roleOf = (body: unknown) => (typeof body === 'object' && body !== null && 'role' in body ? body.role : undefined);
