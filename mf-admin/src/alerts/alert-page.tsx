import { ApiFailure, sentence } from '@cyberharbour/shared-api';
import type { AdminAlertAnswer } from '@cyberharbour/shared-api/contract';
import { BackLink, Button, ErrorState, Link, ListHead, Loading, Notice, PageHead } from '@cyberharbour/shared-ui';
import { useEffect, useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useAlert, useCorrectAlert, useStartAlert } from '../api/alerts';
import { Area } from '../area/area';
import { Entries } from '../history/entries';
import { AlertActs } from './alert-acts';
import { AlertFields } from './alert-fields';
import './alerts.css';

const back = <BackLink href="/admin/alerts">← All alerts</BackLink>;

function NewAlert() {
  const starting = useStartAlert();
  const navigate = useNavigate();
  const id = starting.data?.alert._id;
  // Once it is drawn as saved: nothing is left behind any more.
  useEffect(() => {
    if (id !== undefined) void navigate(`/admin/alerts/${id}`, { replace: true });
  }, [id, navigate]);
  return (
    <>
      <PageHead title="Write an alert" lede="It is on every page as soon as you start it." back={back} />
      <AlertFields saving={starting} onSave={(form) => starting.mutate(form)} />
    </>
  );
}

function KnownAlert({ answer, onReload }: { answer: AdminAlertAnswer; onReload: () => void }) {
  const { alert } = answer;
  // A correction is of the version that was read, whatever comes meanwhile.
  const [read] = useState(alert);
  const correcting = useCorrectAlert(read._id, read.updatedAt);
  const historyId = useId();
  const isStale = correcting.error instanceof ApiFailure && correcting.error.status === 412;
  return (
    <>
      <title>{`${alert.title} · CyberHarbour`}</title>
      <PageHead title={alert.title} back={back}>
        <Link href={`/alerts/${alert._id}`}>See its page</Link>
      </PageHead>
      <AlertActs answer={answer} />
      {isStale ? (
        <Notice tone="warn">
          <Button tone="quiet" onClick={onReload}>
            Show what is saved now
          </Button>
        </Notice>
      ) : null}
      <AlertFields
        alert={read}
        isEnded={!alert.isRunning}
        saving={correcting}
        onSave={(form, correction) => correcting.mutate({ ...form, correction }, { onSuccess: onReload })}
      />
      <section aria-labelledby={historyId}>
        <ListHead title="History" titleId={historyId} />
        <Entries kind="alert" id={alert._id} />
      </section>
    </>
  );
}

function Known({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useAlert(id);
  const [round, setRound] = useState(0);
  const isMissing = error instanceof ApiFailure && error.status === 404;
  if (data)
    return <KnownAlert key={round} answer={data} onReload={() => void refetch().then(() => setRound(round + 1))} />;
  if (isPending) return <Loading lines={6}>Loading...</Loading>;
  return (
    <>
      <PageHead title="Alert" back={back} />
      <ErrorState busy={isFetching} onRetry={isMissing ? undefined : () => void refetch()}>
        {sentence(error, 'Failed to load the alert.')}
      </ErrorState>
    </>
  );
}

/** An alert that is written, or one that runs or ran: corrected, mailed, ended. */
export function Component() {
  const { id = '' } = useParams();
  return <Area>{id === 'new' ? <NewAlert /> : <Known key={id} id={id} />}</Area>;
}
