import { resourceCategories, type ResourceCategory } from '@cyberharbour/shared-api/contract';

const topicChoices = ['all', ...resourceCategories] as const;
export type TopicChoice = (typeof topicChoices)[number];

export const topicOptions = topicChoices.map((value) => ({ value, label: value === 'all' ? 'Everything' : value }));

/** The topic of an address; anything unknown is none. */
export const topicOf = (search: URLSearchParams): ResourceCategory | undefined =>
  resourceCategories.find((category) => category === search.get('topic'));

export const topicWord = (choice: TopicChoice): ResourceCategory | undefined => (choice === 'all' ? undefined : choice);
