import type { ReleaseUnit } from '@cyberharbour/shared-api/contract';
import { Day, Link, Note } from '@cyberharbour/shared-ui';
import { Badges } from '../area/badges';
import { Cell } from '../area/cell';
import { describeHealth, describeStep } from '../words/moves-in-words';

/** One unit of release: two lines in each cell at most. */
export function UnitRow({ unit: { name, owner, live, health } }: { unit: ReleaseUnit }) {
  const of = (version: string) => health.find((each) => each.version === version);
  const { trial } = live;
  return (
    <tr role="row" className="rel-row">
      <th role="rowheader" scope="row" className="rel-name">
        <Link href={`/releases/${name}`}>{name}</Link>
        <Note>{owner ? `Team ${owner}` : 'Nobody’s'}</Note>
      </th>
      <Cell>
        <span className="rel-version">{live.current}</span>
        {trial ? <Note>{`Trial: ${trial.version}`}</Note> : null}
      </Cell>
      <Cell>
        <Badges live={live} />
      </Cell>
      <Cell>
        {describeHealth(of(live.current))}
        {trial ? <Note>{`Trial: ${describeHealth(of(trial.version))}`}</Note> : null}
      </Cell>
      <Cell className="rel-last">
        <span>{describeStep(live)}</span>
        <Note>
          <Day at={live.at} withTime /> ·{' '}
          <span>{[live.by, live.reason].filter(Boolean).join(': ') || 'Nobody said why'}</span>
        </Note>
      </Cell>
    </tr>
  );
}
