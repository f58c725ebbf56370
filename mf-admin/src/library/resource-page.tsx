import { sentence } from '@cyberharbour/shared-api';
import type { LibraryItem } from '@cyberharbour/shared-api/contract';
import { BackLink, ErrorState, Link, ListHead, Loading, PageHead } from '@cyberharbour/shared-ui';
import { useId } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useLibrary } from '../api/library';
import { Area } from '../area/area';
import { Entries } from '../history/entries';
import { ResourceFields } from './resource-fields';
import { ResourcePicture } from './resource-picture';
import './library.css';

const back = <BackLink href="/admin/resources">← Library</BackLink>;

function Editor({ resource }: { resource: LibraryItem | undefined }) {
  const navigate = useNavigate();
  const historyId = useId();
  const title = resource?.title ?? 'Add a resource';
  return (
    <>
      <title>{`${title} · CyberHarbour`}</title>
      <PageHead title={title} back={back}>
        {resource?.slug && !resource.retiredAt ? <Link href={`/resources/${resource.slug}`}>See its page</Link> : null}
      </PageHead>
      <ResourceFields resource={resource} onDone={() => void navigate('/admin/resources')} />
      {resource ? <ResourcePicture resource={resource} /> : null}
      {resource ? (
        <section aria-labelledby={historyId}>
          <ListHead title="History" titleId={historyId} />
          <Entries kind="resource" id={resource._id} />
        </section>
      ) : null}
    </>
  );
}

/** A resource to change, or a new one. */
export function Component() {
  const { id } = useParams();
  const { data, error, isPending, isFetching, refetch } = useLibrary();
  const found = data?.find(({ _id }) => _id === id);
  if (id === 'new') {
    return (
      <Area>
        <Editor resource={undefined} />
      </Area>
    );
  }
  return (
    <Area>
      {found ? <Editor key={found._id} resource={found} /> : <PageHead title="Resource" back={back} />}
      {isPending ? <Loading lines={6}>Loading...</Loading> : null}
      {!data && error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {sentence(error, 'Failed to load the library.')}
        </ErrorState>
      ) : null}
      {data && !found ? <ErrorState>This resource is not in the library.</ErrorState> : null}
    </Area>
  );
}
