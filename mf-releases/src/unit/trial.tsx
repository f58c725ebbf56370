import type { ReleaseUnit } from '@cyberharbour/shared-api/contract';
import { Button, Notice, Row } from '@cyberharbour/shared-ui';
import type { BeginMove } from '../moves/use-move';
import { describeHealth } from '../words/moves-in-words';

interface TrialProps {
  unit: ReleaseUnit;
  /** None for whoever only reads. */
  onMove: BeginMove | undefined;
}

/** A version that a share of the visitors gets, beside the live one; nothing where there is none. */
export function Trial({ unit: { live, health }, onMove }: TrialProps) {
  const { trial, current } = live;
  if (!trial) return null;
  const of = (version: string) => describeHealth(health.find((each) => each.version === version));
  return (
    <Notice tone="info" icon="clock">
      <p>
        {`${trial.version} is on trial for ${trial.percent} % of visitors: ${of(trial.version)}. ${current}, which the others have: ${of(current)}.`}
      </p>
      {onMove ? (
        <Row>
          <Button size="sm" onClick={() => onMove({ move: 'promote', version: trial.version, percent: trial.percent })}>
            Widen the trial
          </Button>
          <Button size="sm" tone="quiet" onClick={() => onMove({ move: 'promote', version: trial.version })}>
            Promote to everybody
          </Button>
        </Row>
      ) : null}
    </Notice>
  );
}
