import { PasswordChange, PasswordSet } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { setSessionCookie } from '../sessions/sessions.ts';
import { warnOfLeaked } from '../passwords/password-policy.ts';
import { changePassword } from './password-change.ts';

/** A new password by somebody who knows the one before; whoever does not gets a code by mail (`auth/recovery.ts`). */
export function passwordChangeRoutes(app: App, context: Context): void {
  app.put(
    '/user/password',
    {
      onRequest: context.guards.signedIn,
      config: { failed: 'Failed to change the password.', event: 'password.changed' },
      schema: {
        summary: 'Change the password with the current one; every other session of the account ends',
        body: PasswordChange,
        response: responseShapes(200, PasswordSet),
      },
    },
    async (request, reply) => {
      setSessionCookie(reply, await changePassword(context, viewerOf(request), request.body));
      const warning = await warnOfLeaked(request.body.newPassword);
      return { success: true as const, message: 'Password changed', warning };
    },
  );
}
