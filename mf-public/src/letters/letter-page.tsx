import { ApiFailure, sentence } from '@cyberharbour/shared-api';
import { BackLink, Day, ErrorState, Loading, Note, Page, PageHead } from '@cyberharbour/shared-ui';
import { LetterParts } from '@cyberharbour/shared-ui/letter-parts';
import { useParams } from 'react-router-dom';
import { useSentLetter } from '../api/letters';
import { Head } from '../head/head';
import './letters.css';
import '../pages.css';

const failed = 'The letter could not be fetched just now.';

/** One letter as its readers got it, with its code. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useSentLetter(id);
  const isMissing = error instanceof ApiFailure && error.status === 404;
  return (
    <Page className="pub-page">
      <p className="pub-backbar">
        <BackLink href="/letters">← All letters</BackLink>
      </p>
      {data ? (
        <article className="pub-letters__sheet">
          <Head title={data.subject} description={`A letter of CyberHarbour to its subscribers: ${data.subject}`} />
          <h1>{data.subject}</h1>
          <Note>
            Sent on <Day at={data.sentAt} />. Its code is <b>{data.code}</b>.
          </Note>
          <LetterParts parts={data.parts} level={2} />
        </article>
      ) : null}
      {isPending ? (
        <>
          <title>Loading letter… · CyberHarbour</title>
          <h1 className="ui-hidden">Letter</h1>
          <Loading lines={6}>Loading letter…</Loading>
        </>
      ) : null}
      {!data && error ? (
        <>
          <title>{`${isMissing ? 'Letter not found' : 'Letter'} · CyberHarbour`}</title>
          <PageHead title={isMissing ? 'Letter not found' : 'Failed to load letter'} />
          <ErrorState busy={isFetching} onRetry={isMissing ? undefined : () => void refetch()}>
            {isMissing ? 'We sent no letter with this address.' : sentence(error, failed)}
          </ErrorState>
        </>
      ) : null}
    </Page>
  );
}
