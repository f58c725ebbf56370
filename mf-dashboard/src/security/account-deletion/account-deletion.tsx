import { sentence } from '@cyberharbour/shared-api';
import { useCancelDeletion, useDeletion, useRequestDeletion } from '@cyberharbour/shared-api/security';
import { ErrorState, Loading, Notice } from '@cyberharbour/shared-ui';
import { useEffect, useRef } from 'react';
import { SecuritySection } from '../security-section';
import { AskForDeletion } from './ask-for-deletion';
import { PendingDeletion } from './pending-deletion';

const failed = 'Delete failed.';

/** The end of the account: asked for, waited for, and taken back. */
export function AccountDeletion() {
  const { data, error, isPending, isFetching, refetch } = useDeletion();
  const requesting = useRequestDeletion();
  const cancelling = useCancelDeletion();
  const place = useRef<HTMLDivElement>(null);
  const changed = requesting.isSuccess || cancelling.isSuccess;
  const isAsked = Boolean(data?.deletion);
  // The button that was pressed is gone.
  useEffect(() => {
    if (changed) place.current?.focus();
  }, [changed, isAsked]);
  const failure = requesting.error ?? cancelling.error;
  return (
    <SecuritySection
      title="Delete your account"
      lede="There is time to change your mind. After that it is gone for good."
    >
      <div ref={place} tabIndex={-1} role="group" aria-label="Deletion of your account">
        {failure ? (
          <Notice tone="danger" role="alert">
            <p>{sentence(failure, failed)}</p>
          </Notice>
        ) : null}
        {isPending ? <Loading lines={2}>Loading...</Loading> : null}
        {error && !data ? (
          <ErrorState busy={isFetching} onRetry={() => void refetch()}>
            {sentence(error, 'Failed to load user.')}
          </ErrorState>
        ) : null}
        {data?.deletion ? (
          <PendingDeletion
            deletion={data.deletion}
            cancelling={cancelling.isPending}
            onCancel={() => cancelling.mutate()}
          />
        ) : null}
        {data?.deletion === null ? (
          <AskForDeletion
            waitDays={data.waitDays}
            backupDays={data.backupDays}
            busy={requesting.isPending}
            onAsk={(posts) => requesting.mutate({ posts })}
          />
        ) : null}
      </div>
    </SecuritySection>
  );
}
