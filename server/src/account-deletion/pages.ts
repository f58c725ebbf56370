import type { FastifyReply } from 'fastify';
import { sendLinkAnswer, sendLinkQuestion } from '../mail/link-pages.ts';
import type { KeepResult } from './requests.ts';

const question = {
  title: 'Keep your account?',
  html: '<p>Your account is about to be deleted. One click, and it stays as it is, with all your posts. It signs nobody in.</p>',
  action: 'keep',
  button: 'Keep my account',
};

export const sendKeepQuestion = (reply: FastifyReply, token: string): FastifyReply =>
  sendLinkQuestion(reply, question, token);

const results: Record<KeepResult, [status: number, title: string, sentence: string, text: string, path: string]> = {
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
  return sendLinkAnswer(reply, { status, title, sentence, link: { text, path } }, webUrl);
}
