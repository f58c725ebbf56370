/** Numbers of a sketch. */
const size = 32;
/** Of 32 numbers, those that two versions of one page share at least. */
const leastAlike = 12;

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

const mix = (value: number, seed: number) => {
  const mixed = Math.imul(value ^ (seed * 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

/**
 * A short likeness of a text (MinHash over three words each): the share of numbers that two of them have in common is
 * about the share of the words that their texts have in common. A date, a counter or another teaser hardly show in it.
 */
export function makeSketch(words: string): string {
  const all = words.toLowerCase().split(' ');
  const least = new Uint32Array(size).fill(0xffffffff);
  for (let at = 0; at === 0 || at + 2 < all.length; at += 1) {
    const value = hash(all.slice(at, at + 3).join(' '));
    for (let seed = 0; seed < size; seed += 1) least[seed] = Math.min(least[seed] ?? 0, mix(value, seed + 1));
  }
  return Array.from(least, (each) => each.toString(36)).join(' ');
}

/** Whether a page says something else than it did. */
export function differsMuch(one: string, other: string): boolean {
  const before = one.split(' ');
  return other.split(' ').filter((each, place) => each === before[place]).length < leastAlike;
}
