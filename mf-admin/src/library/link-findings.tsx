import type { LinkFinding } from '@cyberharbour/shared-api/contract';
import { Button, Day, Link, ListHead, Note, Row } from '@cyberharbour/shared-ui';
import { useId } from 'react';
import { useLinkFindings, useRetireResource, useSettleFinding } from '../api/library';

const sayings: Record<LinkFinding['finding'], string> = {
  dead: 'For three days or more the page was not there.',
  moved: 'The page moved for good.',
  changed: 'The page says something else than it did.',
};

function FindingItem({
  finding: { _id: id, title, link, finding, detail, foundAt, updatedAt },
}: {
  finding: LinkFinding;
}) {
  const settling = useSettleFinding();
  const retiring = useRetireResource();
  const isBusy = settling.isPending || retiring.isPending;
  return (
    <li className="adm-library__row">
      <div className="adm-library__words">
        <Link href={link} target="_blank" rel="noopener noreferrer">
          {title} (opens in a new tab)
        </Link>
        <Note>
          {sayings[finding]} {finding === 'moved' ? `New address: ${detail ?? ''}` : detail} Found <Day at={foundAt} />.
        </Note>
      </div>
      <Row className="adm-library__acts">
        {finding === 'moved' && detail?.startsWith('https://') ? (
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={`Use the new address: ${title}`}
            onClick={() => settling.mutate({ id, how: 'address' })}
          >
            Use the new address
          </Button>
        ) : null}
        <Button
          tone="quiet"
          size="sm"
          disabled={isBusy}
          aria-label={`It is fine: ${title}`}
          onClick={() => settling.mutate({ id, how: 'dismiss' })}
        >
          It is fine
        </Button>
        <Button
          tone="quiet"
          size="sm"
          disabled={isBusy}
          aria-label={`Retire: ${title}`}
          onClick={() => retiring.mutate({ _id: id, updatedAt, retired: true })}
        >
          Retire
        </Button>
      </Row>
    </li>
  );
}

/** Links that the nightly check has doubts about. Nothing is drawn where all is well. */
export function LinkFindings() {
  const { data = [] } = useLinkFindings();
  const titleId = useId();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="adm-library__findings">
      <ListHead title={`Links to look at (${data.length})`} titleId={titleId} />
      <ul role="list" className="adm-library">
        {data.map((finding) => (
          <FindingItem key={finding._id} finding={finding} />
        ))}
      </ul>
    </section>
  );
}
