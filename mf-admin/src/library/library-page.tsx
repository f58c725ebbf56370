import { sentence } from '@cyberharbour/shared-api';
import type { LibraryItem } from '@cyberharbour/shared-api/contract';
import { ButtonLink, EmptyState, ErrorState, ListHead, Loading, PageHead } from '@cyberharbour/shared-ui';
import { Motif } from '@cyberharbour/shared-ui/art-motif';
import { useId } from 'react';
import { useLibrary } from '../api/library';
import { Area } from '../area/area';
import { LinkFindings } from './link-findings';
import { ResourceRow } from './resource-row';
import { useOrder } from './use-order';
import '../list/list.css';
import './library.css';

function Lists({ resources }: { resources: readonly LibraryItem[] }) {
  const retiredId = useId();
  const shown = resources.filter(({ retiredAt }) => retiredAt === null);
  const retired = resources.filter(({ retiredAt }) => retiredAt !== null);
  const { list, move, said } = useOrder(shown);
  return (
    <>
      <p role="status" className="ui-hidden">
        {said}
      </p>
      {shown.length === 0 ? (
        <EmptyState drawing={<Motif name="empty" />}>
          The library shows nothing. Readers get three guides of ours.
        </EmptyState>
      ) : (
        <ol role="list" aria-label="Shown, in this order" className="adm-library" ref={list}>
          {shown.map((resource, index) => (
            <ResourceRow key={resource._id} resource={resource} place={index + 1} last={shown.length} onMove={move} />
          ))}
        </ol>
      )}
      {retired.length > 0 ? (
        <section aria-labelledby={retiredId}>
          <ListHead title="Retired" titleId={retiredId} />
          <ul role="list" className="adm-library">
            {retired.map((resource) => (
              <ResourceRow key={resource._id} resource={resource} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

export function Component() {
  const { data, error, isPending, isFetching, refetch } = useLibrary();
  return (
    <Area>
      <div className="adm-head">
        <PageHead title="Library" lede="What readers find under Resources, in this order." />
        <ButtonLink href="/admin/resources/new">Add a resource</ButtonLink>
      </div>
      {isPending ? <Loading lines={6}>Loading...</Loading> : null}
      {!data && error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {sentence(error, 'Failed to load the library.')}
        </ErrorState>
      ) : null}
      <LinkFindings />
      {data ? <Lists resources={data} /> : null}
    </Area>
  );
}
