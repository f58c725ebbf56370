import type { FastifyReply } from 'fastify';
import { sendPage } from '../http/pages.ts';
import { escapeHtml } from '../mail/letter.ts';
import type { KeepResult } from './email-change.ts';

/** Following a link changes nothing yet: mail programs follow links too, to look at them. */
export const sendKeepQuestion = (reply: FastifyReply, token: string): FastifyReply =>
  sendPage(
    reply,
    200,
    'Keep your email address',
    `<p>If you did not ask for a new email address, somebody else knows your password. One click: your account has this
address again, every device is signed out, and the old password opens nothing any more.</p>
<form method="post" action="keep?token=${escapeHtml(encodeURIComponent(token))}"><button>This was not me</button></form>`,
  );

const results: Record<KeepResult, [status: number, title: string, sentence: string]> = {
  returned: [
    200,
    'Your account is yours again',
    'Every device was signed out. Now choose a new password: we send a code to this address.',
  ],
  expired: [410, 'This link has expired', 'It worked for seven days. Answer the email that it came with, and we help.'],
  unknown: [
    404,
    'This link does not work',
    'It may have been used already, or cut off in the mail. Copy the whole address, or choose a new password.',
  ],
};

export function sendKeepResult(reply: FastifyReply, result: KeepResult, webUrl: string): FastifyReply {
  const [status, title, sentence] = results[result];
  const link = `<a href="${escapeHtml(webUrl)}/forgot-password">Choose a new password</a>`;
  return sendPage(reply, status, title, `<p>${sentence}</p><p>${link}</p>`);
}
