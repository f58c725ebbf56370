import { topicSlug, type ResourceCategory } from '@cyberharbour/shared-api/contract';
import type { SignalLetter } from '@cyberharbour/shared-ui';

/** The flags that a ship would fly for the categories of the library, in their order. */
export const flags: Record<ResourceCategory, SignalLetter> = {
  Phishing: 'U',
  Passwords: 'Y',
  'Social Engineering': 'X',
  Malware: 'L',
};

export const categories = Object.keys(flags) as ResourceCategory[];

/** The category of an address; an unknown one is none. */
export const categoryOf = (slug: string | undefined): ResourceCategory | undefined =>
  categories.find((category) => topicSlug(category) === slug);
