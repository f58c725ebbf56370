import formbody from '@fastify/formbody';
import { text } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import type { App, Context } from '../context.ts';
import { sendReportQuestion, sendReportResult } from './pages.ts';
import { reportSignIn } from './sign-in-report.ts';

const LinkQuery = z.object({ token: z._default(text().check(z.maxLength(200)), '') });

/** What the mail about a new device links to. It needs no session: whoever lost the account has none. */
export function signInReportRoutes(app: App, context: Context): void {
  void app.register(async (links: App) => {
    await links.register(formbody);
    const open = {
      config: { anyOrigin: true, failed: 'This link does not work.' },
      schema: {
        querystring: LinkQuery,
        produces: ['text/html'],
        summary: 'A page for whoever did not sign in: every session ends, and a code for a new password is mailed',
      },
    };
    links.get('/auth/report', open, async (request, reply) => sendReportQuestion(reply, request.query.token));
    links.post(
      '/auth/report',
      { ...open, config: { ...open.config, event: 'login.reported' } },
      async (request, reply) =>
        sendReportResult(reply, await reportSignIn(context, request.query.token, request), context.webUrl),
    );
  });
}
