import {
  type Block,
  type LetterPart,
  type LetterTopic,
  type Span,
  topicWords,
} from '@cyberharbour/shared-api/contract';
import { ink, paint } from '../mail/colours.ts';
import { breaks, drawFrame, drawLink, drawParagraph, gap, plain, serif, table } from '../mail/draw-frame.ts';
import { answered, escapeHtml, isolate, linesOf } from '../mail/letter.ts';
import { namePicture } from '../mail/mail-pictures.ts';
import type { Words } from '../mail/write-letter.ts';

/** All that a mail of a letter says; only the links of its reader differ. */
export interface LetterMail {
  subject: string;
  parts: readonly LetterPart[];
  code: string;
  webUrl: string;
  topics: readonly LetterTopic[];
  /** Null in a test, which nobody subscribed to. */
  reader: { unsubscribeUrl: string; topicsUrl: string } | null;
}

const heading = (html: string) =>
  `<h2 ${ink('ink', `margin:0 0 12px;font-size:21px;line-height:27px;font-weight:700;${serif};${breaks}`)}>${html}</h2>`;

/** Where a link leads is written beside it, as on the web site. */
const spanToHtml = ({ text, strong, emphasis, href, host }: Span) => {
  const words = href
    ? drawLink(href, text) + (host && host !== text ? ` (${escapeHtml(host)})` : '')
    : escapeHtml(text);
  const said = emphasis ? `<em>${words}</em>` : words;
  return strong ? `<strong>${said}</strong>` : said;
};
const spanToText = ({ text, href }: Span) => (href && href !== text ? `${text} (${href})` : text);

function signOf({ kind, start = 1 }: Block, place: number): string {
  if (kind === 'list') return '• ';
  return kind === 'steps' ? `${start + place}. ` : '';
}

const blocksOf = ({ text, blocks }: Extract<LetterPart, { kind: 'words' }>): readonly Block[] =>
  blocks ??
  linesOf(text)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', lines: [[{ text: line }]] }));

function drawBlock(block: Block): string {
  const isHeading = block.kind === 'heading' || block.kind === 'subheading';
  const html = block.lines
    .map((spans, place) => signOf(block, place) + spans.map(spanToHtml).join(''))
    .map(isHeading ? heading : drawParagraph)
    .join('\n');
  return block.kind === 'quote' ? box('link', html) : html;
}

const writeBlock = (block: Block) =>
  block.lines
    .map((spans, place) => signOf(block, place) + spans.map(spanToText).join(''))
    .map((line) => (block.kind === 'quote' ? `> ${line}` : line))
    .join(block.kind === 'list' || block.kind === 'steps' ? '\n' : '\n\n');

const box = (colour: 'link' | 'beacon', html: string) =>
  `<${table} width="100%"><tr><td width="4" ${paint(colour, 'font-size:1px;line-height:1px')}>&nbsp;</td>` +
  `<td ${paint('soft', 'padding:16px 18px 2px')}>${html}</td></tr></table>${gap}`;

const tipTitle = 'One thing to do';

/** What the frame leaves between its edges: a fine screen has twice the points for it. */
const widest = 544;

/** It comes with the mail: looking at it tells nobody. Where it is not shown, its words are. */
const drawPicture = ({ id, alt, width }: Extract<LetterPart, { kind: 'picture' }>) =>
  `<${table} width="100%"><tr><td><img src="${namePicture(id)}" width="${Math.min(widest, width)}" ` +
  `alt="${escapeHtml(isolate(alt))}" ${ink('ink', `max-width:100%;height:auto;font-size:17px;line-height:27px;${plain}`)}></td></tr></table>${gap}`;

function drawPart(part: LetterPart, webUrl: string): string {
  if (part.kind === 'words') return blocksOf(part).map(drawBlock).join('\n');
  if (part.kind === 'tip')
    return box('beacon', heading(tipTitle) + drawParagraph(linesOf(part.text).map(escapeHtml).join('<br>')));
  if (part.kind === 'picture') return drawPicture(part);
  const link = `<a href="${escapeHtml(webUrl + part.href)}" ${ink('link', `text-decoration:underline;${plain}`)}>${escapeHtml(isolate(part.title))}</a>`;
  return box('link', heading(link) + drawParagraph(escapeHtml(isolate(part.excerpt))));
}

function writePart(part: LetterPart, webUrl: string): string {
  if (part.kind === 'words') return blocksOf(part).map(writeBlock).join('\n\n');
  if (part.kind === 'tip') return `${tipTitle.toUpperCase()}\n${part.text}`;
  if (part.kind === 'picture') return `[Picture: ${isolate(part.alt)}]`;
  return `${isolate(part.title)}\n${isolate(part.excerpt)}\n${webUrl}${part.href}`;
}

const describeWhy = (topics: readonly LetterTopic[]) =>
  `You get this because you confirmed our newsletter at this address, and chose${topics.length > 1 ? ' one of these' : ''}: ` +
  `${topics.map((topic) => topicWords[topic]).join('; ')}.`;
const testWhy = 'This is a test: nobody else got it.';

/** Both forms of a mail. Nothing is loaded as it is read, and every link is the address that it names. */
export function drawMail({ subject, parts, code, webUrl, topics, reader }: LetterMail): Words {
  const archive = `${webUrl}/letters`;
  const codeLine = `The code of this letter is ${code}. Whether we really sent it, you read at`;
  const why = reader === null ? testWhy : describeWhy(topics);
  const [first] = parts;
  return {
    html: drawFrame({
      subject,
      heading: subject,
      preview: first?.kind === 'words' ? writePart({ kind: 'words', text: first.text }, webUrl) : subject,
      body: parts.map((part) => drawPart(part, webUrl)).join('\n'),
      notes: [
        escapeHtml(why),
        ...(reader === null
          ? []
          : [
              drawLink(reader.unsubscribeUrl, 'Unsubscribe with one click'),
              drawLink(reader.topicsUrl, 'Choose what comes'),
            ]),
        `${escapeHtml(codeLine)} ${drawLink(archive, archive)}`,
      ],
      webUrl,
    }),
    text: [
      subject,
      ...parts.map((part) => writePart(part, webUrl)),
      '--',
      reader === null
        ? why
        : `${why}\nUnsubscribe with one click: ${reader.unsubscribeUrl}\nChoose what comes: ${reader.topicsUrl}`,
      `${codeLine} ${archive}\n${answered}`,
      `CyberHarbour\n${webUrl}`,
    ].join('\n\n'),
  };
}
