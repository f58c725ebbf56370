import { Button, Row } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { ReadyIn } from './ready-in';

interface Props {
  busy: boolean;
  /** Seconds until the server takes another try. */
  left: number;
  children: ReactNode;
}

/** The button that sends a form, and how long it waits yet. */
export const SubmitRow = ({ busy, left, children }: Props) => (
  <Row>
    <Button type="submit" size="lg" busy={busy} aria-disabled={left > 0}>
      {children}
    </Button>
    <ReadyIn left={left} />
  </Row>
);
