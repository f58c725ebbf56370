import { Button, Checkbox, Day, EmptyState, Icon, ListHead, LoadMore, Loading, Queue, QueueItem } from '@cyberharbour/shared-ui';
import { Motif } from '@cyberharbour/shared-ui/art-motif';
import { useId } from 'react';
import type { GrowingList } from '../list/list-body';
import { useKeptFocus } from '../list/use-kept-focus';
import type { Selection } from '../list/use-selection';
import { hrefOf, type Waiting } from './waiting';

const number = new Intl.NumberFormat('en-AU');

interface PendingQueueProps {
  title: string;
  empty: string;
  items: readonly Waiting[];
  list: GrowingList;
  /** The item that lies open beside. */
  open: Waiting | undefined;
  selection: Selection;
  onApprove: (item: Waiting) => void;
}

/** What waits to be read, oldest first. A failure is an empty list, as the product says. */
export function PendingQueue({ title, empty, items, list, open, selection, onApprove }: PendingQueueProps) {
  const id = useId();
  const section = useKeptFocus<HTMLElement>();
  const total = list.hasNextPage ? (list.data?.total ?? 0) : items.length;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id}>
      <ListHead title={title} titleId={id}>
        <span className="ui-note">{total > 0 ? `${number.format(total)} waiting` : 'None waiting'}</span>
      </ListHead>
      {list.isPending ? <Loading lines={2}>Loading...</Loading> : null}
      {!list.isPending && items.length === 0 ? <EmptyState drawing={<Motif name="empty" />}>{empty}</EmptyState> : null}
      {items.length > 0 ? (
        <Queue>
          {items.map((item) => (
            <QueueItem
              key={item._id}
              title={item.title}
              href={hrefOf(item)}
              open={item.key === open?.key}
              note={
                <>
                  {item.by}, <Day at={item.createdAt} />
                </>
              }
              actions={
                <>
                  <Checkbox label="Select" aria-label={`Select ${item.title}`} checked={selection.has(item.key)} onChange={() => selection.toggle(item.key)} />
                  <Button tone="quiet" size="sm" aria-label={`Approve ${item.title}`} onClick={() => onApprove(item)}>
                    <Icon name="tick" /> Approve
                  </Button>
                </>
              }
            />
          ))}
        </Queue>
      ) : null}
      {list.hasNextPage ? <LoadMore shown={items.length} total={total} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} /> : null}
    </section>
  );
}
