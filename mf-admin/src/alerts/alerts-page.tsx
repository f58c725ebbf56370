import type { Alert } from '@cyberharbour/shared-api/contract';
import { Badge, ButtonLink, Day, PageHead } from '@cyberharbour/shared-ui';
import { useAlerts } from '../api/alerts';
import { Area } from '../area/area';
import { Cell } from '../list/cell';
import { ListBody } from '../list/list-body';
import { RowHead } from '../list/list-row';
import { ListTable } from '../list/list-table';
import '../list/list.css';
import '../letters/letters.css';

const columns = [{ name: 'Alert' }, { name: 'State' }, { name: 'When' }];

const Row = ({ alert: { _id: id, title, isRunning, endsAt } }: { alert: Alert }) => (
  <tr role="row" className="adm-row">
    <RowHead title={title} href={`/admin/alerts/${id}`} />
    <Cell className="adm-choice">
      <Badge status={isRunning ? 'active' : 'archived'}>{isRunning ? 'On every page' : 'Ended'}</Badge>
    </Cell>
    <Cell className="adm-time">
      {isRunning ? 'Until' : 'Ended'} <Day at={endsAt} withTime />
    </Cell>
  </tr>
);

export function Component() {
  const list = useAlerts();
  const alerts = list.data?.items ?? [];
  return (
    <Area>
      <div className="adm-list">
        <div className="adm-head">
          <PageHead
            title="Alerts"
            lede="What is going around right now, in plain words, on every page until it ends."
          />
          <ButtonLink href="/admin/alerts/new">Write an alert</ButtonLink>
        </div>
        <ListBody
          list={list}
          name="alerts"
          empty="No alert has been written yet."
          failed="Failed to load alerts."
          count={alerts.length}
        >
          <ListTable of="letters" label="Alerts" columns={columns}>
            {alerts.map((alert) => (
              <Row key={alert._id} alert={alert} />
            ))}
          </ListTable>
        </ListBody>
      </div>
    </Area>
  );
}
