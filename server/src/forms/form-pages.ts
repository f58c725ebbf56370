import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../mail/letter.ts';
import { sendPage } from '../http/pages.ts';

interface FormPage {
  status: number;
  title: string;
  /** The API's own sentence, and those of the fields. */
  sentences: readonly string[];
  /** Where the person goes on, and what the link says. */
  to: string;
  link: string;
  /** Asks for the code of a second step, and sends it there. */
  asksStep?: string | undefined;
  /** Asks for the code of the mail right here: the screen for it needs a script. */
  asksCode?: boolean | undefined;
}

const codeForm =
  '<form method="post" action="/verify-otp"><p><label>Your code <input name="otp" inputmode="numeric" autocomplete="one-time-code" required></label></p>' +
  '<p><button>Verify email</button></p></form>';

const stepForm = (action: string) =>
  `<form method="post" action="${escapeHtml(action)}"><p><label>Code of your app, or a recovery code <input name="code" autocomplete="one-time-code" required></label></p>` +
  '<p><button>Log in</button></p></form>';

/** The answer to a form that was sent without script. */
export const sendFormPage = (
  reply: FastifyReply,
  { status, title, sentences, to, link, asksCode, asksStep }: FormPage,
): FastifyReply =>
  sendPage(
    reply,
    status,
    escapeHtml(title),
    `${[...new Set(sentences)].map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('')}${asksCode ? codeForm : ''}${asksStep === undefined ? '' : stepForm(asksStep)}<p><a href="${escapeHtml(to)}">${escapeHtml(link)}</a></p>`,
  );
