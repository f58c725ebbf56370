import { ListHead, Loading, Note } from '@cyberharbour/shared-ui';
import { LoadMore } from '@cyberharbour/shared-ui/load-more';
import { useId } from 'react';
import { useListFocus } from '../list/use-list-focus';
import { ListTable } from '../list/list-table';
import type { Undo } from '../list/use-undo';
import type { AnyKind } from '../posts/kinds';
import { columns } from '../posts/orders';
import { PostRow } from '../posts/post-row';
import { usePosts, useStatusChange } from '../posts/use-posts';

interface PostsOfProps {
  kind: AnyKind;
  authorId: string;
  undo: Undo;
}

/** What one account sent of one kind, newest first. */
export function PostsOf({ kind, authorId, undo }: PostsOfProps) {
  const id = useId();
  const section = useListFocus<HTMLElement>();
  const list = kind.useAll({ authorId });
  // A server of an earlier release answers with everybody's.
  const items = list.data?.items.filter((post) => kind.authorIdOf(post) === authorId);
  const posts = usePosts(kind, items);
  const { setting, setStatus } = useStatusChange(kind, undo);
  const total = list.hasNextPage ? (list.data?.total ?? 0) : posts.length;
  const state = list.data ? `${total}` : '';
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id}>
      <ListHead title={kind.title} titleId={id}>
        <Note>{state}</Note>
      </ListHead>
      {list.isPending ? <Loading lines={2}>Loading...</Loading> : null}
      {list.error && !list.data ? <Note>{`Failed to load ${kind.name}s.`}</Note> : null}
      {list.data && posts.length === 0 ? <Note>{`No ${kind.name}s yet.`}</Note> : null}
      {posts.length > 0 ? (
        <ListTable label={kind.title} columns={columns}>
          {posts.map((post) => (
            <PostRow
              key={post._id}
              kind={kind.name}
              post={post}
              statuses={kind.statuses}
              busy={setting.includes(post._id)}
              onSet={setStatus}
            />
          ))}
        </ListTable>
      ) : null}
      {list.hasNextPage ? (
        <LoadMore
          shown={posts.length}
          total={total}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </section>
  );
}
