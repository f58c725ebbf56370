import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

interface Sheet {
  title: string;
  style: string;
  /** HTML, and no script. */
  body: string;
  /** Where pictures may come from. */
  pictures: string;
  /** Pages of other sites may show it. */
  isOpen?: boolean;
}

/** A page that loads nothing but a picture, and runs nothing: for paper, or inside the page of another site. */
export function sendSheet(reply: FastifyReply, { title, style, body, pictures, isOpen }: Sheet): FastifyReply {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src ${pictures}; base-uri 'none'; form-action 'none'; frame-ancestors ${isOpen ? '*' : "'none'"}`;
  if (isOpen) void reply.removeHeader('x-frame-options').header('cross-origin-resource-policy', 'cross-origin');
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
      'x-robots-tag': 'noindex',
    })
    .send(
      `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · CyberHarbour</title><style>${style}</style></head><body>${body}</body></html>`,
    );
}
