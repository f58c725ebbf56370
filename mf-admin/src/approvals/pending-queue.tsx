import { Button, Day, EmptyState, Icon, ListHead, Loading, Queue, QueueItem } from '@cyberharbour/shared-ui';
import { Motif } from '@cyberharbour/shared-ui/art-motif';
import { useId } from 'react';
import { More } from '../list/more';

interface Waiting {
  _id: string;
  title: string;
  by: string;
  createdAt: string;
}

interface PendingQueueProps {
  title: string;
  empty: string;
  items: readonly Waiting[];
  total: number;
  list: Parameters<typeof More>[0]['list'] & { isPending: boolean };
  /** The item that lies open beside. */
  openId: string | undefined;
  hrefOf: (id: string) => string;
  approving: string | undefined;
  onApprove: (id: string) => void;
}

/** What waits to be read, oldest first. */
export function PendingQueue({ title, empty, items, total, list, openId, hrefOf, approving, onApprove }: PendingQueueProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <ListHead title={title} titleId={id}>
        <span className="ui-note">{total > 0 ? `${total} waiting` : 'None waiting'}</span>
      </ListHead>
      {list.isPending ? <Loading lines={2}>Loading...</Loading> : null}
      {!list.isPending && items.length === 0 ? <EmptyState drawing={<Motif name="empty" />}>{empty}</EmptyState> : null}
      {items.length > 0 ? (
        <Queue>
          {items.map((item) => (
            <QueueItem
              key={item._id}
              title={item.title}
              href={hrefOf(item._id)}
              open={item._id === openId}
              note={
                <>
                  {item.by}, <Day at={item.createdAt} />
                </>
              }
              actions={
                <Button tone="quiet" size="sm" busy={approving === item._id} aria-label={`Approve ${item.title}`} onClick={() => onApprove(item._id)}>
                  <Icon name="tick" /> Approve
                </Button>
              }
            />
          ))}
        </Queue>
      ) : null}
      <More list={list} />
    </section>
  );
}
