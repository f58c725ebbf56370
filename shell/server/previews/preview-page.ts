import { escapeHtml, openTag } from '../pages/html.ts';
import { hashSource } from '../pages/page-headers.ts';
import { describePreview, previewPath } from './preview-mark.ts';
import type { OpenPreview } from './read-previews.ts';

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:36em;margin:10vh auto;padding:0 1em}:root{color-scheme:light dark}' +
  'button{font:inherit;min-block-size:2.75em;padding:.25em 1em}';

export const previewPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${hashSource(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // A form sends its origin only to where a referrer may go.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cross-origin-opener-policy': 'same-origin',
};

const page = (title: string, content: string) =>
  `<!doctype html>\n<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · CyberHarbour</title><style>${style}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>\n`;

/** What a link shows first: opening it changes nothing until a person says so. */
export const composePreviewPage = ({ preview, token }: OpenPreview) =>
  page(
    'Show a preview?',
    `<p>Somebody who releases this part of CyberHarbour sent you a preview: ${escapeHtml(describePreview(preview))}.</p>` +
      `<p>This browser then shows it in the place of the live one, with your own account and your own data. Nobody reviewed it yet: open it only if you know who sent it.</p>` +
      `<form method="post" action="${previewPath}">${openTag('input', { type: 'hidden', name: 'token', value: token })}<button>Show the preview</button></form>` +
      `<p><a href="/">Go to CyberHarbour as it is</a></p>`,
  );

/** @param reason why a link shows nothing */
export const composeEndedPage = (reason: string) =>
  page('There is no preview here', `<p>${escapeHtml(reason)}</p><p><a href="/">Go to CyberHarbour</a></p>`);
