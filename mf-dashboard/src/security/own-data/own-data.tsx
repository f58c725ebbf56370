import { sentence } from '@cyberharbour/shared-api';
import { useBeginExport, useOwnData, useRemoveExport } from '@cyberharbour/shared-api/security';
import { Button, ErrorState, Loading, Notice } from '@cyberharbour/shared-ui';
import { Progress } from '@cyberharbour/shared-ui/progress';
import { SecuritySection } from '../security-section';
import { ReadyFile } from './ready-file';

const failed = 'Failed to prepare your data.';

/** All that is stored about the member, as one file that is made in the background. */
export function OwnData() {
  const { data, error, isPending, isFetching, refetch } = useOwnData();
  const beginning = useBeginExport();
  const removing = useRemoveExport();
  const isUnderWay = data?.state === 'waiting' || data?.state === 'working';
  const failure = beginning.error ?? removing.error;
  return (
    <SecuritySection
      title="Your data"
      lede="All that we store about you as one file: your account, your posts with their pictures and what became of them, and your sign-ins."
    >
      {failure ? (
        <Notice tone="danger" role="alert">
          <p>{sentence(failure, failed)}</p>
        </Notice>
      ) : null}
      {isPending ? <Loading lines={1}>Loading...</Loading> : null}
      {error && data === undefined ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {sentence(error, failed)}
        </ErrorState>
      ) : null}
      {data?.state === 'failed' ? (
        <Notice tone="danger" role="alert">
          <p>Your file could not be made. Please try again.</p>
        </Notice>
      ) : null}
      {isUnderWay ? (
        <Progress
          label="Your file is being made. You can leave this page."
          note={data.total > 0 ? `${data.done} of ${data.total}` : ''}
          {...(data.total > 0 && { value: data.done, max: data.total })}
        />
      ) : null}
      {data?.state === 'ready' && data.url !== undefined ? (
        <ReadyFile
          url={data.url}
          bytes={data.bytes}
          expiresAt={data.expiresAt}
          removing={removing.isPending}
          onRemove={() => removing.mutate()}
        />
      ) : null}
      {data?.state === 'ready' && data.url === undefined ? (
        <Notice tone="success" icon="tick" role="status">
          <p>Your file is ready on the device that asked for it. Here you can prepare a new one.</p>
        </Notice>
      ) : null}
      {data === undefined || isUnderWay ? null : (
        <div>
          <Button tone="quiet" busy={beginning.isPending} onClick={() => beginning.mutate()}>
            {data?.state === 'ready' ? 'Prepare a new file' : 'Prepare my data'}
          </Button>
        </div>
      )}
    </SecuritySection>
  );
}
