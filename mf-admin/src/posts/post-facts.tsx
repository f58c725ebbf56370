import { Day } from '@cyberharbour/shared-ui';

interface Timed {
  status: string;
  publishAt?: string | null | undefined;
}

/** When its author wants a post to go live, for the moderator who reads it. */
export const timeFacts = ({ publishAt }: Timed) =>
  publishAt == null ? [] : [{ name: 'To go live', value: <Day at={publishAt} withTime /> }];

/** In a row of a list, when it goes live: readers see nothing of it until then. */
export const GoesLive = ({ post: { status, publishAt } }: { post: Timed }) =>
  publishAt == null || status === 'archived' ? null : (
    <>
      {' '}
      · {status === 'pending' ? 'To go live' : 'Goes live'} <Day at={publishAt} withTime />
    </>
  );

/** What its author says that it is about. */
export const topicFacts = ({ topic }: { topic?: string | null | undefined }) =>
  topic == null ? [] : [{ name: 'Topic', value: topic }];
