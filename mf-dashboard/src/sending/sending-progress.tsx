import { Button, Notice, Row } from '@cyberharbour/shared-ui';
import { Progress } from '@cyberharbour/shared-ui/progress';
import type { OnTheWay } from './use-sending';
import './sending.css';

const percent = new Intl.NumberFormat('en-AU', { style: 'percent' });

interface SendingProgressProps {
  onTheWay: OnTheWay;
  /** A picture is part of it: anything else is too quick to watch. */
  withPicture: boolean;
}

/** How far a picture is on its way, and the way to take it back. */
export function SendingProgress({ onTheWay: { busy, share, cancelled, cancel }, withPicture }: SendingProgressProps) {
  if (cancelled) {
    return (
      <Notice role="status">
        <p>You stopped it, so nothing was sent. What you typed is still here.</p>
      </Notice>
    );
  }
  if (!busy || !withPicture) return null;
  const whole = share >= 1;
  return (
    <Row className="dash-sending">
      {whole ? (
        <Progress label="All of it is there. Waiting for the answer" />
      ) : (
        <Progress label="Sending your picture" value={share} max={1} note={percent.format(share)} />
      )}
      <Button tone="quiet" size="sm" aria-disabled={whole} onClick={cancel}>
        Stop sending
      </Button>
    </Row>
  );
}
