import { Button } from '@cyberharbour/shared-ui';

interface MoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** The next page of a list, while there is one. */
export const More = ({ list }: MoreProps) =>
  list.hasNextPage ? (
    <p>
      <Button tone="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Show more
      </Button>
    </p>
  ) : null;
