import { letterTopics, topicWords } from '@cyberharbour/shared-api/contract';
import type { FastifyReply } from 'fastify';
import { sendPage } from '../http/pages.ts';
import { escapeHtml } from '../mail/letter.ts';
import { sendLinkAnswer, sendLinkQuestion } from '../mail/link-pages.ts';
import type { LinkResult } from './newsletter.ts';
import type { Choice } from './topics.ts';

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

interface ShownChoice extends Choice {
  /** What became of a press of its button. */
  said?: 'saved' | 'nothing';
}

const formTo = (page: string, token: string, html: string) =>
  `<form method="post" action="${page}?token=${escapeHtml(encodeURIComponent(token))}">${html}</form>`;

/** One box for each topic, and a button that ends all of it. */
export function sendChoicePage(reply: FastifyReply, choice: ShownChoice, token: string): FastifyReply {
  const { topics, unsubscribeToken, said } = choice;
  const chosen = topics.map((topic) => topicWords[topic]).join('; ');
  const answer = {
    saved: `<p role="status"><strong>Saved.</strong> From now on: ${escapeHtml(chosen)}.</p>`,
    nothing: '<p role="alert"><strong>Nothing was saved.</strong> Tick at least one, or unsubscribe below.</p>',
  };
  const boxes = letterTopics.map((topic) => {
    const state = topics.includes(topic) ? ' checked' : '';
    const box = `<input type="checkbox" name="topic" value="${escapeHtml(topic)}"${state}>`;
    return `<p><label>${box} ${escapeHtml(topicWords[topic])}</label></p>`;
  });
  return sendPage(
    reply,
    said === 'nothing' ? 400 : 200,
    'Choose what comes',
    `${said === undefined ? '' : answer[said]}
${formTo('topics', token, `<fieldset><legend>Letters to this address</legend>${boxes.join('')}</fieldset><p><button>Save my choice</button></p>`)}
${formTo('unsubscribe', unsubscribeToken, '<button>Unsubscribe from everything</button>')}`,
  );
}
