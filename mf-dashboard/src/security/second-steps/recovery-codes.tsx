import { Button, Notice, Row } from '@cyberharbour/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import './second-steps.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown once; on paper they stand alone. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const box = useRef<HTMLDivElement>(null);
  // Before it is painted: focus scrolls, and would take a button away from under a pointer.
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <Notice ref={box} tabIndex={-1} tone="warn" className="dash-codes" role="group" aria-label="Your recovery codes">
      <p>
        <strong>Your recovery codes for CyberHarbour.</strong> Each opens your account once when your phone or key is
        lost. Print them or write them down: they are not shown again.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Row className="dash-codes__tools">
        <Button tone="quiet" onClick={() => print()}>
          Print
        </Button>
        <Button onClick={onClose}>I have saved them</Button>
      </Row>
    </Notice>
  );
}
