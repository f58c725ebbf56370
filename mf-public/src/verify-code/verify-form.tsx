import { sentence } from '@cyberharbour/shared-api';
import { useVerifyCode } from '@cyberharbour/shared-api/sign-up';
import { Notice, Stack } from '@cyberharbour/shared-ui';
import { CodeInput } from '@cyberharbour/shared-ui/code-input';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SubmitRow } from '../form/submit-row';
import { usePause } from '../form/use-pause';

/** Milliseconds between the good news and the dashboard. */
const moment = 2000;

/** Six digits. A wrong code clears nothing. */
export function VerifyForm({ userId }: { userId: string }) {
  const verifying = useVerifyCode();
  const navigate = useNavigate();
  const [left, wait] = usePause();
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const done = verifying.isSuccess;
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate('/dashboard', { replace: true }), moment);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const whole = /^\d{6}$/.test(code);
    setIncomplete(!whole);
    if (whole && !verifying.isPending) verifying.mutate({ userId, otp: code }, { onError: wait });
  }
  if (done) {
    return (
      <Notice tone="success" icon="tick" role="status">
        <p>Your account has been verified! Taking you to your dashboard.</p>
      </Notice>
    );
  }
  const failure = incomplete
    ? 'Enter the six digits.'
    : verifying.isError
      ? sentence(verifying.error, 'Verification failed.')
      : undefined;
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <CodeInput
          label="Your code"
          hint="You can paste the whole code in any box."
          value={code}
          onChange={setCode}
          error={failure}
        />
        <SubmitRow busy={verifying.isPending} left={left}>
          {verifying.isPending ? 'Verifying' : 'Verify email'}
        </SubmitRow>
      </Stack>
    </form>
  );
}
