import { sentence } from '@cyberharbour/shared-api';
import type { Letter } from '@cyberharbour/shared-api/contract';
import { ErrorState, Loading, Notice } from '@cyberharbour/shared-ui';
import { LetterParts } from '@cyberharbour/shared-ui/letter-parts';
import { TabPanel, Tabs } from '@cyberharbour/shared-ui/tabs';
import { useId, useState } from 'react';
import { useLetterPreview } from '../api/letters';

const forms = [
  { value: 'page', label: 'Web page' },
  { value: 'text', label: 'Plain text' },
] as const;

/** The letter as it is stored, in all its forms. */
export function LetterPreview({ letter: { _id: id, subject, updatedAt } }: { letter: Letter }) {
  const tabs = useId();
  const [shown, setShown] = useState<'page' | 'text'>('page');
  const { data, error, isFetching, refetch } = useLetterPreview(id, updatedAt);
  if (!data)
    return error ? (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        {sentence(error, 'The preview could not be made.')}
      </ErrorState>
    ) : (
      <Loading lines={6}>Loading...</Loading>
    );
  return (
    <div className="adm-letter__preview">
      <div className="adm-letter__forms">
        <Tabs id={tabs} label="Form of the letter" tabs={forms} value={shown} onChange={setShown} />
        <a href={data.mailUrl} target="_blank" rel="noreferrer">
          As mail programs draw it (opens in a new tab)
        </a>
      </div>
      {data.missing > 0 ? (
        <Notice tone="warn">
          <p>A post in this letter is not public any more. It is left out.</p>
        </Notice>
      ) : null}
      <TabPanel tabsId={tabs} value="page" shown={shown}>
        <article className="adm-letter__sheet">
          <h2>{subject}</h2>
          <LetterParts parts={data.parts} level={3} />
          {data.parts.length === 0 ? <p>There is nothing in it yet.</p> : null}
        </article>
      </TabPanel>
      <TabPanel tabsId={tabs} value="text" shown={shown}>
        <pre className="adm-letter__text">{data.text}</pre>
      </TabPanel>
    </div>
  );
}
