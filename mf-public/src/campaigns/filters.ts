import type { CampaignType } from '@cyberharbour/shared-api/contract';

export const choices = ['all', 'business', 'individual'] as const;
export type Choice = (typeof choices)[number];

export const filters = [
  { value: 'all', label: 'All Campaigns' },
  { value: 'business', label: 'Business' },
  { value: 'individual', label: 'Individuals' },
] as const;

/** What a tab or a bookmark calls each. */
export const titles: Record<Choice, string> = {
  all: 'Campaigns',
  business: 'Campaigns by businesses',
  individual: 'Campaigns by individuals',
};

/** The filter of an address; anything unknown shows all. */
export const filterOf = (type: string | null): Choice => choices.find((one) => one === type) ?? 'all';

export const typeOf = (choice: Choice): CampaignType | undefined => (choice === 'all' ? undefined : choice);
