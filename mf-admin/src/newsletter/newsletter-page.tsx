import { useDownloadSubscribers, useSubscribers } from '@cyberharbour/shared-api/admin-newsletter';
import { Area } from '../area/area';
import { ListBody } from '../list/list-body';
import { ListTable } from '../list/list-table';
import { ListTools } from '../list/list-tools';
import { useListFilter } from '../list/use-list-filter';
import { states, stateWords } from './states';
import { SubscriberRow } from './subscriber-row';
import './newsletter.css';

const columns = [{ name: 'Email' }, { name: 'State' }, { name: 'When' }, { name: 'Agreed to' }];

export function Component() {
  const filter = useListFilter();
  const state = filter.oneOf('state', stateWords);
  const request = { q: filter.q, state };
  const list = useSubscribers(request);
  const download = useDownloadSubscribers();
  const subscribers = list.data?.items ?? [];
  return (
    <Area>
      <div className="adm-list">
        <ListTools
          title="Newsletter"
          lede="Who asked for it, who confirmed, and who left."
          // Not by days: readers are not narrowed to some, so nothing may say that they are.
          filter={{ ...filter, from: undefined, to: undefined }}
          name="subscribers"
          searchLabel="Search by email"
          list={list}
          chips={{ label: 'State', param: 'state', options: states, counts: list.data?.first?.byState, value: state }}
          download={{ isPending: download.isPending, mutateAsync: () => download.mutateAsync(request) }}
        />
        <ListBody list={list} name="subscribers" failed="Failed to load subscribers." count={subscribers.length}>
          <ListTable of="subscribers" label="Newsletter" columns={columns}>
            {subscribers.map((subscriber) => (
              <SubscriberRow key={subscriber._id} subscriber={subscriber} />
            ))}
          </ListTable>
        </ListBody>
      </div>
    </Area>
  );
}
