import { type Block, wordsOf } from '@cyberharbour/shared-api/contract';
import { readSpans } from './spans.ts';

/** Lines, signs and links of one text together; one that has more is drawn plain. */
const mostPieces = 4000;

/** A text without any of these has no marks: most have none, and this is all that they cost. */
const mayBeMark = /[*_[<\\]|^[^\S\n\r\u2028\u2029]*(?:[#>+-]|\d{1,3}[.)])/m;

interface Line {
  kind: Block['kind'];
  text: string;
  /** Of a step. */
  number?: number;
}

const escapedBeginning = /^(?:\\(?=[#>+-])|(\d{1,3})\\(?=[.)]))/;

/** What a line is, by its beginning, and the rest of it. */
function readLine(line: string): Line {
  const rest = (beginning: string) => line.slice(beginning.length).trim();
  const [hashes, level] = /^(#{1,3})[ \t]+/.exec(line) ?? [];
  if (hashes) return { kind: level === '###' ? 'subheading' : 'heading', text: rest(hashes) };
  const [point] = /^[-*+][ \t]+/.exec(line) ?? [];
  if (point) return { kind: 'list', text: rest(point) };
  const [step, number] = /^(\d{1,3})[.)][ \t]+/.exec(line) ?? [];
  if (step) return { kind: 'steps', text: rest(step), number: Number(number) };
  const [sign] = /^>[ \t]?/.exec(line) ?? [];
  if (sign) return { kind: 'quote', text: rest(sign) };
  return { kind: 'paragraph', text: line.replace(escapedBeginning, '$1') };
}

/** Whether a line goes on with the block before it. */
function goesOn(block: Block | undefined, { kind, number }: Line, afterBlank: boolean): block is Block {
  if (block?.kind !== kind) return false;
  if (kind === 'list') return true;
  if (kind === 'quote') return !afterBlank;
  return kind === 'steps' && number === (block.start ?? 1) + block.lines.length;
}

const isPlain = ({ kind, lines }: Block, line: string | undefined) =>
  kind === 'paragraph' &&
  lines[0]?.length === 1 &&
  Object.keys(lines[0][0] ?? {}).length === 1 &&
  lines[0][0]?.text === line;

/**
 * A text as what is drawn of it: headings, lists, steps, quotes, emphasis and links; each line break ends a paragraph.
 * @returns undefined for a text without marks, and for one that has too many
 */
export function formatText(text: string): Block[] | undefined {
  if (!mayBeMark.test(text)) return undefined;
  const blocks: Block[] = [];
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const budget = { pieces: mostPieces };
  let afterBlank = false;
  for (const written of lines) {
    const line = readLine(written);
    if (written === '' || line.text === '') {
      afterBlank ||= written === '';
      continue;
    }
    const spans = readSpans(line.text, budget);
    if (!spans) return undefined;
    const last = blocks.at(-1);
    if (goesOn(last, line, afterBlank)) last.lines.push(spans);
    else blocks.push(toBlock(line, spans, blocks));
    afterBlank = false;
  }
  const written = lines.filter((line) => line !== '');
  const hasNone = written.length === blocks.length && blocks.every((block, place) => isPlain(block, written[place]));
  return hasNone ? undefined : blocks;
}

function toBlock({ kind, number }: Line, spans: Block['lines'][number], blocks: readonly Block[]): Block {
  // A smaller heading needs one above it.
  const isFirst = kind === 'subheading' && !blocks.some((block) => block.kind === 'heading');
  return { kind: isFirst ? 'heading' : kind, lines: [spans], ...(number !== undefined && { start: number }) };
}

/** The words of a text without its marks, for whatever shows no looks: lists, feeds, cards, searches. */
export const plainWords = (text: string): string => wordsOf(text, formatText(text));
