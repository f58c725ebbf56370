import type { FastifyReply } from 'fastify';
import { sendLinkAnswer, sendLinkQuestion } from '../mail/link-pages.ts';
import { type ConfirmResult, waitDays } from './confirm.ts';
import type { StopResult } from './stop.ts';

const confirmQuestion = {
  title: 'Is this your address?',
  html: `<p>Somebody asked for a way back into an account, and gave this address as theirs. If that was you, confirm it. If it
was not you, close this page.</p>`,
  action: 'confirm',
  button: 'This is my address',
};

const stopQuestion = {
  title: 'Stop the request?',
  html: `<p>Somebody asked us to give your account another email address. One click, and it stays as it is. It signs nobody
in.</p>`,
  action: 'stop',
  button: 'This was not me: stop it',
};

export const sendConfirmQuestion = (reply: FastifyReply, token: string): FastifyReply =>
  sendLinkQuestion(reply, confirmQuestion, token);

export const sendStopQuestion = (reply: FastifyReply, token: string): FastifyReply =>
  sendLinkQuestion(reply, stopQuestion, token);

type Page = [status: number, title: string, sentence: string, link: string, path: string];

const confirmed: Record<ConfirmResult, Page> = {
  confirmed: [
    200,
    'Your address is confirmed',
    `If the account is yours and your proofs were right, it gets this address in ${waitDays.proved} days. If not, an administrator looks at your request, and may ask you to show who you are; then it takes ${waitDays.reviewed} days more. We write to this address. Whoever reads the old one can stop it.`,
    'To CyberHarbour',
    '/',
  ],
  taken: [
    409,
    'This address has an account',
    'An account cannot get the address of another one. Log in to the one that you have, or ask again with another address.',
    'Login',
    '/login',
  ],
  expired: [410, 'This link has expired', 'It worked for a day. Ask again.', 'Ask again', '/recover-account'],
  unknown: [
    404,
    'This link does not work',
    'It may have been cut off in the mail. Copy the whole address, or ask again.',
    'Ask again',
    '/recover-account',
  ],
};

const stopped: Record<StopResult, Page> = {
  stopped: [
    200,
    'Your account stays as it is',
    'The request was stopped. Was it somebody who knows your password? Choose a new one now.',
    'Choose a new password',
    '/forgot-password',
  ],
  unknown: [
    404,
    'This link does not work',
    'The request is over, or the link was cut off in the mail. If your account has another address now, our email about that says how to take it back.',
    'Login',
    '/login',
  ],
};

const send = (reply: FastifyReply, [status, title, sentence, text, path]: Page, webUrl: string) =>
  sendLinkAnswer(reply, { status, title, sentence, link: { text, path } }, webUrl);

export const sendConfirmResult = (reply: FastifyReply, result: ConfirmResult, webUrl: string): FastifyReply =>
  send(reply, confirmed[result], webUrl);

export const sendStopResult = (reply: FastifyReply, result: StopResult, webUrl: string): FastifyReply =>
  send(reply, stopped[result], webUrl);
