import { sentence } from '@cyberharbour/shared-api';
import { useApproveRecovery } from '@cyberharbour/shared-api/admin-recoveries';
import { limits, type Recovery, type RecoveryCheck } from '@cyberharbour/shared-api/contract';
import { Button, Field, Notice, Row, TextArea } from '@cyberharbour/shared-ui';
import { RadioGroup } from '@cyberharbour/shared-ui/radio-group';
import { useEffect, useId, useState } from 'react';

const checks = [
  { value: 'in-person', label: 'I met them, and saw a document with their name' },
  { value: 'call-back', label: 'I rang a number that was known before they asked' },
  { value: 'video', label: 'I saw them and a document by video' },
] as const;
const least = 10;

interface ApprovalFormProps {
  recovery: Recovery;
  onClose: () => void;
}

/** How an administrator made sure who asks; it goes into the audit log. */
export function ApprovalForm({ recovery: { _id, user }, onClose }: ApprovalFormProps) {
  const approving = useApproveRecovery();
  const id = useId();
  const [check, setCheck] = useState<RecoveryCheck>();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const isShort = note.trim().length < least;
  return (
    <form
      className="ui-stack"
      aria-label={`How you made sure: ${user.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (check && !isShort) approving.mutate({ id: _id, check, note }, { onSuccess: onClose });
      }}
    >
      {approving.error ? (
        <Notice tone="danger" role="alert">
          <p>{sentence(approving.error, 'Update failed.')}</p>
        </Notice>
      ) : null}
      <RadioGroup
        id={id}
        label="How did you make sure who it is?"
        options={checks}
        value={check}
        onChange={setCheck}
        error={isTried && !check ? 'Choose how you made sure who it is.' : undefined}
      />
      <Field
        label="What you saw or heard"
        hint="It goes into the audit log. No numbers of documents."
        error={isTried && isShort ? 'Say what you saw or heard, in ten characters or more.' : undefined}
      >
        <TextArea
          size="sm"
          rows={3}
          limit={limits.reason}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <Row>
        <Button type="submit" busy={approving.isPending}>
          Confirm
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}
