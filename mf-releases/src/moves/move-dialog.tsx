import { ApiFailure, fieldErrors, isUnreachable, sentence } from '@cyberharbour/shared-api';
import type { ReleaseUnit } from '@cyberharbour/shared-api/contract';
import { Button, Field, Notice, Select, TextArea } from '@cyberharbour/shared-ui';
import { Dialog } from '@cyberharbour/shared-ui/dialog';
import { useId, useState } from 'react';
import { useMoveRelease } from '../api/releases';
import { sharesAbove, wordsOf, type WantedMove } from './moves';
import './move-dialog.css';

interface MoveDialogProps {
  /** As it was when the move was begun. */
  unit: ReleaseUnit;
  wanted: WantedMove;
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
  onDone: () => void;
}

const longest = 500;

function Refusal({ error }: { error: unknown }) {
  const otherwise = isUnreachable(error)
    ? 'Nobody answered. It may have been done all the same: look at the history before you try again.'
    : 'It was not moved.';
  const lines = sentence(error, otherwise).split('\n');
  return (
    <Notice tone="danger" role="alert">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

/** Asks what a move does to visitors, why it is made, and for how many. */
export function MoveDialog({ unit, wanted, reason, onReason, onClose, onDone }: MoveDialogProps) {
  const formId = useId();
  const moving = useMoveRelease(unit.name);
  const [missing, setMissing] = useState<string>();
  const isPromotion = wanted.move === 'promote';
  const options = sharesAbove(wanted.percent ?? 0);
  // A version begins with few, a trial is widened by one step; who asked for everybody gets that.
  const isOnTrial = unit.live.trial?.version === wanted.version;
  const [share, setShare] = useState(
    isOnTrial && wanted.percent === undefined ? 100 : isOnTrial ? (options[0] ?? 100) : 10,
  );
  const { title, effect, confirm } = wordsOf(unit, wanted);
  // Somebody else moved it: whoever decides has to look again.
  const isStale = moving.error instanceof ApiFailure && moving.error.code === 'MOVED';
  const send = () => {
    const why = reason.trim();
    setMissing(why === '' ? 'Say why.' : why.length > longest ? `At most ${longest} characters.` : undefined);
    if (why === '' || why.length > longest) return;
    const { move, version } = wanted;
    moving.mutate(
      {
        move,
        reason: why,
        revision: unit.live.revision,
        ...(version !== undefined && { version }),
        ...(isPromotion && share < 100 && { percent: share }),
      },
      { onSuccess: onDone },
    );
  };
  return (
    <Dialog
      open
      className="rel-dialog"
      title={title}
      closeLabel={isStale ? 'Look again' : 'Cancel'}
      busy={moving.isPending}
      onClose={onClose}
      actions={
        isStale ? null : (
          <Button
            type="submit"
            form={formId}
            tone={wanted.move === 'disable' || wanted.move === 'rollback' ? 'danger-solid' : 'primary'}
            busy={moving.isPending}
          >
            {moving.isPending ? 'Moving...' : confirm}
          </Button>
        )
      }
    >
      <form
        id={formId}
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <p>{effect}</p>
        {isPromotion ? (
          <Field label="For how many visitors">
            <Select value={share} onChange={(event) => setShare(Number(event.target.value))}>
              {options.map((option) => (
                <option key={option} value={option}>
                  {option === 100 ? 'Everybody' : `${option} %, as a trial`}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <Field
          label="Why"
          hint="For the history and the audit log."
          error={missing ?? fieldErrors(moving.error)['reason']}
        >
          <TextArea
            size="sm"
            rows={2}
            required
            limit={longest}
            value={reason}
            onChange={(event) => onReason(event.target.value)}
          />
        </Field>
        {moving.error ? <Refusal error={moving.error} /> : null}
      </form>
    </Dialog>
  );
}
