import type { ReleaseUnit, ReleaseVersion } from '@cyberharbour/shared-api/contract';
import { Badge, Button, Day, Link } from '@cyberharbour/shared-ui';
import { useId, useState } from 'react';
import { Cell } from '../area/cell';
import type { BeginMove } from '../moves/use-move';
import { describeHealth, kilobytes } from '../words/moves-in-words';
import { Gates } from './gates';

interface VersionRowProps {
  unit: ReleaseUnit;
  version: ReleaseVersion;
  onMove: BeginMove | undefined;
}

/** What a version is now. */
function Standing({ live: { current, previous, trial }, version }: Pick<ReleaseUnit, 'live'> & { version: string }) {
  if (version === current) return <Badge status="active">Live</Badge>;
  if (version === trial?.version) return <Badge status="pending">{`Trial ${trial.percent} %`}</Badge>;
  return version === previous ? <Badge>Takes over</Badge> : null;
}

/** One stored version; its gates open below it. */
export function VersionRow({ unit: { name, live }, version: one, onMove }: VersionRowProps) {
  const [isOpen, setOpen] = useState(false);
  const gatesId = useId();
  const { version } = one;
  const isLive = version === live.current;
  const compare = new URLSearchParams({ from: live.current, to: version }).toString();
  return (
    <>
      <tr role="row" className="rel-row">
        <th role="rowheader" scope="row">
          <span className="rel-version">{version}</span> <Standing live={live} version={version} />
        </th>
        <Cell>
          <Day at={one.publishedAt} withTime />
        </Cell>
        <Cell>{kilobytes(one.scripts + one.styles)}</Cell>
        <Cell>{describeHealth(one)}</Cell>
        <Cell className="rel-acts">
          <Button
            tone="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={gatesId}
            aria-label={`Gates of ${version}`}
            onClick={() => setOpen(!isOpen)}
          >
            Gates
          </Button>
          {isLive ? null : (
            <Link
              href={`/releases/${name}/difference?${compare}`}
              aria-label={`Compare ${version} with ${live.current}`}
            >
              Compare
            </Link>
          )}
          {onMove && !isLive ? (
            <Button
              size="sm"
              aria-disabled={live.pinned}
              aria-label={`Promote ${version}`}
              onClick={() => onMove({ move: 'promote', version })}
            >
              Promote
            </Button>
          ) : null}
        </Cell>
      </tr>
      <tr role="row" id={gatesId} hidden={!isOpen}>
        <Cell colSpan={5} className="rel-gates">
          {isOpen ? <Gates name={name} version={version} /> : null}
        </Cell>
      </tr>
    </>
  );
}
