import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { moderatedKinds, type AnyModerated } from '../posts/kinds';
import { useDecisions } from './use-decisions';
import { toWaiting, type Waiting } from './waiting';

/** The queue of one kind, without what was decided here. */
function usePendingQueue(kind: AnyModerated, decided: ReadonlySet<string>) {
  const list = kind.usePending();
  const posts = list.data?.items;
  const items = useMemo(() => (posts ?? []).map((post) => toWaiting(kind, post)), [kind, posts]);
  return { kind, list, items: items.filter(({ key }) => !decided.has(key)) };
}

/** The queues of all kinds as one row of items, the one that lies open, and the way from one to the next. */
export function useQueue() {
  const [params, setParams] = useSearchParams();
  const [moved, setMoved] = useState(false);
  const [ahead, setAhead] = useState<{ from: string; id: string | null }>();
  const decisions = useDecisions();
  // eslint-disable-next-line react-hooks/rules-of-hooks -- the kinds of posts are the same in every render
  const queues = moderatedKinds.map((kind) => usePendingQueue(kind, decisions.decided));
  const items: Waiting[] = queues.flatMap((queue) => queue.items);

  // The address follows a little later: a second key in the meantime must not meet another item.
  const address = params.toString();
  if (ahead && ahead.from !== address) setAhead(undefined);
  const wanted =
    ahead?.from === address
      ? ahead.id
      : (moderatedKinds.map(({ name }) => params.get(name)).find((id) => id !== null) ?? null);
  const found = items.findIndex(({ _id }) => _id === wanted);
  // Without a choice, the one that waits longest lies open.
  const place = Math.max(found, 0);
  const open = items[place];
  const isLoaded = queues.every(({ list }) => !list.isPending && !list.hasNextPage);
  const isReading = wanted !== null;
  const wasMine = wanted !== null && [...decisions.decided].some((key) => key.startsWith(`${wanted} `));

  function show(item: Pick<Waiting, 'kind' | '_id'> | undefined) {
    setMoved(true);
    setAhead({ from: address, id: item?._id ?? null });
    // The first one that is opened can be left by Back; from there on, each takes the place of the one before.
    setParams(item ? { [item.kind.name]: item._id } : {}, { replace: isReading, preventScrollReset: true });
  }
  /** Further on, or back; at the end of what is loaded, more is. */
  function step(by: 1 | -1) {
    const next = items[place + by];
    const ended = [
      next?.kind === open?.kind ? undefined : queues.find(({ kind }) => kind === open?.kind),
      next ? undefined : queues.at(-1),
    ];
    const longer = by === 1 ? ended.find((queue) => queue?.list.hasNextPage) : undefined;
    if (longer) void longer.list.fetchNextPage();
    else if (next) show(next);
  }
  /** What is decided gives way to what comes after it, or before it at the end. */
  function leave(chosen: readonly Waiting[]) {
    const isChosen = (item: Waiting) => chosen.some(({ key }) => key === item.key);
    // Without a choice the next one lies open by itself; the focus goes along.
    if (!isReading) setMoved(true);
    else if (open && isChosen(open))
      show(
        items.slice(place).find((item) => !isChosen(item)) ?? items.slice(0, place).findLast((item) => !isChosen(item)),
      );
  }

  return {
    show,
    queues,
    items,
    open,
    /** One was chosen: a narrow screen shows it in place of the queues. */
    isReading,
    last: decisions.last,
    /** The person went on by key or by deciding: the focus goes along. */
    moved,
    /** What lay open was decided by somebody else. */
    isGone: wanted !== null && found < 0 && isLoaded && !wasMine,
    step,
    /** Something comes after what lies open. */
    hasNext: items[place + 1] !== undefined || queues.some(({ list }) => list.hasNextPage),
    approve: (chosen: readonly Waiting[]) => {
      leave(chosen);
      void decisions.approve(chosen);
    },
    sendBack: (item: Waiting, reason: string) => {
      leave([item]);
      void decisions.sendBack(item, reason);
    },
    undo: async () => {
      const first = await decisions.undo();
      if (first && isReading) show(first);
    },
  };
}
