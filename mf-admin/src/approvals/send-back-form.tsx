import { limits } from '@cyberharbour/shared-api/contract';
import { Button, Field, Row, TextArea } from '@cyberharbour/shared-ui';
import { RadioGroup } from '@cyberharbour/shared-ui/radio-group';
import { useEffect, useId, useState } from 'react';
import { reasons, sentenceOf, type Usual } from './reasons';

interface SendBackFormProps {
  /** Who wrote it. */
  by: string;
  onSend: (reason: string) => void;
  onCancel: () => void;
  /** Single keys work: a reason's number sends it back at once. */
  hasKeys: boolean;
}

const quick = reasons.filter(({ value }) => sentenceOf(value, '') !== '');

/** Why something goes back to its author. The author reads it by email and beside the post. */
export function SendBackForm({ by, onSend, onCancel, hasKeys }: SendBackFormProps) {
  const id = useId();
  const [usual, setUsual] = useState<Usual>();
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const reason = sentenceOf(usual, words);
  const send = () => {
    if (reason === '') setError('Say what the author should change.');
    else if (reason.length > limits.reason) setError(`A reason has at most ${limits.reason} characters.`);
    else onSend(reason);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves from anywhere
    <form
      className="ui-stack"
      aria-label="Send back"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        const chosen = quick[Number(event.key) - 1];
        // In the note, a digit is a digit.
        const isWriting = event.target instanceof HTMLTextAreaElement;
        if (!hasKeys || !chosen || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        onSend(sentenceOf(chosen.value, words));
      }}
    >
      <RadioGroup
        id={id}
        label="Send it back because"
        hint={hasKeys ? `Press 1 to ${quick.length} to send it back at once for that reason.` : undefined}
        options={reasons}
        value={usual}
        onChange={setUsual}
        error={error}
      />
      <Field label={`Note to ${by}`} hint={`${by} gets it by email and sees it on the dashboard.`}>
        <TextArea
          size="sm"
          rows={3}
          limit={limits.reason}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Row>
        <Button type="submit" tone="danger-solid">
          Send back with this reason
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}
