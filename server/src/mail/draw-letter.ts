import { ink, paint } from './colours.ts';
import { breaks, drawFrame, drawNote, drawParagraph, gap, plain, serif, table } from './draw-frame.ts';
import { escapeHtml, linesOf, type ReadyLetter } from './letter.ts';

const mono = "font-family:Consolas,Menlo,'Courier New',monospace";

const linesToHtml = (text: string) => linesOf(text).map(escapeHtml).join('<br>');

const paragraph = (text: string) => drawParagraph(escapeHtml(text));

const drawCode = (code: string) =>
  `<${table} width="100%"><tr><td align="center" ${paint('soft', 'padding:20px 12px;border-radius:6px')}>` +
  `<p ${ink('ink', `margin:0;font-size:36px;line-height:44px;font-weight:700;letter-spacing:6px;text-align:center;${mono}`)}>${escapeHtml(code)}</p></td></tr></table>${gap}`;

const drawQuote = ({ by, text }: NonNullable<ReadyLetter['quote']>) =>
  `${paragraph(`${by}:`)}<${table} width="100%"><tr><td width="4" ${paint('link', 'font-size:1px;line-height:1px')}>&nbsp;</td>` +
  `<td ${paint('soft', 'padding:14px 18px')}><p dir="auto" ${ink('ink', `margin:0;font-size:17px;line-height:27px;${serif};${breaks}`)}>${linesToHtml(text)}</p></td></tr></table>${gap}`;

/** The padding is the cell's, which every program keeps; the address is written out for those that keep no button. */
const drawButton = ({ text, url }: NonNullable<ReadyLetter['button']>) =>
  `<${table}><tr><td ${paint('beacon', 'padding:13px 26px;border-radius:6px')}>` +
  `<a href="${escapeHtml(url)}" ${ink('night', `font-size:17px;line-height:24px;font-weight:700;text-decoration:none;${plain}`)}>${escapeHtml(text)}</a></td></tr></table>` +
  `<div style="line-height:12px;font-size:1px">&nbsp;</div>${drawNote(`It opens ${escapeHtml(url)}`)}${gap}`;

/** A mail of one thing to do. */
export function drawLetter(letter: ReadyLetter): string {
  const { subject, heading = subject, greeting, paragraphs, quote, code, button, closing = [], why, webUrl } = letter;
  const body = `${[greeting, ...paragraphs].map(paragraph).join('\n')}
${quote ? drawQuote(quote) : ''}${code ? drawCode(code) : ''}${button ? drawButton(button) : ''}
${closing.map(paragraph).join('\n')}`;
  return drawFrame({ subject, heading, preview: paragraphs[0] ?? subject, body, notes: [escapeHtml(why)], webUrl });
}
