import type { FastifyReply } from 'fastify';
import { sendPage } from '../http/pages.ts';
import { escapeHtml } from './letter.ts';

interface Question {
  title: string;
  /** What the button does, as HTML. */
  html: string;
  /** Last segment of the page's address, which the button posts to. */
  action: string;
  button: string;
}

/** Asks with one button. Following a link changes nothing yet: mail programs follow links too, to look at them. */
export const sendLinkQuestion = (
  reply: FastifyReply,
  { title, html, action, button }: Question,
  token: string,
): FastifyReply =>
  sendPage(
    reply,
    200,
    title,
    `${html}
<form method="post" action="${action}?token=${escapeHtml(encodeURIComponent(token))}"><button>${button}</button></form>`,
  );

export interface LinkAnswer {
  status: number;
  title: string;
  sentence: string;
  /** The way on: a path of the web site. */
  link: { text: string; path: string };
}

/** Says what became of a press of that button. */
export const sendLinkAnswer = (
  reply: FastifyReply,
  { status, title, sentence, link }: LinkAnswer,
  webUrl: string,
): FastifyReply =>
  sendPage(
    reply,
    status,
    title,
    `<p>${sentence}</p><p><a href="${escapeHtml(webUrl)}${link.path}">${link.text}</a></p>`,
  );
