const short = 10;
const few = 5;

/** Why a weak password is weak, and what helps. */
export function weakness(password: string): string {
  if (password.length < short)
    return 'Weak: it is short. Three or four ordinary words in a row are easier to keep and harder to guess.';
  if (new Set(password.toLowerCase()).size < few)
    return 'Weak: it repeats the same few characters. Three or four ordinary words do better.';
  return 'Weak: most of it is what everybody tries first. Three or four words that are yours do better.';
}
