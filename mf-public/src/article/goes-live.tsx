import { Day, Link, Notice } from '@cyberharbour/shared-ui';

interface GoesLiveProps {
  post: { status: string; publishAt?: string | null | undefined };
  /** Its form. */
  edit: string;
}

/** For its author and moderators, who alone read it yet: when everybody will. */
export const GoesLive = ({ post: { status, publishAt }, edit }: GoesLiveProps) =>
  publishAt == null || status === 'archived' ? null : (
    <Notice>
      <p>
        {status === 'pending' ? 'Not approved yet. To go live on ' : 'Approved. Goes live on '}
        <Day at={publishAt} withTime />. <Link href={edit}>Change the time</Link>
      </p>
    </Notice>
  );
