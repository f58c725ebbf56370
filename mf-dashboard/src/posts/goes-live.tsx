import { Day, Notice } from '@cyberharbour/shared-ui';

/** A post as far as its author says when it goes live. */
export interface Timed {
  status: string;
  publishAt?: string | null | undefined;
}

/** Approved, and nobody else reads it before its time. */
export const isScheduled = ({ status, publishAt }: Timed): boolean =>
  publishAt != null && (status === 'approved' || status === 'active');

/** Where it stands, for its author, in the row of a post that has a time. */
export function describeTime({ status, publishAt }: Timed) {
  if (publishAt == null) return undefined;
  const time = <Day at={publishAt} withTime />;
  if (isScheduled({ status, publishAt })) return <>Approved. Goes live on {time}. Edit it to change the time.</>;
  return status === 'pending' ? <>Waiting to be read. You chose that it goes live on {time}.</> : undefined;
}

/** The same above the form that changes it. */
export const GoesLiveNotice = ({ post }: { post: Timed }) =>
  post.publishAt != null && isScheduled(post) ? (
    <Notice>
      <p>
        Approved. Goes live on <Day at={post.publishAt} withTime />. Take the time out of the form to publish it at
        once.
      </p>
    </Notice>
  ) : null;
