import { drawLetter } from './draw-letter.ts';
import { answered, isolate, type Letter, linesOf, type ReadyLetter } from './letter.ts';

/** Both forms of a mail. */
export interface Words {
  text: string;
  html: string;
}

/** @param name whom it greets; undefined where it is not known @param webUrl the origin of the web site */
export function writeLetter(letter: Letter, name: string | undefined, webUrl: string): Words {
  const { button } = letter;
  const ready = {
    ...letter,
    greeting: name ? `Hello ${isolate(name)},` : 'Hello,',
    button: button && { ...button, url: new URL(button.url, webUrl).href },
    webUrl,
  };
  return { text: writeText(ready), html: drawLetter(ready) };
}

function writeText({ greeting, paragraphs, quote, code, button, closing = [], why, webUrl }: ReadyLetter): string {
  return [
    greeting,
    ...paragraphs,
    // Each line is marked: none of theirs passes for one of ours.
    ...(quote
      ? [
          `${quote.by}:`,
          linesOf(quote.text)
            .map((line) => `> ${line}`)
            .join('\n'),
        ]
      : []),
    ...(code ? [code] : []),
    ...(button ? [`${button.text}: ${button.url}`] : []),
    ...closing,
    `${why}\n${answered}`,
    `CyberHarbour\n${webUrl}`,
  ].join('\n\n');
}
