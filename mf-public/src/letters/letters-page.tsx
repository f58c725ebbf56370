import { sentence } from '@cyberharbour/shared-api';
import { Day, ErrorState, Link, Loading, Note, Page, PageHead } from '@cyberharbour/shared-ui';
import { useSentLetters } from '../api/letters';
import { Head } from '../head/head';
import { LetterCheck } from './letter-check';
import './letters.css';
import '../pages.css';

function Archive() {
  const { data, error, isFetching, refetch } = useSentLetters();
  if (!data)
    return error ? (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        {sentence(error, 'The letters could not be fetched just now.')}
      </ErrorState>
    ) : (
      <Loading lines={4}>Loading letters…</Loading>
    );
  if (data.length === 0) return <p>The first letter is still to come.</p>;
  return (
    <ul className="pub-letters__list">
      {data.map(({ _id, subject, sentAt }) => (
        <li key={_id}>
          <Link href={`/letters/${_id}`}>{subject}</Link>
          <Note>
            <Day at={sentAt} />
          </Note>
        </li>
      ))}
    </ul>
  );
}

/** What went to subscribers, and whether a mail is one of it. */
export const Component = () => (
  <Page className="pub-page">
    <Head
      title="Our letters"
      description="Every letter that CyberHarbour sent to its subscribers, and a way to find out whether a mail is really from us."
    />
    <PageHead
      title="Our letters"
      lede="Everything that we sent to subscribers. Our letters follow nobody who reads them."
    />
    <div className="pub-letters">
      <LetterCheck />
      <section className="ui-stack" aria-labelledby="letter-archive">
        <h2 id="letter-archive">All letters</h2>
        <Archive />
        <p>
          What is going around right now: <Link href="/alerts">our alerts</Link>.
        </p>
      </section>
    </div>
  </Page>
);
