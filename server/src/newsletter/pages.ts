import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../mail/letter.ts';
import { sendPage } from '../http/pages.ts';
import type { LinkResult } from './newsletter.ts';

const questions = {
  confirm: [
    'Confirm your subscription',
    'One click, and the CyberHarbour newsletter comes to your inbox.',
    'Confirm my subscription',
  ],
  unsubscribe: ['Unsubscribe', 'One click, and no more newsletters come to this address.', 'Unsubscribe'],
} as const;

/** Following a link changes nothing yet: mail programs follow links too, to look at them. */
export function sendQuestionPage(reply: FastifyReply, which: keyof typeof questions, token: string): FastifyReply {
  const [title, sentence, button] = questions[which];
  const action = escapeHtml(`${which}?token=${encodeURIComponent(token)}`);
  return sendPage(
    reply,
    200,
    title,
    `<p>${sentence}</p><form method="post" action="${action}"><button>${button}</button></form>`,
  );
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

export function sendResultPage(reply: FastifyReply, result: LinkResult, webUrl: string): FastifyReply {
  const [status, title, sentence] = results[result];
  return sendPage(
    reply,
    status,
    title,
    `<p>${sentence}</p><p><a href="${escapeHtml(webUrl)}/">To CyberHarbour</a></p>`,
  );
}
