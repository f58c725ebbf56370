import type { Statistics } from '@cyberharbour/shared-api/contract';
import { Day, Link, ListHead, Note, Row } from '@cyberharbour/shared-ui';
import { formatCount } from '@cyberharbour/shared-ui/numbers';
import { Queue, QueueItem } from '@cyberharbour/shared-ui/queue';
import { useId } from 'react';

const word = { blog: 'Blog', campaign: 'Campaign' } as const;

/** What waits and since when, oldest first; each opens where it is decided. */
export function LongestWaiting({ waiting }: { waiting: Statistics['waiting'] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <ListHead title="Waiting longest" titleId={id} />
      {waiting.oldest.length > 0 ? (
        <Queue>
          {waiting.oldest.map(({ kind, _id, title, since }) => (
            <QueueItem
              key={_id}
              title={title}
              href={`/admin/approvals?${kind}=${_id}`}
              note={
                <>
                  {word[kind]}, since <Day at={since} withTime />
                </>
              }
            />
          ))}
        </Queue>
      ) : (
        <Note>Nothing waits.</Note>
      )}
      <Row className="adm-more">
        <Link href="/admin/blogs?status=pending">{formatCount(waiting.blogs, 'blog waits', 'blogs wait')}</Link>
        <Link href="/admin/campaigns?status=pending">
          {formatCount(waiting.campaigns, 'campaign waits', 'campaigns wait')}
        </Link>
      </Row>
    </section>
  );
}
