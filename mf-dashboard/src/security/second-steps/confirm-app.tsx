import { sentence } from '@cyberharbour/shared-api';
import type { PendingApp } from '@cyberharbour/shared-api/contract';
import { useConfirmApp } from '@cyberharbour/shared-api/second-steps';
import { Button, Row, Stack } from '@cyberharbour/shared-ui';
import { CodeInput } from '@cyberharbour/shared-ui/code-input';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { SessionEnded } from '../../sending/session-ended';
import './second-steps.css';
import type { AddingProps } from './add-passkey';

/** By fours, as it is read out and typed. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** What the app needs, and the proof that it has it. A wrong code clears nothing. */
export function ConfirmApp({ app: { _id, secret, uri, qr }, onEnd }: AddingProps & { app: PendingApp }) {
  const confirming = useConfirmApp();
  const start = useRef<HTMLParagraphElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  useEffect(() => start.current?.focus(), []);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isWhole = /^\d{6}$/.test(code);
    setMissing(!isWhole);
    if (isWhole && !confirming.isPending)
      confirming.mutate({ id: _id, code }, { onSuccess: ({ recoveryCodes }) => onEnd(recoveryCodes) });
  }
  const failed = confirming.isError ? sentence(confirming.error, 'Update failed.') : undefined;
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <SessionEnded error={confirming.error} isSaved={false} />
        <p ref={start} tabIndex={-1}>
          Scan this with your authenticator app. On this very device, <a href={uri}>open it in your app</a>, or type the
          key.
        </p>
        <svg
          className="dash-qr"
          role="img"
          aria-label="QR code with the key below"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
        <p>
          Key: <code className="dash-key">{inGroups(secret)}</code>
        </p>
        <CodeInput
          label="Code from your app"
          hint="Six digits, to see that it works."
          value={code}
          onChange={setCode}
          error={isMissing ? 'Enter the six digits.' : failed}
        />
        <Row>
          <Button type="submit" busy={confirming.isPending}>
            Turn it on
          </Button>
          <Button tone="quiet" onClick={() => onEnd()}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
