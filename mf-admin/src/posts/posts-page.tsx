import { useCallback, useMemo } from 'react';
import { useListFilter } from '../list/use-list-filter';
import { orders } from './orders';
import type { PostKind, PostTypes } from './post-kind';
import { PostList } from './post-list';
import type { Post } from './post-row';

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
  const { mutate, isPending, variables } = kind.useSetStatus();
  const download = kind.useDownload();
  const items = list.data?.items;
  const posts = useMemo(
    () =>
      (items ?? []).map((post: Of['listed']) => ({
        ...post,
        badge: post.moderation?.sentBack ? ('rejected' as const) : post.status,
        status: kind.statusOf(post),
        note: kind.noteOf(post),
      })),
    [items, kind],
  );
  return (
    <PostList
      kind={kind}
      filter={filter}
      shown={chosen}
      order={order}
      counts={countsOf(list.data?.first)}
      list={list}
      posts={posts}
      setting={isPending && variables ? kind.changedBy(variables).map(({ _id }) => _id) : []}
      onSet={useCallback(
        (chosen: readonly Post<Status>[], to: Status) => mutate(kind.changeOf(chosen, to)),
        [mutate, kind],
      )}
      download={{ isPending: download.isPending, mutateAsync: () => download.mutateAsync(request) }}
    />
  );
}
