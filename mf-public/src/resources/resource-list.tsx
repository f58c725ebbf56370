import { useResources, type ResourceFilter } from '@cyberharbour/shared-api/resources';
import { Button, EmptyState, Grid, Note, Notice } from '@cyberharbour/shared-ui';
import { useFirstCards } from '../first-screen/below';
import { Becalmed } from '../list/becalmed';
import { CardSkeletons } from '../list/card-skeletons';
import { countInWords } from '../list/count-in-words';
import { ResourceCard } from './resource-card';

/** What the library has for these choices; the three of our own where it cannot be reached. */
export function ResourceList({ filter }: { filter: ResourceFilter }) {
  const { resources, fallback, isPending, isFetching, isPlaceholderData, refetch } = useResources(filter);
  const { shown, placeholder } = useFirstCards(resources);
  return (
    <>
      <Note className="pub-count" role="status">
        {countInWords({ data: { total: resources.length }, isPending }, 'guide', 'guides')}
      </Note>
      {fallback ? (
        <Notice>
          <p>We could not reach the whole library. These three are always here.</p>
          <Button tone="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </Notice>
      ) : null}
      {isPending ? <CardSkeletons className="pub-library" /> : null}
      {!isPending && resources.length === 0 ? (
        <EmptyState drawing={<Becalmed />}>Nothing in the library matches. Try another word, or All.</EmptyState>
      ) : null}
      <Grid className="pub-library" aria-busy={isPlaceholderData || undefined}>
        {shown.map((resource, place) => (
          <ResourceCard key={resource.id} resource={resource} first={place === 0} />
        ))}
      </Grid>
      {placeholder}
    </>
  );
}
