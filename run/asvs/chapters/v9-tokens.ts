import { type Chapter, meet } from '../requirement.ts';

export const tokens: Chapter = {
  title: 'V9 Self-contained tokens',
  requirements: {
    '9.1.1': meet(
      'Tokens that carry data are verified by their signature or MAC first.',
      'Links of mails, tickets of pages, challenges and known devices carry a MAC that is compared in constant time; releases are signed.',
      'linkTokens',
      'tickets',
      'loginFlood',
    ),
    '9.1.2': meet(
      'Only listed algorithms are accepted.',
      'HMAC-SHA-256 and Ed25519, fixed in the code; a token names none.',
      'linkTokens',
      'releaseKeys',
    ),
    '9.1.3': meet(
      'Keys come from where we configured them.',
      'From the database, a setting, or the folder of the teams’ keys; a token names none.',
      'tickets',
      'releaseKeys',
    ),
    '9.2.1': meet(
      'A token counts in its time only.',
      'Each carries its end.',
      'linkTokens',
      'passkeyOnce',
      'trialPage',
    ),
    '9.2.2': meet('A token counts for its purpose only.', 'The purpose is under the MAC.', 'linkTokens', 'passkeyOnce'),
    '9.2.3': meet(
      'A token counts for its service only.',
      'API and pages share one key for tickets alone; all others are made and read by the API.',
      'tickets',
      'linkTokens',
    ),
    '9.2.4': meet(
      'A key that makes tokens for several services names each.',
      'No key does: link tokens, challenges and devices have their purpose in what is signed, and one audience.',
      'linkTokens',
      'passkeyOnce',
    ),
  },
};
