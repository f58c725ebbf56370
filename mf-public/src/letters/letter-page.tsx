import { Day, Note } from '@cyberharbour/shared-ui';
import { LetterParts } from '@cyberharbour/shared-ui/letter-parts';
import { useParams } from 'react-router-dom';
import { useSentLetter } from '../api/letters';
import { Head } from '../head/head';
import { ItemPage } from '../item-page/item-page';
import './letters.css';

/** One letter as its readers got it, with its code. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <ItemPage
      name="letter"
      list="/letters"
      read={useSentLetter(id)}
      missing="We sent no letter with this address."
      failed="The letter could not be fetched just now."
    >
      {({ subject, sentAt, code, parts }) => (
        <article className="pub-letters__sheet">
          <Head title={subject} description={`A letter of CyberHarbour to its subscribers: ${subject}`} />
          <h1>{subject}</h1>
          <Note>
            Sent on <Day at={sentAt} />. Its code is <b>{code}</b>.
          </Note>
          <LetterParts parts={parts} level={2} />
        </article>
      )}
    </ItemPage>
  );
}
