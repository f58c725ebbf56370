import { Button, Checkbox, isPlainPress, Link } from '@cyberharbour/shared-ui';
import { QueueItem } from '@cyberharbour/shared-ui/queue';
import { timeInWords } from '@cyberharbour/shared-ui/time-in-words';
import { memo, useMemo, useState, type MouseEvent } from 'react';
import { hrefOf, type Waiting } from './waiting';

interface QueueRowProps {
  item: Waiting;
  /** It lies open beside. */
  isOpen: boolean;
  ticked: boolean;
  onTick: (key: string) => void;
  onOpen: (item: Waiting) => void;
  onApprove: (item: Waiting) => void;
}

const hour = 3_600_000;
/** How long it has been waiting, as of the time that its row was drawn. */
const waited = (since: string, now: number) => timeInWords(Math.max(0, now - Date.parse(since)) / hour);

/** One waiting item. A queue of hundreds is worked by key: only the rows that change are drawn again. */
export const QueueRow = memo(({ item, isOpen, ticked, onTick, onOpen, onApprove }: QueueRowProps) => {
  const [now] = useState(() => Date.now());
  const title = useMemo(
    () => (
      <Link
        href={hrefOf(item)}
        aria-current={isOpen || undefined}
        onClick={(event) => openHere(event, () => onOpen(item))}
      >
        {item.title}
      </Link>
    ),
    [item, isOpen, onOpen],
  );
  const approve = useMemo(
    () => (
      <Button tone="quiet" size="sm" aria-label={`Approve ${item.title}`} onClick={() => onApprove(item)}>
        Approve
      </Button>
    ),
    [item, onApprove],
  );
  const note = useMemo(
    () => (
      <>
        <bdi>{item.by}</bdi>, <time dateTime={item.createdAt}>{waited(item.createdAt, now)}</time>
      </>
    ),
    [item, now],
  );
  const tick = (
    <Checkbox label="" aria-label={`Select ${item.title}`} checked={ticked} onChange={() => onTick(item.key)} />
  );
  return (
    <QueueItem
      title={title}
      open={isOpen}
      note={note}
      actions={
        <>
          {tick}
          {approve}
        </>
      }
    />
  );
});

/** A plain click opens beside the queue; any other one is the browser's. */
function openHere(event: MouseEvent, open: () => void) {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  open();
}
