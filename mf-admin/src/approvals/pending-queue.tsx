import type { PagedList } from '@cyberharbour/shared-api';
import { EmptyState, ListHead, Loading } from '@cyberharbour/shared-ui';
import { LoadMore } from '@cyberharbour/shared-ui/load-more';
import { Queue } from '@cyberharbour/shared-ui/queue';
import { Motif } from '@cyberharbour/shared-ui/art-motif';
import { formatNumber } from '@cyberharbour/shared-ui/numbers';
import { useEffect, useId } from 'react';
import { useListFocus } from '../list/use-list-focus';
import type { Selection } from '../list/use-selection';
import { QueueRow } from './queue-row';
import type { Waiting } from './waiting';

interface PendingQueueProps {
  title: string;
  empty: string;
  items: readonly Waiting[];
  list: PagedList;
  /** The item that lies open beside. */
  open: Waiting | undefined;
  /** The person went on to it: it comes into sight. */
  moved: boolean;
  selection: Selection;
  onOpen: (item: Waiting) => void;
  onApprove: (item: Waiting) => void;
}

/** What waits to be read, oldest first. A failure is an empty list, as the product says. */
export function PendingQueue({
  title,
  empty,
  items,
  list,
  open,
  moved,
  selection,
  onOpen,
  onApprove,
}: PendingQueueProps) {
  const id = useId();
  const section = useListFocus<HTMLElement>();
  useEffect(() => {
    if (moved) section.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' });
  }, [section, moved, open?.key]);
  const total = list.hasNextPage ? (list.data?.total ?? 0) : items.length;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id}>
      <ListHead title={title} titleId={id}>
        <span className="ui-note">{total > 0 ? `${formatNumber(total)} waiting` : 'None waiting'}</span>
      </ListHead>
      {list.isPending ? <Loading lines={2}>Loading...</Loading> : null}
      {!list.isPending && items.length === 0 ? <EmptyState drawing={<Motif name="empty" />}>{empty}</EmptyState> : null}
      {items.length > 0 ? (
        <Queue>
          {items.map((item) => (
            <QueueRow
              key={item._id}
              item={item}
              isOpen={item.key === open?.key}
              ticked={selection.has(item.key)}
              onTick={selection.toggle}
              onOpen={onOpen}
              onApprove={onApprove}
            />
          ))}
        </Queue>
      ) : null}
      {list.hasNextPage ? (
        <LoadMore
          shown={items.length}
          total={total}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </section>
  );
}
