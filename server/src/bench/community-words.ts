const first = [
  'Mei',
  'Tom',
  'Priya',
  'Noor',
  'Ana',
  'Liam',
  'Zoë',
  'Ibrahim',
  'Grace',
  'Duc',
  'Marama',
  'Kofi',
  'Saoirse',
  'Aleksandra',
  'Warrun',
  'Jess',
  'Mohammed-Reza',
];
const last = [
  'Castellano',
  'Okafor',
  'Nair',
  'Haddad',
  'Lima',
  'O’Brien',
  'Quill',
  'Nguyen',
  'Tamihana',
  'Wójcik',
  'Papadopoulos-Hartigan',
  'Singh',
  'Burrumbuttock',
  'Li',
];
const beginnings = [
  'The invoice that was almost right',
  'Our till froze on a Saturday',
  'What I check before I click “pay”',
  'A parcel that nobody ordered',
  'The four minutes in which nobody asked anybody',
  'Two-step sign-in for a netball club',
  'Spot the phish',
  'Backups, on a Tuesday, with cake',
  'How the surf club got its page back',
  'A text from the tax office',
  'The password that was on the whiteboard',
];
const middles = [
  'and what we changed',
  'part two',
  'for a shop of three',
  'in the harbour',
  'on the wharf',
  'from the volunteers’ desk',
  'and why the bank rang back',
  'a checklist for the week before the long weekend, when everybody is tired and the ovens have been going since two',
];
const sentences = [
  'The message said the parcel was waiting and asked for a small fee, so we rang the shop instead.',
  'Nobody had been told that the account number was new, and nobody had asked.',
  'We wrote the number of the bank on the wall beside the phone, and it has stayed there.',
  'It took an afternoon, two cups of tea and a nephew who is good with routers.',
  'Read more at https://www.cyber.gov.au/report before you pay anybody.',
  'If it happens to you, say so early: a mistake reported early is a small one.',
];

const pick = (words: readonly string[], n: number) => words[n % words.length] ?? '';

export const nameOf = (n: number) => `${pick(first, n * 13)} ${pick(last, n * 5)}`;
export const titleOf = (n: number) => `${pick(beginnings, n * 5)}, ${pick(middles, n * 3)} (${n})`;

/** Three to eight short paragraphs. */
export const textOf = (n: number) =>
  Array.from({ length: 3 + (n % 6) }, (_, place) => pick(sentences, n + place)).join('\n\n');
