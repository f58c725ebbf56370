import { sentence } from '@cyberharbour/shared-api';
import type { UserSession } from '@cyberharbour/shared-api/contract';
import { useEndOtherSessions, useEndSession, useSessions } from '@cyberharbour/shared-api/security';
import { Button, ErrorState, Loading, Note, Notice } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { ItemList } from '@cyberharbour/shared-ui/item-list';
import { useRef } from 'react';
import { SecuritySection } from '../security-section';
import { SessionRow } from './session-row';

/** Where the member is signed in, and how each of it ends. */
export function Sessions() {
  const { data, error, isPending, isFetching, refetch } = useSessions();
  const ending = useEndSession();
  const endingOthers = useEndOtherSessions();
  const { confirm, dialog } = useConfirm();
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its row.
  const focusList = { onSuccess: () => list.current?.focus() };
  const end = async ({ _id, device }: UserSession) => {
    const text = 'Whoever uses it has to log in again.';
    if (await confirm({ title: 'Sign this device out?', text: `${device}. ${text}`, confirmLabel: 'Sign out' }))
      ending.mutate(_id, focusList);
  };
  const endOthers = async () => {
    const text = 'Every device but this one has to log in again.';
    if (await confirm({ title: 'Sign all other devices out?', text, confirmLabel: 'Sign out all others' }))
      endingOthers.mutate(undefined, focusList);
  };
  const { sessions = [], total = 0 } = data ?? {};
  const failure = ending.error ?? endingOthers.error;
  return (
    <SecuritySection
      title="Where you are signed in"
      lede="Is there a device that you do not know? Sign it out, then change your password."
      action={
        total > 1 ? (
          <Button tone="danger" size="sm" busy={endingOthers.isPending} onClick={() => void endOthers()}>
            Sign out all others
          </Button>
        ) : null
      }
    >
      {failure ? (
        <Notice tone="danger" role="alert">
          <p>{sentence(failure, 'Failed to sign that device out.')}</p>
        </Notice>
      ) : null}
      {isPending ? <Loading lines={2}>Loading...</Loading> : null}
      {error && !data ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {sentence(error, 'Failed to load your devices.')}
        </ErrorState>
      ) : null}
      <div ref={list} tabIndex={-1} role="group" aria-label="Signed-in devices">
        {sessions.length > 0 ? (
          <ItemList>
            {sessions.map((session) => (
              <SessionRow
                key={session._id}
                session={session}
                busy={ending.isPending && ending.variables === session._id}
                onEnd={() => void end(session)}
              />
            ))}
          </ItemList>
        ) : null}
      </div>
      {total > sessions.length ? <Note>{`The ${sessions.length} that were used last, of ${total}.`}</Note> : null}
      {dialog}
    </SecuritySection>
  );
}
