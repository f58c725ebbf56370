import { darkStyles, ink, paint } from './colours.ts';
import { drawFlags } from './draw-flags.ts';
import { answered, escapeHtml, linesOf, type ReadyLetter } from './letter.ts';

const serif = "font-family:Georgia,'Times New Roman',serif";
const plain = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const mono = "font-family:Consolas,Menlo,'Courier New',monospace";
const table = 'table role="presentation" border="0" cellpadding="0" cellspacing="0"';
/** A long word, or a long address, breaks rather than widen the page. */
const breaks = 'overflow-wrap:break-word;word-break:break-word';

const linesToHtml = (text: string) => linesOf(text).map(escapeHtml).join('<br>');

const paragraph = (text: string) =>
  `<p ${ink('ink', `margin:0 0 16px;font-size:17px;line-height:27px;${plain};${breaks}`)}>${escapeHtml(text)}</p>`;
const note = (html: string) =>
  `<p ${ink('quiet', `margin:0 0 8px;font-size:14px;line-height:21px;${plain};${breaks}`)}>${html}</p>`;

const drawCode = (code: string) =>
  `<${table} width="100%"><tr><td align="center" ${paint('soft', 'padding:20px 12px;border-radius:6px')}>` +
  `<p ${ink('ink', `margin:0;font-size:36px;line-height:44px;font-weight:700;letter-spacing:6px;text-align:center;${mono}`)}>${escapeHtml(code)}</p></td></tr></table>${gap}`;

const drawQuote = ({ by, text }: NonNullable<ReadyLetter['quote']>) =>
  `${paragraph(`${by}:`)}<${table} width="100%"><tr><td width="4" ${paint('link', 'font-size:1px;line-height:1px')}>&nbsp;</td>` +
  `<td ${paint('soft', 'padding:14px 18px')}><p dir="auto" ${ink('ink', `margin:0;font-size:17px;line-height:27px;${serif};${breaks}`)}>${linesToHtml(text)}</p></td></tr></table>${gap}`;

const gap = '<div style="line-height:24px;font-size:1px">&nbsp;</div>';

/** The padding is the cell's, which every program keeps; the address is written out for those that keep no button. */
const drawButton = ({ text, url }: NonNullable<ReadyLetter['button']>) =>
  `<${table}><tr><td ${paint('beacon', 'padding:13px 26px;border-radius:6px')}>` +
  `<a href="${escapeHtml(url)}" ${ink('night', `font-size:17px;line-height:24px;font-weight:700;text-decoration:none;${plain}`)}>${escapeHtml(text)}</a></td></tr></table>` +
  `<div style="line-height:12px;font-size:1px">&nbsp;</div>${note(`It opens ${escapeHtml(url)}`)}${gap}`;

const head = (subject: string) => `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<style>:root{color-scheme:light dark}${darkStyles}</style></head>`;

const banner = () => `<tr><td ${paint('sky', 'padding:22px 28px;border-radius:12px 12px 0 0')}>
<${table}><tr><td>${drawFlags()}</td><td ${ink('ink', `padding:0 0 0 12px;font-size:22px;line-height:26px;font-weight:700;${serif}`)}>CyberHarbour</td></tr></table></td></tr>
${(['sea1', 'sea2', 'sea3', 'sea4'] as const).map((sea) => `<tr><td height="5" ${paint(sea, 'height:5px;line-height:5px;font-size:1px')}>&nbsp;</td></tr>`).join('')}`;

/** Tables, attributes and styles of each element: the least that every mail program draws alike. */
export function drawLetter(letter: ReadyLetter): string {
  const { subject, heading = subject, greeting, paragraphs, quote, code, button, closing = [], why, webUrl } = letter;
  return `<!doctype html><html lang="en-AU" dir="ltr">${head(subject)}
<body ${paint('sand', 'margin:0')}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? subject)}</div>
<${table} width="100%" ${paint('sand')}><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><${table} width="600"><tr><td><![endif]-->
<${table} width="100%" style="max-width:600px;text-align:left">${banner()}
<tr><td ${paint('sheet', 'padding:32px 28px 24px;border-radius:0 0 12px 12px')}>
<h1 ${ink('ink', `margin:0 0 20px;font-size:27px;line-height:33px;font-weight:700;${serif}`)}>${escapeHtml(heading)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${quote ? drawQuote(quote) : ''}${code ? drawCode(code) : ''}${button ? drawButton(button) : ''}
${closing.map(paragraph).join('\n')}
<${table} width="100%"><tr><td height="1" ${paint('line', 'height:1px;line-height:1px;font-size:1px')}>&nbsp;</td></tr></table>
<div style="line-height:16px;font-size:1px">&nbsp;</div>
${note(escapeHtml(why))}${note(answered)}
</td></tr>
<tr><td align="center" style="padding:18px 12px">${note(`<a href="${escapeHtml(webUrl)}" ${ink('link', 'text-decoration:underline')}>CyberHarbour</a>`)}</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}
