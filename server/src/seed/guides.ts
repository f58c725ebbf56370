import type { Resource } from '@cyberharbour/shared-api/contract';

type Guide = Pick<Resource, 'title' | 'category' | 'link' | 'description'>;

/** The resource library: Australian guides that are maintained by those who wrote them. */
export const guides: readonly Guide[] = [
  {
    title: 'Understanding Phishing',
    category: 'Phishing',
    link: 'https://www.cyber.gov.au/threats/types-threats/phishing',
    description: 'The five tells of a fake message, with real examples from Australian inboxes.',
  },
  {
    title: 'Strong Password Guide',
    category: 'Passwords',
    link: 'https://www.cyber.gov.au/protect-yourself/securing-your-accounts/passphrases',
    description: 'Three words, one manager, a second step. How to set it up on any phone.',
  },
  {
    title: 'Social Engineering 101',
    category: 'Social Engineering',
    link: 'https://www.scamwatch.gov.au/types-of-scams',
    description: 'Why smart people get talked into things, and a sentence that gets you out.',
  },
  {
    title: 'Clean Up After Malware',
    category: 'Malware',
    link: 'https://www.cyber.gov.au/threats/types-threats/malware',
    description: 'What to unplug, who to ring, what to keep. Print it before you need it.',
  },
  {
    title: 'Spot a Fake Invoice',
    category: 'Phishing',
    link: 'https://www.cyber.gov.au/threats/types-threats/business-email-compromise',
    description: 'A wall poster for anyone who pays the bills.',
  },
  {
    title: 'Passkeys Without Tears',
    category: 'Passwords',
    link: 'https://www.cyber.gov.au/protect-yourself/securing-your-accounts/multi-factor-authentication',
    description: 'Log in with your face or finger. Nothing to remember, nothing to steal.',
  },
  {
    title: 'Report a Scam',
    category: 'Social Engineering',
    link: 'https://www.scamwatch.gov.au/report-a-scam',
    description: 'Ten minutes that warn the next person. What to write down, and where to send it.',
  },
  {
    title: 'When Someone Has Your Identity',
    category: 'Social Engineering',
    link: 'https://www.idcare.org/',
    description: 'Free help from people who do this every day: which documents to replace, and in which order.',
  },
  {
    title: 'Safer Online at Any Age',
    category: 'Passwords',
    link: 'https://www.esafety.gov.au/seniors',
    description: 'Short lessons for parents and grandparents, at their own pace, with someone to ring when stuck.',
  },
  {
    title: 'Ransomware: Ready Before It Comes',
    category: 'Malware',
    link: 'https://www.cyber.gov.au/threats/types-threats/ransomware',
    description: 'Backups that survive, a plan that fits on one page, and why paying rarely brings it all back.',
  },
  {
    title: 'Updates That Look After Themselves',
    category: 'Malware',
    link: 'https://www.cyber.gov.au/protect-yourself/securing-your-devices/how-update-your-device-and-software',
    description:
      'Turn on automatic updates once, on phone, computer and router, and find out what is too old for them.',
  },
  {
    title: 'Backups You Can Count On',
    category: 'Malware',
    link: 'https://www.cyber.gov.au/protect-yourself/securing-your-devices/how-back-up-your-files-and-devices',
    description: 'What to copy, how often, where to keep it, and how to try getting it back.',
  },
];
