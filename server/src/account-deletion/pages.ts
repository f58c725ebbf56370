import type { FastifyReply } from 'fastify';
import { sendPage } from '../http/pages.ts';
import { escapeHtml } from '../mail/letter.ts';
import type { KeepResult } from './requests.ts';

/** Following a link changes nothing yet: mail programs follow links too, to look at them. */
export const sendKeepQuestion = (reply: FastifyReply, token: string): FastifyReply =>
  sendPage(
    reply,
    200,
    'Keep your account?',
    `<p>Your account is about to be deleted. One click, and it stays as it is, with all your posts. It signs nobody in.</p>
<form method="post" action="keep?token=${escapeHtml(encodeURIComponent(token))}"><button>Keep my account</button></form>`,
  );

const results: Record<KeepResult, [status: number, title: string, sentence: string, link: string, path: string]> = {
  stays: [
    200,
    'Your account stays',
    'It is not deleted. Was it somebody else who asked for that? Then they know your password: choose a new one now.',
    'Choose a new password',
    '/forgot-password',
  ],
  unknown: [
    404,
    'This link does not work',
    'It was used already, it was cut off in the mail, or the account was deleted. If you can still log in, your account is there.',
    'Login',
    '/login',
  ],
};

export function sendKeepResult(reply: FastifyReply, result: KeepResult, webUrl: string): FastifyReply {
  const [status, title, sentence, text, path] = results[result];
  return sendPage(reply, status, title, `<p>${sentence}</p><p><a href="${escapeHtml(webUrl)}${path}">${text}</a></p>`);
}
