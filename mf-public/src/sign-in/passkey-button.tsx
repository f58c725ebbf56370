import { sentence } from '@cyberharbour/shared-api';
import { usePasskeyLogin } from '@cyberharbour/shared-api/login-steps';
import { offerLogin, signLogin } from '@cyberharbour/shared-api/passkeys';
import { Button, Notice } from '@cyberharbour/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

interface PasskeyButtonProps {
  onDone: () => void;
  /** The browser offers passkeys in the field for the email too. */
  isOffered?: boolean;
}

type Signed = Awaited<ReturnType<typeof signLogin>>;

/** Logging in by a passkey: both steps at once. */
export function PasskeyButton({ onDone, isOffered = false }: PasskeyButtonProps) {
  const login = usePasskeyLogin();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  async function logIn(sign: () => Promise<Signed>) {
    setAsking(true);
    setFailure('');
    try {
      await login.mutateAsync(await sign());
      onDone();
    } catch (error) {
      setFailure(sentence(error, 'Login failed.'));
    }
    setAsking(false);
  }
  const take = useEffectEvent((passkey: Signed) => void logIn(() => Promise.resolve(passkey)));
  useEffect(() => (isOffered && !isAsking ? offerLogin((passkey) => take(passkey)) : undefined), [isOffered, isAsking]);
  return (
    <>
      <Button tone="quiet" size="lg" busy={isAsking} onClick={() => void logIn(() => signLogin())}>
        {isAsking ? 'Waiting for your passkey' : 'Log in with a passkey'}
      </Button>
      {failure ? (
        <Notice tone="warn" role="alert">
          <p>{failure}</p>
        </Notice>
      ) : null}
    </>
  );
}
