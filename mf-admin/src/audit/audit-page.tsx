import { useAuditLog, useDownloadAuditLog } from '@cyberharbour/shared-api/admin-audit';
import type { AuditEntry } from '@cyberharbour/shared-api/contract';
import { BackLink, Button, Day, Note, PageHead, VisuallyHidden } from '@cyberharbour/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { Area } from '../area/area';
import { ListBody } from '../list/list-body';
import { ListTools } from '../list/list-tools';
import { useListFilter } from '../list/use-list-filter';
import { ChainCheck } from './chain-check';
import { explain } from './explain';
import { actions, Filters, kinds } from './filters';
import { momentsOf } from './own-days';
import './audit.css';

const kindWords = kinds.map(({ value }) => value);

interface EntryProps {
  entry: AuditEntry;
  /** Without one, only the entries of this account or post are listed already. */
  onOnly?: ((item: string) => void) | undefined;
}

const Entry = ({ entry, onOnly }: EntryProps) => (
  <li className="adm-audit-entry">
    <Note>
      <Day at={entry.at} withTime />
    </Note>
    <div className="adm-audit-said">
      <p>{explain(entry)}</p>
      {entry.reason ? <blockquote>{entry.reason}</blockquote> : null}
    </div>
    {onOnly ? (
      <Button tone="quiet" size="sm" onClick={() => onOnly(entry.itemId)}>
        <span>
          Only this {entry.kind === 'user' ? 'account' : entry.kind}
          <VisuallyHidden>{` of entry ${entry.seq}`}</VisuallyHidden>
        </span>
      </Button>
    ) : null}
  </li>
);

export function Component() {
  const filter = useListFilter();
  const [params] = useSearchParams();
  const kind = filter.oneOf('kind', kindWords);
  const action = filter.oneOf('action', actions);
  const item = params.get('item') ?? undefined;
  const request = { q: filter.q, kind, action, item, ...momentsOf(filter) };
  const list = useAuditLog(request);
  const download = useDownloadAuditLog();
  const entries = list.data?.items ?? [];
  return (
    <Area>
      <PageHead
        title="Audit log"
        lede="Who decided, changed or deleted what, newest first."
        back={<BackLink href="/admin">← Back to the overview</BackLink>}
      />
      <div className="adm-list">
        <ListTools
          // The days have fields of their own here.
          filter={{ ...filter, from: undefined, to: undefined }}
          name="people in the log"
          list={list}
          chips={{ label: 'About', param: 'kind', options: kinds, counts: undefined, value: kind }}
          download={{ isPending: download.isPending, mutateAsync: () => download.mutateAsync(request) }}
        />
        <Filters filter={filter} action={action} item={item} />
        <ChainCheck />
        <ListBody list={list} name="entries" failed="Failed to load the audit log." count={entries.length}>
          <ol role="list" className="adm-audit">
            {entries.map((entry) => (
              <Entry key={entry.seq} entry={entry} onOnly={item ? undefined : (id) => filter.set({ item: id })} />
            ))}
          </ol>
        </ListBody>
      </div>
    </Area>
  );
}
