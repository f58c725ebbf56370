import type { FastifyReply } from 'fastify';
import { sendLinkAnswer, sendLinkQuestion } from '../mail/link-pages.ts';
import type { LinkResult } from './newsletter.ts';

const questions = {
  confirm: [
    'Confirm your subscription',
    'One click, and the CyberHarbour newsletter comes to your inbox.',
    'Confirm my subscription',
  ],
  unsubscribe: ['Unsubscribe', 'One click, and no more newsletters come to this address.', 'Unsubscribe'],
} as const;

export function sendQuestionPage(reply: FastifyReply, which: keyof typeof questions, token: string): FastifyReply {
  const [title, sentence, button] = questions[which];
  return sendLinkQuestion(reply, { title, html: `<p>${sentence}</p>`, action: which, button }, token);
}

const results: Record<LinkResult, [status: number, title: string, sentence: string]> = {
  subscribed: [200, 'You are subscribed', 'Thank you. A welcome letter is on its way; every letter says how to leave.'],
  left: [200, 'You are unsubscribed', 'No more newsletters come to this address. You can come back at any time.'],
  expired: [
    410,
    'This link has expired',
    'It worked for seven days. Ask for the newsletter again, and a new one comes.',
  ],
  unknown: [
    404,
    'This link does not work',
    'It may have been cut off in the mail. Copy the whole address, or ask for the newsletter again.',
  ],
};

const link = { text: 'To CyberHarbour', path: '/' };

export function sendResultPage(reply: FastifyReply, result: LinkResult, webUrl: string): FastifyReply {
  const [status, title, sentence] = results[result];
  return sendLinkAnswer(reply, { status, title, sentence, link }, webUrl);
}
