import { type Chapter, meet } from '../requirement.ts';

const data = 'docs/protection.md#data-by-its-sensitivity';

export const dataProtection: Chapter = {
  title: 'V14 Data protection',
  requirements: {
    '14.1.1': meet('Sensitive data is listed by level.', 'Three levels.', data),
    '14.1.2': meet('Each level has its protection written down.', 'Storage, answers, logs and how long.', data),
    '14.2.1': meet(
      'Secrets travel in bodies and headers, not in addresses.',
      'No session, password or code is in an address. Links of mails carry a token for one act, which asks before it acts, and their pages send no referrer.',
      'linkTokens',
      'headers',
      'ownSessions',
    ),
    '14.2.2': meet(
      'Nothing sensitive stays in caches of servers.',
      'Stored pages are those of visitors; answers of members are private or no-store.',
      'noSharing',
      'storedReads',
      'privateReads',
      'pageShared',
    ),
    '14.2.3': meet(
      'Sensitive data goes to no third party.',
      'No page loads anything from elsewhere: the policy forbids it.',
      'pagePolicy',
      'logSecrets',
    ),
    '14.2.4': meet(
      'The protection that is written down is there.',
      'Encrypted secrets, hashed tokens, silent logs, deletion.',
      'appSecret',
      'logSecrets',
      'accountErased',
    ),
    '14.3.1': meet(
      'Data is off the browser after the session.',
      'A logout, and a session that ended, take every private answer and the screen away.',
      'sessionLogout',
      'sessionGone',
    ),
    '14.3.2': meet(
      'Browsers do not store sensitive answers.',
      'no-store on what is private.',
      'privateReads',
      'headers',
    ),
    '14.3.3': meet(
      'Storage of the browser has no sensitive data.',
      'Drafts of posts and the fields of forms but passwords; no token.',
      'privateStores',
      'passwordNotStored',
    ),
  },
};
