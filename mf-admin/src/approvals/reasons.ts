/** What posts are usually sent back for, as the author reads it. */
const sentences = {
  names: 'It names a person or an account.',
  fact: 'A fact needs checking.',
  advertising: 'It reads like an ad.',
  unsafe: 'It links to something that is not safe to share.',
  other: '',
} as const;

export type Usual = keyof typeof sentences;

export const reasons: readonly { value: Usual; label: string }[] = [
  { value: 'names', label: 'It names a person or an account' },
  { value: 'fact', label: 'A fact needs checking' },
  { value: 'advertising', label: 'It reads like an ad' },
  { value: 'unsafe', label: 'It links to something that is not safe to share' },
  { value: 'other', label: 'Something else' },
];

/** The whole reason; empty while nothing was said. */
export const sentenceOf = (usual: Usual | undefined, words: string): string =>
  `${usual ? sentences[usual] : ''} ${words.trim()}`.trim();
