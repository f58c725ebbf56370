import type { FastifyReply } from 'fastify';
import { sendLinkAnswer, sendLinkQuestion } from '../mail/link-pages.ts';
import type { KeepResult } from './email-change.ts';

const question = {
  title: 'Keep your email address',
  html: `<p>If you did not ask for a new email address, somebody else knows your password. One click: your account has this
address again, every device is signed out, and the old password opens nothing any more.</p>`,
  action: 'keep',
  button: 'This was not me',
};

export const sendKeepQuestion = (reply: FastifyReply, token: string): FastifyReply =>
  sendLinkQuestion(reply, question, token);

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

const link = { text: 'Choose a new password', path: '/forgot-password' };

export function sendKeepResult(reply: FastifyReply, result: KeepResult, webUrl: string): FastifyReply {
  const [status, title, sentence] = results[result];
  return sendLinkAnswer(reply, { status, title, sentence, link }, webUrl);
}
