import { AccountUpdate, UserAnswer } from '@cyberharbour/shared-api/contract';
import { answers } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import type { App, Parts } from '../context.ts';
import { readUser, refuseRole, updateAccount } from './users.ts';

/** What members ask about themselves. */
export function userRoutes(app: App, parts: Parts): void {
  const { signedIn } = parts.guards;

  app.get(
    '/user/data',
    {
      onRequest: signedIn,
      config: { failed: 'Failed to load user.' },
      schema: { summary: 'The signed-in member', response: answers(200, UserAnswer) },
    },
    async (request) => ({ success: true as const, user: await readUser(parts, viewerOf(request).id) }),
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
        response: answers(200, UserAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      user: await updateAccount(parts, viewerOf(request), request.body),
      message: 'Details updated',
    }),
  );
}

const roleOf = (body: unknown) => (typeof body === 'object' && body !== null && 'role' in body ? body.role : undefined);
