import { ConfirmDialog } from '@cyberharbour/shared-ui/confirm-dialog';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

interface Unsaved {
  isUnsaved: () => boolean;
  /** What was typed is on this device. */
  isSaved: boolean;
}

const becomes = (to: string, isSaved: boolean) => {
  if (!isSaved) return 'What you typed has not been sent, and this device could not keep it. It will be lost.';
  return to === '/logout'
    ? 'What you typed has not been sent. Logging out removes your draft from this device.'
    : 'What you typed has not been sent. Your draft stays on this device and is here when you come back.';
};

/**
 * Asks before what was typed is left behind; draw what it returns. Who leaves only to log in again is not asked: the
 * draft waits.
 */
export function useLeaving({ isUnsaved, isSaved }: Unsaved) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isUnsaved() && there.pathname !== here.pathname && !(isSaved && there.pathname === '/login'),
  );
  const closing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => closing(event);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave this page?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone={isSaved ? 'primary' : 'danger-solid'}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>{blocker.state === 'blocked' ? becomes(blocker.location.pathname, isSaved) : ''}</p>
    </ConfirmDialog>
  );
}
