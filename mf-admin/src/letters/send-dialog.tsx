import { sentence } from '@cyberharbour/shared-api';
import type { LetterAnswer } from '@cyberharbour/shared-api/contract';
import { Button, Field, Notice, Stack, TextInput } from '@cyberharbour/shared-ui';
import { Dialog } from '@cyberharbour/shared-ui/dialog';
import { RadioGroup } from '@cyberharbour/shared-ui/radio-group';
import { useState } from 'react';
import { useSendLetter } from '../api/letters';
import { people } from '../newsletter/people';

const times = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a time of my choice' },
] as const;

interface SendDialogProps {
  answer: LetterAnswer;
  /** Of the version that was looked at. */
  updatedAt: string;
  onClose: () => void;
}

/** Says how many people get it, and when; nothing goes out without this. */
export function SendDialog({ answer: { letter, readers }, updatedAt, onClose }: SendDialogProps) {
  const sending = useSendLetter();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [time, setTime] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = when === 'later' && time === '';
  const send = () => {
    setTried(true);
    if (isMissing) return;
    const sendAt = when === 'later' ? new Date(time).toISOString() : null;
    sending.mutate({ id: letter._id, updatedAt, sendAt }, { onSuccess: onClose });
  };
  if (readers === 0)
    return (
      <Dialog open title="Nobody would get this letter" closeLabel="Back to the letter" onClose={onClose}>
        <p>
          Nobody chose what this letter is for yet. Choose more that it is for, or send it once somebody subscribes.
        </p>
      </Dialog>
    );
  return (
    <Dialog
      open
      title={`Send this letter to ${people(readers)}?`}
      closeLabel="Not yet"
      busy={sending.isPending}
      onClose={onClose}
      actions={
        <Button tone="beacon" busy={sending.isPending} onClick={send}>
          {when === 'later' ? 'Schedule it' : `Send to ${people(readers)}`}
        </Button>
      }
    >
      <Stack>
        <p>
          <b>{letter.subject}</b>
        </p>
        <p>What was handed over cannot be called back.</p>
        {sending.error ? (
          <Notice tone="danger" role="alert">
            <p>{sentence(sending.error, 'The letter was not sent.')}</p>
          </Notice>
        ) : null}
        <RadioGroup label="When" options={times} value={when} onChange={setWhen} />
        {when === 'later' ? (
          <Field
            label="Day and time, where you are"
            error={isTried && isMissing ? 'Choose a day and a time.' : undefined}
          >
            <TextInput type="datetime-local" value={time} onChange={({ target }) => setTime(target.value)} />
          </Field>
        ) : null}
      </Stack>
    </Dialog>
  );
}
