import type { ReleaseUnit } from '@cyberharbour/shared-api/contract';
import { Button, Note, Row } from '@cyberharbour/shared-ui';
import type { BeginMove } from '../moves/use-move';

/** What moves the whole unit: back, held, off. */
export function Holds({ unit: { name, live }, onMove }: { unit: ReleaseUnit; onMove: BeginMove }) {
  const { current, previous, trial, pinned, disabled } = live;
  const isShell = name === 'shell';
  return (
    <Row>
      <Button
        tone="danger"
        aria-disabled={pinned || (!trial && previous === null)}
        onClick={() => onMove({ move: 'rollback' })}
      >
        {trial ? 'Take the trial back' : 'Roll back'}
      </Button>
      <Button tone="quiet" onClick={() => onMove({ move: pinned ? 'unpin' : 'pin' })}>
        {pinned ? 'Unpin' : 'Pin'}
      </Button>
      {isShell ? null : (
        <Button tone="quiet" onClick={() => onMove({ move: disabled ? 'enable' : 'disable' })}>
          {disabled ? 'Enable' : 'Disable'}
        </Button>
      )}
      {pinned ? <Note>{`Pinned at ${current}: nothing moves it until it is unpinned.`}</Note> : null}
      {!pinned && !trial && previous === null ? <Note>There is no earlier version to go back to.</Note> : null}
    </Row>
  );
}
