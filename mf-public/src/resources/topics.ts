import type { ResourceCategory } from '@cyberharbour/shared-api/contract';
import type { SignalLetter } from '@cyberharbour/shared-ui';

interface Topic {
  slug: string;
  /** The flag that a ship would fly for it. */
  flag: SignalLetter;
}

/** The categories of the library, in their order. */
export const topics: Record<ResourceCategory, Topic> = {
  Phishing: { slug: 'phishing', flag: 'U' },
  Passwords: { slug: 'passwords', flag: 'Y' },
  'Social Engineering': { slug: 'social-engineering', flag: 'X' },
  Malware: { slug: 'malware', flag: 'L' },
};

export const categories = Object.keys(topics) as ResourceCategory[];

/** The category of an address; an unknown one is none. */
export const categoryOf = (slug: string | undefined): ResourceCategory | undefined =>
  categories.find((category) => topics[category].slug === slug);
