import { TabPanel, Tabs } from '@cyberharbour/shared-ui/tabs';
import { useMedia } from '@cyberharbour/shared-ui/use-media';
import { useId, useState, type ComponentProps } from 'react';
import { PendingQueue } from './pending-queue';
import type { useQueue } from './use-queue';

interface QueuesProps {
  queues: ReturnType<typeof useQueue>['queues'];
  /** What every queue gets. */
  shared: Omit<ComponentProps<typeof PendingQueue>, 'title' | 'empty' | 'items' | 'list'>;
}

/** Where queue and sheet stand side by side; the style sheet breaks at the same width. */
const wide = '(min-width: 68rem)';

const countOf = ({ items, list }: QueuesProps['queues'][number]) =>
  list.hasNextPage ? (list.data?.total ?? 0) : items.length;

/**
 * The queues of all kinds: one below the other where they fit, else in tabs with their counts. They stay the same
 * elements when the window changes, so that the row that has the focus does not lose it.
 */
export function Queues({ queues, shared }: QueuesProps) {
  const id = useId();
  const isWide = useMedia(wide, true);
  const [chosen, setChosen] = useState<string>();
  // The tab follows what lies open, until one is chosen.
  const shown = chosen ?? shared.open?.kind.name ?? queues[0]?.kind.name ?? '';
  return (
    <>
      {isWide ? null : (
        <Tabs
          id={id}
          label="What waits"
          tabs={queues.map((queue) => ({
            value: queue.kind.name,
            label: `${queue.kind.title} (${countOf(queue)})`,
          }))}
          value={shown}
          onChange={setChosen}
        />
      )}
      {queues.map(({ kind, items, list }) => (
        // A shell of a release before knows no plain panel: to it, each is the one that is shown.
        <TabPanel key={kind.name} tabsId={id} value={kind.name} shown={isWide ? kind.name : shown} plain={isWide}>
          <PendingQueue
            {...shared}
            items={items}
            list={list}
            title={`Pending ${kind.title}`}
            empty={`No ${kind.name}s awaiting approval.`}
          />
        </TabPanel>
      ))}
    </>
  );
}
