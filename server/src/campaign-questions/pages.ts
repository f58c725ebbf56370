import type { FastifyReply } from 'fastify';
import { sendLinkAnswer, sendLinkQuestion } from '../mail/link-pages.ts';
import type { QuestionResult } from './questions.ts';

const stillOn = [
  'Still on?',
  'One press, and you are counted among those who stayed with it.',
  'Yes, still on',
] as const;
const questions = {
  confirm: ['Shall we ask you?', 'Two short questions: after 30 days and after 90. Nothing else comes.', 'Yes, ask me'],
  stop: ['No more questions', 'One press, and your address is deleted.', 'Delete my address'],
  'confirm-thanks': [
    'Shall we send you the thanks?',
    'One mail when the campaign is over. Nothing else comes.',
    'Yes, send it',
  ],
  'stop-thanks': ['No thanks by mail', 'One press, and your address is deleted.', 'Delete my address'],
  'still-30': stillOn,
  'still-90': stillOn,
} as const;
export type QuestionPage = keyof typeof questions;

export function sendQuestionPage(reply: FastifyReply, which: QuestionPage, token: string): FastifyReply {
  const [title, sentence, button] = questions[which];
  return sendLinkQuestion(reply, { title, html: `<p>${sentence}</p>`, action: which, button }, token);
}

const results: Record<QuestionResult, [status: number, title: string, sentence: string]> = {
  confirmed: [200, 'We will ask you', 'After 30 days and after 90. Each mail says how to stop that.'],
  'thanks-confirmed': [
    200,
    'We will send you the thanks',
    'Once the organiser has written them. Then your address is deleted.',
  ],
  'thanks-stopped': [200, 'Your address is deleted', 'No mail comes.'],
  stopped: [200, 'Your address is deleted', 'No more questions come.'],
  counted: [200, 'Well done', 'You are counted among those who stayed with it, without your name.'],
  expired: [410, 'This link has expired', 'There is nothing left to answer, and your address is not stored any more.'],
  unknown: [404, 'This link does not work', 'It may have been cut off in the mail. Copy the whole address.'],
};

const link = { text: 'To the campaigns', path: '/campaigns' };

export function sendResultPage(reply: FastifyReply, result: QuestionResult, webUrl: string): FastifyReply {
  const [status, title, sentence] = results[result];
  return sendLinkAnswer(reply, { status, title, sentence, link }, webUrl);
}
