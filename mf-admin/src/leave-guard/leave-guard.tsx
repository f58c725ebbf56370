import { ConfirmDialog } from '@cyberharbour/shared-ui/confirm-dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before what was typed and not saved is left behind.
 * @param name of what is edited: `letter`
 */
export function LeaveGuard({ isDirty, name }: { isDirty: boolean; name: string }) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) => isDirty && there.pathname !== here.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={`Leave this ${name}?`}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>What you typed is not saved. It will be lost.</p>
    </ConfirmDialog>
  );
}
