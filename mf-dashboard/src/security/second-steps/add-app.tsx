import { useBeginApp } from '@cyberharbour/shared-api/second-steps';
import { NameForm } from './name-form';
import type { AddingProps } from './add-passkey';
import { ConfirmApp } from './confirm-app';

/** First a name, then the QR code and the first code of the app. */
export function AddApp({ onEnd }: AddingProps) {
  const beginning = useBeginApp();
  if (beginning.data) return <ConfirmApp app={beginning.data} onEnd={onEnd} />;
  return (
    <NameForm
      name="My phone"
      button="Next"
      busy={beginning.isPending}
      error={beginning.error}
      onCancel={() => onEnd()}
      onSubmit={(name) => beginning.mutate({ name })}
    />
  );
}
