/** Pieces that a page could take for its own, or that a parser, a font or a direction could trip over. */
export const hostilePieces = [
  '<script>alert(1)</script>',
  '</script>',
  '</title></textarea></style>',
  '<!--',
  '-->',
  ']]>',
  ' style="display:none" ',
  '&amp;&lt;&#x27;&nbsp;&nosuch;',
  '"\'`',
  '\u202E',
  '\u202C',
  '\u2066',
  '\u2069',
  '\u200F',
  'عربي',
  'עברית',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  'e\u0301\u0323',
  'Z\u0351\u036B\u0343',
  '𝒽𝒶𝓇𝒷ℴ𝓊𝓇',
  '\u2028',
  '\u2029',
  '\u00A0',
  '\u200B',
  '\uFEFF',
  '\r\n',
  '\r',
  '\n\n',
  '\t',
  '${danger}',
  '$&',
  '\\u003c',
  '%3Cscript%3E',
  'https://example.com/?a=1&b=<c>',
  'unbroken'.repeat(30),
  'invoice',
  'harbour',
];

/** A generator of numbers between 0 and 1 that gives the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param gaps how often a space comes between two pieces, from 0 to 1 */
export function composeText(pieces: readonly string[], random: () => number, length: number, gaps: number): string {
  let text = '';
  while (text.length < length)
    text += `${pieces[Math.floor(random() * pieces.length)] ?? ''}${random() < gaps ? ' ' : ''}`;
  // Not in the middle of a character that takes two units.
  return (
    text
      .slice(0, length)
      .replace(/[\uD800-\uDBFF]$/, '.')
      .trim() || 'Nothing'
  );
}

const compose = (random: () => number, length: number) => composeText(hostilePieces, random, length, 0.6);

/** The nth title and text of a seed: mostly short, every hundredth text of 100,000 characters. */
export const hostileTexts = (seed: number) => ({
  titleOf: (n: number) => {
    const random = createRandom(seed + 2 * n);
    return compose(random, 3 + Math.floor(random() * 157));
  },
  textOf: (n: number) => {
    const random = createRandom(seed + 2 * n + 1);
    return compose(random, n % 100 === 7 ? 100_000 : 20 + Math.floor(random() * 3000));
  },
});
