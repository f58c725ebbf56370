import type { Resource } from '../contract/index';

/** What a reader gets when the library cannot be had: the first three of it, by name. */
export const fallbackResources: readonly Resource[] = [
  {
    id: 'fallback-phishing',
    title: 'Understanding Phishing',
    category: 'Phishing',
    link: 'https://www.cyber.gov.au/threats/types-threats/phishing',
    description: 'How scam emails and messages look, and what to do with one.',
    image: null,
  },
  {
    id: 'fallback-passwords',
    title: 'Strong Password Guide',
    category: 'Passwords',
    link: 'https://www.cyber.gov.au/protect-yourself/securing-your-accounts/passphrases',
    description: 'Passphrases that you can remember and nobody can guess.',
    image: null,
  },
  {
    id: 'fallback-social-engineering',
    title: 'Social Engineering 101',
    category: 'Social Engineering',
    link: 'https://www.scamwatch.gov.au/types-of-scams',
    description: 'The tricks that make good people hand over the keys.',
    image: null,
  },
];
