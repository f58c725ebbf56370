import { Button, ButtonLink, EmptyState, ErrorState, ListHead, Loading, Notice } from '@cyberharbour/shared-ui';
import { ItemList } from '@cyberharbour/shared-ui/item-list';
import { useId, type ReactNode, type Ref } from 'react';

interface PostListProps {
  /** Takes the focus when a row, and the button that was pressed in it, are gone. */
  ref: Ref<HTMLElement>;
  title: string;
  add: { href: string; label: string };
  empty: string;
  loading: boolean;
  /** Why there is no list, and another try. */
  failure?: { text: string; busy: boolean; onRetry: () => void } | undefined;
  /** Why a post is still there. */
  notDeleted?: string | undefined;
  /** Above the rows: counts, search, filter. */
  tools: ReactNode;
  rows: ReactNode[];
  more?: { busy: boolean; onMore: () => void } | undefined;
}

/** The member's own posts of one kind. */
export function PostList({ ref, title, add, empty, loading, failure, notDeleted, tools, rows, more }: PostListProps) {
  const id = useId();
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id}>
      <ListHead title={title} titleId={id}>
        <ButtonLink tone="quiet" size="sm" href={add.href}>
          {add.label}
        </ButtonLink>
      </ListHead>
      {notDeleted === undefined ? null : (
        <Notice tone="danger" role="alert">
          <p>{notDeleted}</p>
        </Notice>
      )}
      {tools}
      {loading ? <Loading lines={3}>Loading...</Loading> : null}
      {failure ? (
        <ErrorState busy={failure.busy} onRetry={failure.onRetry}>
          {failure.text}
        </ErrorState>
      ) : null}
      {!loading && !failure && rows.length === 0 ? <EmptyState>{empty}</EmptyState> : null}
      {rows.length > 0 ? <ItemList>{rows}</ItemList> : null}
      {more ? (
        <Button tone="quiet" busy={more.busy} onClick={more.onMore}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}
