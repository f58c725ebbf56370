import { Button, ButtonLink, EmptyState, ItemList, ListHead, Loading } from '@cyberharbour/shared-ui';
import { useId, type ReactNode } from 'react';

interface PostListProps {
  title: string;
  add: { href: string; label: string };
  empty: string;
  loading: boolean;
  rows: ReactNode[];
  more?: (() => void) | undefined;
}

/** The member's own posts of one kind. */
export function PostList({ title, add, empty, loading, rows, more }: PostListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <ListHead title={title} titleId={id}>
        <ButtonLink tone="quiet" size="sm" href={add.href}>
          {add.label}
        </ButtonLink>
      </ListHead>
      {loading ? <Loading lines={3}>Loading...</Loading> : null}
      {!loading && rows.length === 0 ? <EmptyState>{empty}</EmptyState> : null}
      {rows.length > 0 ? <ItemList>{rows}</ItemList> : null}
      {more ? (
        <Button tone="quiet" onClick={more}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}
