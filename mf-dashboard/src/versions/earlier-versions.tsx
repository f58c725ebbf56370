import type { Revision } from '@cyberharbour/shared-api/contract';
import { useRevisions } from '@cyberharbour/shared-api/revisions';
import { Button, Day, Loading, Note, Stack } from '@cyberharbour/shared-ui';
import { lazy, Suspense, useState } from 'react';
import './earlier-versions.css';

const ComparedText = lazy(() =>
  import(/* webpackChunkName: "compared-text" */ '@cyberharbour/shared-ui/compared-text').then((loaded) => ({
    default: loaded.ComparedText,
  })),
);

interface VersionsProps {
  kind: 'blog' | 'campaign';
  id: string;
  /** The words that are stored now. */
  now: { title: string; text: string };
  onUse: (version: Revision) => void;
}

function Version({ version, now, onUse }: { version: Revision } & Pick<VersionsProps, 'now' | 'onUse'>) {
  const { title, text, until, byAuthor } = version;
  const isSame = title === now.title && text === now.text;
  return (
    <li className="dash-versions__one">
      <h2>
        Until <Day at={until} withTime />
      </h2>
      <Note>{byAuthor ? 'Then you changed it.' : 'Then a moderator changed it.'} What is marked changed since.</Note>
      {isSame ? <p>Title and text are as they are now.</p> : null}
      <Suspense fallback={<Loading lines={2}>Loading…</Loading>}>
        {title === now.title ? null : <ComparedText before={title} now={now.title} />}
        {text === now.text ? null : <ComparedText before={text} now={now.text} />}
      </Suspense>
      <Button tone="quiet" size="sm" onClick={() => onUse(version)}>
        Put this version into the form
      </Button>
    </li>
  );
}

function Versions({ kind, id, now, onUse }: VersionsProps) {
  const { data, isPending, isFetching, refetch } = useRevisions(kind, id, true);
  if (isPending) return <Loading lines={3}>Loading…</Loading>;
  if (!data) {
    return (
      <Stack>
        <p>Earlier versions cannot be loaded right now. The form below works without them.</p>
        <Button tone="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </Stack>
    );
  }
  if (data.length === 0) return <Note>Its words were not changed since you sent it.</Note>;
  return (
    <ol className="dash-versions__list">
      {data.map((version) => (
        <Version key={version._id} version={version} now={now} onUse={onUse} />
      ))}
    </ol>
  );
}

/** What a post was before its last changes; asked for when somebody wants to see it. */
export function EarlierVersions(props: VersionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="dash-versions" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Earlier versions</summary>
      {isOpen ? <Versions {...props} /> : null}
    </details>
  );
}
