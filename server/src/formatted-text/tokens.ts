import { type Address, hasFalseFace, readAddress, visibleWords } from './addresses.ts';

/** A line in pieces: words, signs that may begin or end an emphasis, links. */
export type Token =
  | { kind: 'words'; text: string }
  | { kind: 'sign'; text: string; opens: boolean; closes: boolean }
  | ({ kind: 'link'; text: string } & Address);

interface Piece {
  tokens: Token[];
  /** Where the line goes on. */
  end: number;
}

type Read = (line: string, at: number) => Piece | null;

/** Characters on either side that are read as one word with a link. */
const near = 100;

const ends = /[\s\p{P}\p{S}]$/u;
const begins = /^[\s\p{P}\p{S}]/u;

function match(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

const wordsOnly = (text: string): Token[] => [{ kind: 'words', text }];

function readEscaped(line: string, at: number): Piece | null {
  const next = line[at + 1] ?? '';
  return '*_[<'.includes(next) && next !== '' ? { tokens: wordsOnly(next), end: at + 2 } : null;
}

const run = /\*+|_+/y;
const usual = ['*', '**', '***', '_'];

/** A sign opens before a word and closes behind one; within a word, or in a longer row, it is only itself. */
function readSign(line: string, at: number): Piece {
  const text = match(run, line, at)?.[0] ?? '';
  const end = at + text.length;
  const [before, after] = [line.slice(Math.max(0, at - 2), at), line.slice(end, end + 2)];
  const opens = after !== '' && !/^\s/.test(after) && (before === '' || ends.test(before));
  const closes = before !== '' && !/\s$/.test(before) && (after === '' || begins.test(after));
  const isSign = usual.includes(text) && (opens || closes);
  return { tokens: isSign ? [{ kind: 'sign', text, opens, closes }] : wordsOnly(text), end };
}

// What comes between brackets holds none: each character is read for one beginning, and the time grows with the length.
const named = /\[([^[\]]{1,300})\]\(([^\s()[\]<>]*(?:\([^\s()[\]<>]*\)[^\s()[\]<>]*)*)\)/y;
const bare = /<((?:https?:\/\/|mailto:)[^\s<>[\]]+)>/iy;

/** What stands directly on either side of a link, so that it is read as one word with it. */
function readNeighbours(line: string, at: number, end: number): [before: string, after: string] {
  const before = line.slice(Math.max(0, at - near), at).replaceAll(/[*_\\]/g, '');
  const after = line.slice(end, end + near).replaceAll(/[*_\\]/g, '');
  return [before.slice(before.search(/\S*$/)), /^[^\s[<]*/.exec(after)?.[0] ?? ''];
}

function readNamed(line: string, at: number): Piece | null {
  const [whole = '', said = '', written = ''] = match(named, line, at) ?? [];
  const address = readAddress(written);
  if (!address) return null;
  const end = at + whole.length;
  const text = visibleWords(said) || address.host;
  const [before, after] = readNeighbours(line, at, end);
  if (!hasFalseFace(`${before}${text}${after}`, address.host))
    return { tokens: [{ kind: 'link', ...address, text }], end };
  // The words stay, and what can be pressed is named after the place that it leads to.
  return { tokens: [...wordsOnly(`${text} `), { kind: 'link', ...address, text: address.host }], end };
}

function readBare(line: string, at: number): Piece | null {
  const [whole = '', written = ''] = match(bare, line, at) ?? [];
  const address = readAddress(written);
  return address ? { tokens: [{ kind: 'link', ...address, text: address.host }], end: at + whole.length } : null;
}

const readers: Record<string, Read> = {
  '\\': readEscaped,
  '*': readSign,
  _: readSign,
  '[': readNamed,
  '<': readBare,
};
const special = /[\\*_[<]/g;

/** Pieces that one text may still have. */
export interface Budget {
  pieces: number;
}

/** In pieces: reading an address takes longer than words. */
const costOfLink = 8;

/**
 * A line as its pieces, in time that grows with its length alone.
 * @returns null where the budget does not reach
 */
export function readTokens(line: string, budget: Budget): Token[] | null {
  const tokens: Token[] = [];
  const add = (added: readonly Token[]) => {
    tokens.push(...added);
    budget.pieces -= added.at(-1)?.kind === 'link' ? costOfLink : added.length;
  };
  budget.pieces -= 1;
  for (let at = 0; at < line.length;) {
    const found = match(special, line, at);
    const start = found?.index ?? line.length;
    if (start > at) add(wordsOnly(line.slice(at, start)));
    if (budget.pieces < 0) return null;
    if (!found) break;
    // What turns out to be no mark is read on as a word.
    const piece = readers[found[0]]?.(line, start) ?? { tokens: wordsOnly(found[0]), end: start + 1 };
    add(piece.tokens);
    at = piece.end;
  }
  return tokens;
}
