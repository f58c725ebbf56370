import { ApiFailure, sentence } from '@cyberharbour/shared-api';
import { BackLink, ErrorState, Loading, PageHead } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useLetter } from '../api/letters';
import { Area } from '../area/area';
import { LetterEditor } from './letter-editor';
import { LetterUnderWay } from './letter-under-way';
import './letters.css';

const back = <BackLink href="/admin/letters">← All letters</BackLink>;

/** A draft is written here; a letter that was let go is watched. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useLetter(id);
  const [round, setRound] = useState(0);
  const isMissing = error instanceof ApiFailure && error.status === 404;
  if (!data)
    return (
      <Area>
        {isPending ? <Loading lines={6}>Loading...</Loading> : null}
        {error ? (
          <>
            <PageHead title="Letter" back={back} />
            <ErrorState busy={isFetching} onRetry={isMissing ? undefined : () => void refetch()}>
              {sentence(error, 'Failed to load the letter.')}
            </ErrorState>
          </>
        ) : null}
      </Area>
    );
  return (
    <Area>
      <title>{`${data.letter.subject} · CyberHarbour`}</title>
      {data.letter.state === 'draft' ? (
        <LetterEditor
          key={`${id} ${round}`}
          answer={data}
          back={back}
          onReload={() => void refetch().then(() => setRound(round + 1))}
        />
      ) : (
        <LetterUnderWay answer={data} back={back} />
      )}
    </Area>
  );
}
