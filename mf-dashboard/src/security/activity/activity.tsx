import { sentence } from '@cyberharbour/shared-api';
import { useActivity } from '@cyberharbour/shared-api/security';
import { Day, ErrorState, Loading } from '@cyberharbour/shared-ui';
import { Item, ItemList } from '@cyberharbour/shared-ui/item-list';
import { LoadMore } from '@cyberharbour/shared-ui/load-more';
import { SecuritySection } from '../security-section';
import { sayWhat, sayWhere } from './activity-words';

/** What happened on the account, so that its member sees what was not theirs. */
export function Activity() {
  const { data, error, isPending, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useActivity();
  const { items = [], total = 0 } = data ?? {};
  return (
    <SecuritySection
      title="What happened lately"
      lede="The last 90 days of your account. Was something not you? Change your password."
    >
      {isPending ? <Loading lines={3}>Loading...</Loading> : null}
      {error && !data ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {sentence(error, 'Failed to load what happened lately.')}
        </ErrorState>
      ) : null}
      {data && items.length === 0 ? <p>Nothing happened in the last 90 days.</p> : null}
      {items.length > 0 ? (
        <>
          <ItemList>
            {items.map((entry) => (
              <Item
                key={entry._id}
                title={sayWhat(entry)}
                note={
                  <>
                    <Day at={entry.createdAt} withTime />
                    {sayWhere(entry)}
                  </>
                }
              />
            ))}
          </ItemList>
          <LoadMore
            shown={items.length}
            total={total}
            busy={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
            failed={isFetchNextPageError ? sentence(error, 'Failed to load what happened lately.') : undefined}
          />
        </>
      ) : null}
    </SecuritySection>
  );
}
