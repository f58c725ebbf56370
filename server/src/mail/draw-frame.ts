import { darkStyles, ink, paint } from './colours.ts';
import { drawFlags } from './draw-flags.ts';
import { answered, escapeHtml } from './letter.ts';

export const serif = "font-family:Georgia,'Times New Roman',serif";
export const plain = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const table = 'table role="presentation" border="0" cellpadding="0" cellspacing="0"';
/** A long word, or a long address, breaks rather than widen the page. */
export const breaks = 'overflow-wrap:break-word;word-break:break-word';

/** @param html what stands in it, escaped */
export const drawParagraph = (html: string) =>
  `<p ${ink('ink', `margin:0 0 16px;font-size:17px;line-height:27px;${plain};${breaks}`)}>${html}</p>`;
/** @param html as above, smaller */
export const drawNote = (html: string) =>
  `<p ${ink('quiet', `margin:0 0 8px;font-size:14px;line-height:21px;${plain};${breaks}`)}>${html}</p>`;
export const drawLink = (url: string, words: string) =>
  `<a href="${escapeHtml(url)}" ${ink('link', 'text-decoration:underline')}>${escapeHtml(words)}</a>`;

export const gap = '<div style="line-height:24px;font-size:1px">&nbsp;</div>';

const head = (subject: string) => `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<style>:root{color-scheme:light dark}${darkStyles}</style></head>`;

const banner = () => `<tr><td ${paint('sky', 'padding:22px 28px;border-radius:12px 12px 0 0')}>
<${table}><tr><td>${drawFlags()}</td><td ${ink('ink', `padding:0 0 0 12px;font-size:22px;line-height:26px;font-weight:700;${serif}`)}>CyberHarbour</td></tr></table></td></tr>
${(['sea1', 'sea2', 'sea3', 'sea4'] as const).map((sea) => `<tr><td height="5" ${paint(sea, 'height:5px;line-height:5px;font-size:1px')}>&nbsp;</td></tr>`).join('')}`;

interface Frame {
  subject: string;
  heading: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  /** HTML, between heading and line. */
  body: string;
  /** HTML, each a note below the line. */
  notes: readonly string[];
  webUrl: string;
}

/** Tables, attributes and styles of each element: the least that every mail program draws alike. */
export function drawFrame({ subject, heading, preview, body, notes, webUrl }: Frame): string {
  return `<!doctype html><html lang="en-AU" dir="ltr">${head(subject)}
<body ${paint('sand', 'margin:0')}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<${table} width="100%" ${paint('sand')}><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><${table} width="600"><tr><td><![endif]-->
<${table} width="100%" style="max-width:600px;text-align:left">${banner()}
<tr><td ${paint('sheet', 'padding:32px 28px 24px;border-radius:0 0 12px 12px')}>
<h1 ${ink('ink', `margin:0 0 20px;font-size:27px;line-height:33px;font-weight:700;${serif}`)}>${escapeHtml(heading)}</h1>
${body}
<${table} width="100%"><tr><td height="1" ${paint('line', 'height:1px;line-height:1px;font-size:1px')}>&nbsp;</td></tr></table>
<div style="line-height:16px;font-size:1px">&nbsp;</div>
${[...notes, answered].map(drawNote).join('')}
</td></tr>
<tr><td align="center" style="padding:18px 12px">${drawNote(drawLink(webUrl, 'CyberHarbour'))}</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}
