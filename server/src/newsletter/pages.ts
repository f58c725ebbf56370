import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../mail/letter.ts';
import { drawLogo } from '../http/logo.ts';
import type { LinkResult } from './newsletter.ts';

/** The product's colours, on a page that loads nothing. */
const style = `:root{color-scheme:light dark;--paper:#fbf8f0;--ink:#10303a;--sea:#0a5263;--on-sea:#fffefa;--light:#f4bd3c;--focus:#a31f66}
@media(prefers-color-scheme:dark){:root{--paper:#0b1f27;--ink:#f3eddf;--sea:#93d8dd;--on-sea:#0b1f27;--light:#f4c453;--focus:#f59acb}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:12vh 1.25rem 3rem}
.brand{display:flex;gap:.6rem;align-items:center;margin:0 0 2.5rem;font:600 1.35rem/1.2 Georgia,serif}
h1{margin:0 0 .75rem;font:600 2.25rem/1.15 Georgia,serif;text-wrap:balance}
p{margin:0 0 1.5rem}
a{color:var(--sea)}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:.375rem;background:var(--sea);color:var(--on-sea);cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media(forced-colors:active){button{border:2px solid}}`;
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

/** A page that works without script: whoever follows a link in a mail may be anywhere. */
function sendPage(reply: FastifyReply, status: number, title: string, body: string): FastifyReply {
  const html = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · CyberHarbour</title><style>${style}</style></head><body><main><p class="brand">${drawLogo('currentColor', 'var(--light)')}CyberHarbour</p><h1>${title}</h1>${body}</main></body></html>`;
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    .send(html);
}

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
