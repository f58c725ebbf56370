import { leastShown, type CampaignStep } from '@cyberharbour/shared-api/contract';
import { formatNumber } from '@cyberharbour/shared-ui/numbers';

/** Every step in the order in which it happens, as a heading. */
export const stepWords: Record<CampaignStep, string> = {
  seen: 'Seen',
  joined: 'Joined',
  done: 'Did it',
  'still-30': 'Still on after 30 days',
  'still-90': 'Still on after 90 days',
  'passed-on': 'Passed on',
};

const sources: Record<string, string> = {
  direct: 'Directly, or not known',
  home: 'Home page',
  link: 'Copied link',
  email: 'Mail',
  device: 'Shared from a device',
  card: 'Card on another site',
  poster: 'Poster',
  strip: 'Pull-off strip',
  calendar: 'Calendar',
  assessment: 'Assessment',
};

/** A source that this page does not know yet stands as the server names it. */
export const sourceWords = (source: string): string => sources[source] ?? source;

/** What is hidden is said in words: a dash would be read as none. */
export const countWords = (count: number | null): string =>
  count === null ? `Under ${leastShown}, or hidden` : formatNumber(count);
