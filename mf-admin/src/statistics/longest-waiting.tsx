import type { Statistics } from '@cyberharbour/shared-api/contract';
import { Day, Link, ListHead, Note, Row } from '@cyberharbour/shared-ui';
import { Queue, QueueItem } from '@cyberharbour/shared-ui/queue';
import { useId } from 'react';

const number = new Intl.NumberFormat('en-AU');
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
        <Link href="/admin/blogs?status=pending">{`${number.format(waiting.blogs)} ${waiting.blogs === 1 ? 'blog waits' : 'blogs wait'}`}</Link>
        <Link href="/admin/campaigns?status=pending">{`${number.format(waiting.campaigns)} ${waiting.campaigns === 1 ? 'campaign waits' : 'campaigns wait'}`}</Link>
      </Row>
    </section>
  );
}
