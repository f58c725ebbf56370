import { useCampaigns } from '@cyberharbour/shared-api';
import { Button, EmptyState, FilterChips, Grid, Loading, Note, Page, PageHead, Tools } from '@cyberharbour/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { CampaignCard } from './campaign-card';
import { filters, shownOf, typeOf, type Shown } from './filters';
import '../pages.css';

const counted = (total: number) => (total === 1 ? '1 campaign' : `${total} campaigns`);

export function Component() {
  const [search, setSearch] = useSearchParams();
  const choice = shownOf(search.get('type'));
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useCampaigns({ type: typeOf(choice) });
  const choose = (next: Shown) => setSearch(next === 'all' ? {} : { type: next }, { replace: true, preventScrollReset: true });
  const items = data?.items ?? [];
  return (
    <Page className="pub-page">
      <PageHead title="Campaigns" lede="Pick one, do the small thing it asks, tell one other person." />
      <Tools>
        <FilterChips label="Show" options={filters} value={choice} onChange={choose} />
        <Note role="status">{data ? counted(data.total) : ''}</Note>
      </Tools>
      {isPending ? <Loading lines={6}>Loading...</Loading> : null}
      {!isPending && items.length === 0 ? <EmptyState>There are no campaigns here yet.</EmptyState> : null}
      {items.length > 0 ? (
        <Grid role="region" aria-label="Campaign list">
          {items.map((campaign, place) => (
            <CampaignCard key={campaign._id} campaign={campaign} first={place === 0} />
          ))}
        </Grid>
      ) : null}
      {hasNextPage ? (
        <p className="pub-more">
          <Button tone="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </p>
      ) : null}
    </Page>
  );
}
