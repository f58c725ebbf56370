import type { Topic } from '../src/art-cover/scenes.ts';

/** What the seed shows, and what each is about. */
export const demoCovers: readonly (readonly [title: string, topic: Topic])[] = [
  ['The invoice that was almost right', 'Phishing'],
  ['Three words beat one clever password', 'Passwords'],
  ['When “the bank” rings your mum', 'Social Engineering'],
  ['Our till froze on a Saturday', 'Malware'],
  ['Club emails: who still has the keys?', 'Community'],
  ['Quiet ways to secure a home office', 'Business'],
  ['Pause before you pay', 'Business'],
  ['Two-step Tuesday', 'Passwords'],
  ['Scam-safe seniors morning', 'Social Engineering'],
  ['Back up by Friday', 'Malware'],
  ['Know your sender', 'Phishing'],
  ['Street-by-street router check', 'Community'],
  ['Understanding Phishing', 'Phishing'],
  ['Strong Password Guide', 'Passwords'],
  ['Social Engineering 101', 'Social Engineering'],
  ['Clean Up After Malware', 'Malware'],
  ['Spot a Fake Invoice', 'Phishing'],
  ['Passkeys Without Tears', 'Passwords'],
  ['Report a Scam', 'Social Engineering'],
  ['When Someone Has Your Identity', 'Social Engineering'],
  ['Safer Online at Any Age', 'Passwords'],
  ['Ransomware: Ready Before It Comes', 'Malware'],
  ['Updates That Look After Themselves', 'Malware'],
  ['Backups You Can Count On', 'Malware'],
];
