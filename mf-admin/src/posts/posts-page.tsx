import { useListFilter } from '../list/use-list-filter';
import { useUndo } from '../list/use-undo';
import { orders } from './orders';
import type { PostKind, PostTypes } from './post-kind';
import { PostList } from './post-list';
import { usePosts, useStatusChange } from './use-posts';

interface Counted {
  byStatus?: Partial<Record<string, number>> | undefined;
  sentBack?: number | undefined;
}

const countsOf = (page: Counted | undefined) =>
  page?.byStatus && {
    ...page.byStatus,
    pending: (page.byStatus['pending'] ?? 0) - (page.sentBack ?? 0),
    'sent-back': page.sentBack ?? 0,
  };

/** Everything of one kind that was ever sent. */
export function PostsPage<Of extends PostTypes>({ kind }: { kind: PostKind<Of> }) {
  type Status = Of['status'];
  const filter = useListFilter();
  const words: readonly Status[] = kind.statuses.map(({ value }) => value);
  const chosen = filter.oneOf('status', [...words, 'sent-back']);
  // What was sent back is pending too, but waits for its author.
  const status = chosen === 'sent-back' ? words.find((each) => each === 'pending') : chosen;
  const sentBack = status === 'pending' ? chosen === 'sent-back' : undefined;
  const order = filter.oneOf('order', orders);
  const request = { q: filter.q, status, sentBack, order, from: filter.from, to: filter.to };
  const list = kind.useAll(request);
  const undo = useUndo();
  const { setting, setStatus } = useStatusChange(kind, undo);
  const download = kind.useDownload();
  return (
    <PostList
      kind={kind}
      filter={filter}
      shown={chosen}
      order={order}
      counts={countsOf(list.data?.first)}
      list={list}
      posts={usePosts(kind, list.data?.items)}
      setting={setting}
      onSet={setStatus}
      undo={undo}
      download={{ isPending: download.isPending, mutateAsync: () => download.mutateAsync(request) }}
    />
  );
}
