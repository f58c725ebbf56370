import { audienceWords, languageWords, levelWords, type LibraryItem } from '@cyberharbour/shared-api/contract';
import { Badge, Button, Day, Icon, Link, Row } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { useRetireResource } from '../api/library';
import type { Direction } from './use-order';

interface ResourceRowProps {
  resource: LibraryItem;
  /** Its place and the last one, from 1; left out, it is retired. */
  place?: number;
  last?: number;
  onMove?: (id: string, direction: Direction) => void;
}

function Facts({ resource }: Pick<ResourceRowProps, 'resource'>) {
  const {
    category,
    audiences = [],
    level = 'start',
    minutes = 0,
    language = 'en',
    reviewedOn,
    slug,
    checkedAt,
  } = resource;
  return (
    <ul role="list" className="adm-library__facts">
      <li>{slug ? 'Our own guide' : new URL(resource.link).host}</li>
      <li>{category}</li>
      <li>{audiences.map((each) => audienceWords[each]).join(', ')}</li>
      <li>{levelWords[level]}</li>
      <li>{minutes} min</li>
      {language === 'en' ? null : <li>{languageWords[language]}</li>}
      <li>
        {reviewedOn ? (
          <>
            Reviewed <Day at={reviewedOn} />
          </>
        ) : (
          'Never reviewed'
        )}
      </li>
      {slug ? null : (
        <li>
          {checkedAt ? (
            <>
              Checked <Day at={checkedAt} />
            </>
          ) : (
            'Not checked yet'
          )}
        </li>
      )}
    </ul>
  );
}

/** One resource: what it is, where it stands, and what a moderator does with it. */
export function ResourceRow({ resource, place, last, onMove }: ResourceRowProps) {
  const { _id: id, title, updatedAt, retiredAt } = resource;
  const retiring = useRetireResource();
  const { confirm, dialog } = useConfirm();
  const retire = async () => {
    const text = 'Readers no longer find it. It stays here, and you can bring it back.';
    if (await confirm({ title: `Retire “${title}”?`, text, confirmLabel: 'Retire' }))
      retiring.mutate({ _id: id, updatedAt, retired: true });
  };
  const moveTo = (direction: Direction, blocked: boolean) => (
    <Button
      tone="quiet"
      size="sm"
      data-move={direction}
      aria-label={`Move ${direction}: ${title}`}
      disabled={blocked}
      onClick={() => onMove?.(id, direction)}
    >
      <Icon name={direction} />
    </Button>
  );
  return (
    <li className="adm-library__row">
      <div className="adm-library__words">
        <Link href={`/admin/resources/${id}`}>{title}</Link> {retiredAt ? <Badge>Retired</Badge> : null}
        <Facts resource={resource} />
      </div>
      <Row className="adm-library__acts">
        {place === undefined ? (
          <Button
            tone="quiet"
            size="sm"
            busy={retiring.isPending}
            aria-label={`Bring back ${title}`}
            onClick={() => retiring.mutate({ _id: id, updatedAt, retired: false })}
          >
            Bring back
          </Button>
        ) : (
          <>
            {moveTo('up', place === 1)}
            {moveTo('down', place === last)}
            <Button
              tone="quiet"
              size="sm"
              busy={retiring.isPending}
              aria-label={`Retire ${title}`}
              onClick={() => void retire()}
            >
              Retire
            </Button>
          </>
        )}
      </Row>
      {dialog}
    </li>
  );
}
