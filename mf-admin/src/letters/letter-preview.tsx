import { sentence } from '@cyberharbour/shared-api';
import type { Letter, LetterPart } from '@cyberharbour/shared-api/contract';
import { ErrorState, Link, Loading, Notice } from '@cyberharbour/shared-ui';
import { FormattedText } from '@cyberharbour/shared-ui/formatted-text';
import { TabPanel, Tabs } from '@cyberharbour/shared-ui/tabs';
import { useId, useState } from 'react';
import { useLetterPreview } from '../api/letters';

function Part({ part }: { part: LetterPart }) {
  if (part.kind === 'words') return <FormattedText text={part.text} blocks={part.blocks} level={3} />;
  if (part.kind === 'tip')
    return (
      <aside className="adm-letter__tip">
        <h3>One thing to do</h3>
        <p>{part.text}</p>
      </aside>
    );
  return (
    <section className="adm-letter__post">
      <h3>
        <Link href={part.href}>{part.title}</Link>
      </h3>
      <p>{part.excerpt}</p>
    </section>
  );
}

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
          {data.parts.map((part, place) => (
            <Part key={place} part={part} />
          ))}
          {data.parts.length === 0 ? <p>There is nothing in it yet.</p> : null}
        </article>
      </TabPanel>
      <TabPanel tabsId={tabs} value="text" shown={shown}>
        <pre className="adm-letter__text">{data.text}</pre>
      </TabPanel>
    </div>
  );
}
