import { foldWord, wordsIn } from '../search/words.ts';

export const foldWords = (text: string): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(foldWord);

/** What was typed, as it is compared with titles and texts. */
export const foldSearch = (q: string): string[] => wordsIn(q).map(foldWord);

export const holdsAll = (searched: readonly string[], words: readonly string[]) =>
  searched.every((each) => words.some((word) => word.startsWith(each)));

/** How well a title answers, from 0 to 4: it is what was typed, begins with it, has its words, or their beginnings. */
export function scoreTitle(searched: readonly string[], title: string): number {
  const words = foldWords(title);
  const [typed, whole] = [searched.join(' '), words.join(' ')];
  if (whole === typed) return 4;
  if (whole.startsWith(typed)) return 3;
  if (searched.every((each) => words.includes(each))) return 2;
  return holdsAll(searched, words) ? 1 : 0;
}

const before = 50;
const most = 160;

/** Where the first of the words begins; 0 where none of them is. */
function findPlace(text: string, searched: readonly string[]): number {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu))
    if (holdsAll(searched.slice(0, 1), [foldWord(word)])) return index;
  return 0;
}

/** A piece of a text in one line, from a little before the first of the words on. Whole words only. */
export function cutAround(text: string, searched: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const place = findPlace(line, searched);
  const from = place <= before ? 0 : line.lastIndexOf(' ', place - before) + 1;
  const rest = line.slice(from);
  const end = rest.length <= most ? rest : `${rest.slice(0, rest.lastIndexOf(' ', most) || most)}…`;
  return from === 0 ? end : `…${end}`;
}
