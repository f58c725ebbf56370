import { useResources } from '@cyberharbour/shared-api';
import type { ResourceCategory } from '@cyberharbour/shared-api/contract';
import { Button, CoverImage, EmptyState, Note, Notice, Skeleton } from '@cyberharbour/shared-ui';
import { found } from '../list/found';
import { ResourceCard } from './resource-card';

const places = [1, 2, 3, 4, 5, 6];

const ResourceSkeletons = () => (
  <div className="pub-shelf pub-waiting" aria-hidden="true">
    {places.map((place) => (
      <div key={place} className="pub-resource">
        <CoverImage />
        <div className="pub-resource__body">
          <Skeleton lines={4} />
        </div>
      </div>
    ))}
  </div>
);

/** What the library has for these words; the three of our own where it cannot be reached. */
export function ResourceList({ category, q }: { category: ResourceCategory | undefined; q: string | undefined }) {
  const { resources, fallback, isPending, isFetching, isPlaceholderData, refetch } = useResources({ category, q });
  return (
    <>
      <Note className="pub-count" role="status">
        {found({ data: { total: resources.length }, isPending }, 'guide', 'guides')}
      </Note>
      {fallback ? (
        <Notice>
          <p>We could not reach the whole library. These three are always here.</p>
          <Button tone="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </Notice>
      ) : null}
      {isPending ? <ResourceSkeletons /> : null}
      {!isPending && resources.length === 0 ? <EmptyState>Nothing in the library matches. Try another word, or All.</EmptyState> : null}
      <div className="pub-shelf" aria-busy={isPlaceholderData || undefined}>
        {resources.map((resource, place) => (
          <ResourceCard key={resource.id} resource={resource} first={place === 0} />
        ))}
      </div>
    </>
  );
}
