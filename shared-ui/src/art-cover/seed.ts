/** FNV-1a, 32 bits: the same title gives the same cover on every machine. */
export function hash(text: string) {
  let value = 2166136261;
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by for from how in is it its of on or our that the this to we what when why with you your i my do not'.split(
    ' ',
  ),
);

/**
 * What the hoist spells: the initials of the first four words that say something. Q, "healthy", when there are none.
 */
export function hoistLetters(title: string) {
  const words = title
    .normalize('NFD')
    .replace(/[^A-Za-z\s]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const telling = words.filter((word) => !stopWords.has(word.toLowerCase()));
  const letters = (telling.length > 1 ? telling : words).slice(0, 4).map((word) => word.charAt(0).toUpperCase());
  return letters.length > 0 ? letters : ['Q'];
}
