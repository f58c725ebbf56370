import { useAuditLog, useDownloadAuditLog } from '@cyberharbour/shared-api/admin-audit';
import { Button, Note, Row } from '@cyberharbour/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { Area } from '../area/area';
import { ListBody } from '../list/list-body';
import { ListTools } from '../list/list-tools';
import { useListFilter } from '../list/use-list-filter';
import { ChainCheck } from './chain-check';
import { Entry } from './entry';
import { actions, Filters, kinds } from './filters';
import { momentsOf } from './own-days';
import './audit.css';

const kindWords = kinds.map(({ value }) => value);

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
      <div className="adm-list">
        <ListTools
          title="Audit log"
          lede="Newest first."
          action={<ChainCheck />}
          // The days have fields of their own here.
          filter={{ ...filter, from: undefined, to: undefined }}
          name="audit-log"
          searchLabel="Search people"
          list={list}
          download={{ isPending: download.isPending, mutateAsync: () => download.mutateAsync(request) }}
        >
          <Filters filter={filter} kind={kind} action={action} />
        </ListTools>
        {item ? (
          <Row>
            <Note>Only the entries of one account or post.</Note>
            <Button tone="quiet" size="sm" onClick={() => filter.set({ item: undefined })}>
              Show all entries
            </Button>
          </Row>
        ) : null}
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
