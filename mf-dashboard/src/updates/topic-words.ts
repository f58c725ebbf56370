import type { UpdateTopic } from '@cyberharbour/shared-api/contract';

/** What an update is about, and the title that it begins with. */
export const topicWords: Record<UpdateTopic, { label: string; title: string }> = {
  news: { label: 'News', title: '' },
  result: { label: 'What became of it', title: 'What became of it' },
  thanks: { label: 'Thanks to those who joined', title: 'Thank you' },
};
