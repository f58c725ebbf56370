import type { App, Context } from '../context.ts';
import { mailLinkRoutes } from '../mail/link-routes.ts';
import { sendReportQuestion, sendReportResult } from './pages.ts';
import { reportSignIn } from './sign-in-report.ts';

/** What the mail about a new device links to. It needs no session: whoever lost the account has none. */
export function signInReportRoutes(app: App, context: Context): void {
  mailLinkRoutes(app, '/auth/report', {
    summary: 'A page for whoever did not sign in: every session ends, and a code for a new password is mailed',
    event: 'login.reported',
    ask: sendReportQuestion,
    answer: async (request, reply, token) =>
      sendReportResult(reply, await reportSignIn(context, token, request), context.webUrl),
  });
}
