import type { FastifyReply } from 'fastify';
import { sendLinkAnswer, sendLinkQuestion } from '../mail/link-pages.ts';
import type { ReportResult } from './sign-in-report.ts';

const question = {
  title: 'Was this not you?',
  html: `<p>Somebody signed in to your account. If that was not you, press the button: every device is
signed out, yours too, and the password opens nothing any more. We mail you a code, and you choose a new one.</p>
<p>If it was you, close this page. Nothing has changed.</p>`,
  action: 'report',
  button: 'This was not me',
};

export const sendReportQuestion = (reply: FastifyReply, token: string): FastifyReply =>
  sendLinkQuestion(reply, question, token);

const results: Record<ReportResult, [status: number, title: string, sentence: string, text: string, path: string]> = {
  secured: [
    200,
    'Nobody is signed in any more',
    'The old password opens nothing. We have mailed you a code: choose a new password with it, one that you use nowhere else. No code after some minutes? Ask for another one on the next page.',
    'Choose a new password',
    '/reset-password',
  ],
  expired: [
    410,
    'This link has expired',
    'It worked for seven days. If somebody else is in your account, choose a new password now: every device is signed out by that.',
    'Choose a new password',
    '/forgot-password',
  ],
  unknown: [
    404,
    'This link does not work',
    'It may have been used already, or cut off in the mail. If somebody else is in your account, choose a new password now: every device is signed out by that.',
    'Choose a new password',
    '/forgot-password',
  ],
};

export function sendReportResult(reply: FastifyReply, result: ReportResult, webUrl: string): FastifyReply {
  const [status, title, sentence, text, path] = results[result];
  return sendLinkAnswer(reply, { status, title, sentence, link: { text, path } }, webUrl);
}
