import { useRevisions } from '@cyberharbour/shared-api/revisions';
import { ErrorState, Loading, Note } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { Changes } from './changes';

interface VersionsProps {
  kind: 'blog' | 'campaign';
  id: string;
  title: string;
  text: string;
}

/** What a post was before its last changes, each beside what it is now; asked for when it is opened. */
export function Versions({ kind, id, title, text }: VersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, isLoading, isFetching, refetch } = useRevisions(kind, id, isOpen);
  return (
    <details className="adm-versions" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Earlier versions</summary>
      {isLoading ? <Loading lines={3}>Loading...</Loading> : null}
      {isOpen && !data && !isFetching ? (
        <ErrorState onRetry={() => void refetch()}>Failed to load earlier versions</ErrorState>
      ) : null}
      {data?.length === 0 ? <Note>Its words were not changed since it was sent.</Note> : null}
      {data?.map((version) => (
        <Changes key={version._id} earlier={version} title={title} text={text}>
          {version.byAuthor ? 'Changed by its author on' : 'Changed by a moderator on'}
        </Changes>
      ))}
    </details>
  );
}
