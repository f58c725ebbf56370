import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { drawLogo } from './logo.ts';

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
fieldset{margin:0;padding:.5rem 1.25rem;border:1px solid;border-radius:.375rem}fieldset p{margin:0}fieldset+p{margin-top:1.5rem}
label{display:block;padding:.5rem 0;cursor:pointer}input{inline-size:1.25rem;block-size:1.25rem;vertical-align:text-bottom}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media(forced-colors:active){button{border:2px solid}}`;
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

/** A page that works without script: whoever follows a link in a mail may be anywhere. `title` and `body` are HTML. */
export function sendPage(reply: FastifyReply, status: number, title: string, body: string): FastifyReply {
  const html = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · CyberHarbour</title><style>${style}</style></head><body><main><p class="brand">${drawLogo('currentColor', 'var(--light)')}CyberHarbour</p><h1>${title}</h1>${body}</main></body></html>`;
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    .send(html);
}
