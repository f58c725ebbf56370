import { topicSlug, type ResourceCategory } from '@cyberharbour/shared-api/contract';

interface Guide {
  /** As the library names it. */
  title: string;
  category: ResourceCategory;
}

/** The guides of the library that help with an action. A test looks each of them up in the library. */
export const guides = {
  phishing: { title: 'Understanding Phishing', category: 'Phishing' },
  invoices: { title: 'Spot a Fake Invoice', category: 'Phishing' },
  passphrases: { title: 'Strong Password Guide', category: 'Passwords' },
  secondStep: { title: 'Passkeys Without Tears', category: 'Passwords' },
  pressure: { title: 'Social Engineering 101', category: 'Social Engineering' },
  reporting: { title: 'Report a Scam', category: 'Social Engineering' },
  malware: { title: 'Clean Up After Malware', category: 'Malware' },
  ransomware: { title: 'Ransomware: Ready Before It Comes', category: 'Malware' },
  updates: { title: 'Updates That Look After Themselves', category: 'Malware' },
  backups: { title: 'Backups You Can Count On', category: 'Malware' },
} as const satisfies Record<string, Guide>;
export type GuideName = keyof typeof guides;

interface Listed {
  title: string;
  slug?: string | null | undefined;
}

/**
 * The library, opened on one guide: its own link may change, and is maintained there. A guide of the site's own opens
 * itself, and where the library has it no longer, its topic does.
 */
export function readingOf(guide: Guide, library: readonly Listed[]): { name: string; address: string } {
  const found = library.find(({ title }) => title === guide.title);
  if (library.length > 0 && !found)
    return { name: `Guides: ${guide.category}`, address: `/resources/${topicSlug(guide.category)}` };
  return { name: `Guide: ${guide.title}`, address: found?.slug ? `/resources/${found.slug}` : addressOf(guide) };
}

const addressOf = ({ title, category }: Guide) =>
  `/resources/${topicSlug(category)}?${new URLSearchParams({ q: title }).toString()}`;
