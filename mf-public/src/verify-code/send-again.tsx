import { sentence } from '@cyberharbour/shared-api';
import { useSendCode } from '@cyberharbour/shared-api/sign-up';
import { Button, Note, Row } from '@cyberharbour/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pauseOf } from '../form/pause-of';
import { ReadyIn } from '../form/ready-in';
import { useCountdown } from '../form/use-countdown';

/** How long the server lets nobody ask for another mail, in seconds. */
const pause = 60;

/** Asks for a code once by itself when there is none yet, and lets a person ask for another. */
export function SendAgain({ hasCode }: { hasCode: boolean }) {
  const sending = useSendCode();
  const [left, begin] = useCountdown();
  const send = () =>
    sending.mutate(undefined, {
      onSuccess: () => begin(pause),
      onError: (error) => begin(pauseOf(error)),
    });
  const asked = useRef(false);
  const askOnce = useEffectEvent(() => {
    if (asked.current || hasCode) return;
    asked.current = true;
    send();
  });
  useEffect(() => askOnce(), []);
  return (
    <div>
      <Row>
        <Button tone="quiet" size="sm" busy={sending.isPending} aria-disabled={left > 0} onClick={send}>
          Send a new code
        </Button>
        <ReadyIn left={left} />
      </Row>
      <Note role="status">
        {sending.isPending
          ? 'Sending your code'
          : sending.isSuccess
            ? 'A code is on its way to your inbox.'
            : sending.isError
              ? sentence(sending.error, 'Failed to send OTP.')
              : ''}
      </Note>
    </div>
  );
}
