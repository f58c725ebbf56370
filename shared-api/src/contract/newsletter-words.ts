// Apart from the schemas: a page that shows these words need not load what checks them.
import { resourceCategories, type ResourceCategory } from './resource-words.ts';

/** What a letter may be for, and what a subscriber may choose. */
export const letterTopics = ['monthly', 'alerts', ...resourceCategories] as const;
export type LetterTopic = (typeof letterTopics)[number];

const aboutCategory = (category: ResourceCategory) => `News about ${category.toLowerCase()}`;

export const topicWords: Record<LetterTopic, string> = {
  monthly: 'One letter a month',
  alerts: 'Alerts: what is going around right now',
  Phishing: aboutCategory('Phishing'),
  Passwords: aboutCategory('Passwords'),
  'Social Engineering': aboutCategory('Social Engineering'),
  Malware: aboutCategory('Malware'),
};

/** What a subscriber agrees to; stored with the subscription, word for word. */
export const newsletterConsent =
  'I agree to receive the CyberHarbour newsletter by email. I can unsubscribe at any time.';

/** The same words for a new address, one that waits and one that is subscribed: nobody learns who reads it. */
export const newsletterAsked = 'Check your inbox: we sent a link to confirm your subscription.';
