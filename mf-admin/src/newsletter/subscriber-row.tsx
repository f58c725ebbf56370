import { type Subscriber, topicWords } from '@cyberharbour/shared-api/contract';
import { Badge, Day } from '@cyberharbour/shared-ui';
import { memo } from 'react';
import { Cell } from '../list/cell';
import { RowHead } from '../list/list-row';
import { states } from './states';

/** As it happened: who left may have asked again since. */
const momentsOf = ({ askedAt, confirmedAt, leftAt }: Subscriber) =>
  [
    { what: 'Asked', at: askedAt },
    { what: 'Confirmed', at: confirmedAt },
    { what: 'Left', at: leftAt },
  ]
    .flatMap(({ what, at }) => (at === null ? [] : [{ what, at }]))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** One address, where it stands, and the record of what was agreed to. */
export const SubscriberRow = memo(({ subscriber }: { subscriber: Subscriber }) => {
  const state = states.find(({ value }) => value === subscriber.state);
  return (
    <tr role="row" className="adm-row">
      <RowHead title={subscriber.email} />
      <Cell className="adm-choice">
        <Badge status={state?.badge}>{state?.label ?? subscriber.state}</Badge>
      </Cell>
      <Cell className="adm-time">
        {momentsOf(subscriber).map(({ what, at }) => (
          <div key={what}>
            {what} <Day at={at} />
          </div>
        ))}
      </Cell>
      <Cell className="adm-consent">
        <q>{subscriber.consent}</q>
        <span> {(subscriber.topics ?? ['monthly']).map((topic) => topicWords[topic]).join('; ')}</span>
      </Cell>
    </tr>
  );
});
