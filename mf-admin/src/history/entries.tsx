import { useHistory } from '@cyberharbour/shared-api/admin-history';
import type { AuditEntry, AuditKind } from '@cyberharbour/shared-api/contract';
import { Button, Day, ErrorState, Loading, Note } from '@cyberharbour/shared-ui';
import { inWords } from './in-words';
import './entries.css';

const actorOf = ({ actor }: AuditEntry) => (actor === null ? 'Nobody signed in' : (actor.name ?? 'A deleted account'));

/** Newest first. */
export function Entries({ kind, id }: { kind: AuditKind; id: string }) {
  const list = useHistory(kind, id);
  if (list.isPending) return <Loading>Loading...</Loading>;
  if (!list.data) {
    return (
      <ErrorState busy={list.isFetching} onRetry={() => void list.refetch()}>
        Failed to load the history.
      </ErrorState>
    );
  }
  if (list.data.items.length === 0) return <Note>No moderator has changed it yet.</Note>;
  return (
    <>
      <ol role="list" className="adm-entries">
        {list.data.items.map((entry) => (
          <li key={entry.seq}>
            <Note>
              <Day at={entry.at} withTime />, {actorOf(entry)}
            </Note>
            <p>{inWords(entry)}</p>
            {entry.reason ? <blockquote>{entry.reason}</blockquote> : null}
          </li>
        ))}
      </ol>
      {list.hasNextPage ? (
        <Button tone="quiet" size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show earlier
        </Button>
      ) : null}
    </>
  );
}
