import { createPasskey } from '@cyberharbour/shared-api/passkeys';
import { useAddPasskey } from '@cyberharbour/shared-api/second-steps';
import { useState } from 'react';
import { NameForm } from './name-form';

export interface AddingProps {
  /** With the recovery codes, when it was the first second step. */
  onEnd: (recoveryCodes?: string[]) => void;
}

export function AddPasskey({ onEnd }: AddingProps) {
  const adding = useAddPasskey();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  async function add(name: string) {
    setAsking(true);
    setFailure(null);
    try {
      const { recoveryCodes } = await adding.mutateAsync({ name, passkey: await createPasskey() });
      onEnd(recoveryCodes);
    } catch (error) {
      setFailure(error instanceof Error ? error : null);
      setAsking(false);
    }
  }
  return (
    <NameForm
      name="This device"
      button="Add passkey"
      busy={isAsking}
      error={failure}
      onCancel={() => onEnd()}
      onSubmit={(name) => void add(name)}
    />
  );
}
