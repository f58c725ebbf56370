import { ApiFailure, isUnreachable, sentence } from '@cyberharbour/shared-api';
import { ErrorState, PageHead } from '@cyberharbour/shared-ui';
import { inWords } from '../form/in-words';
import { pauseOf } from '../form/pause-of';
import { MissingPost } from './missing-post';

interface NotLoadedProps {
  error: unknown;
  /** Said when there is no such post. */
  missing: string;
  /** Said when it failed, and the server gave no sentence of its own. */
  failed: string;
  name: 'blog' | 'campaign' | 'guide';
  busy: boolean;
  onRetry: () => void;
}

function explain(error: unknown, name: string): string {
  if (isUnreachable(error)) return `We could not reach the harbour office. The ${name} may well be there.`;
  const pause = pauseOf(error);
  return pause > 0 ? `Please try again in ${inWords(pause)}.` : `The ${name} may well be there. Please try again.`;
}

/** A post that is not there, or could not be had: in the server's words where it gave some. */
export function NotLoaded({ error, missing, failed, name, busy, onRetry }: NotLoadedProps) {
  const isMissing = error instanceof ApiFailure && error.status === 404;
  const said = isMissing ? missing : sentence(error, failed);
  return (
    <>
      <title>{`${said.replace(/\.$/, '')} · CyberHarbour`}</title>
      {isMissing ? (
        <MissingPost title={said} name={name} />
      ) : (
        <>
          <PageHead title={said} />
          <ErrorState busy={busy} onRetry={onRetry}>
            {explain(error, name)}
          </ErrorState>
        </>
      )}
    </>
  );
}
