import { Badge, Button, ButtonLink, Day, type BadgeStatus } from '@cyberharbour/shared-ui';
import { Item } from '@cyberharbour/shared-ui/item-list';
import type { ReactNode } from 'react';
import { Cover } from './cover';

interface PostRowProps {
  title: string;
  variants: readonly { url: string; width: number }[];
  status: BadgeStatus;
  /** Where it is read, where it is edited. */
  view: string;
  edit: string;
  createdAt: string;
  note?: ReactNode;
  /** Where a new one like it is begun. */
  duplicate?: string | undefined;
  deleting: boolean;
  onDelete: () => void;
}

/** One of the member's own posts, with what can be done to it. */
export const PostRow = ({
  title,
  variants,
  status,
  view,
  edit,
  createdAt,
  note,
  duplicate,
  deleting,
  onDelete,
}: PostRowProps) => (
  <Item
    title={title}
    cover={<Cover title={title} variants={variants} />}
    badge={<Badge status={status} />}
    note={
      note ?? (
        <>
          {status === 'pending' ? 'Sent ' : 'Posted '}
          <Day at={createdAt} />
          {status === 'pending' ? ', waiting to be read' : ''}
        </>
      )
    }
    actions={
      <>
        <ButtonLink tone="quiet" size="sm" href={view} aria-label={`View ${title}`}>
          View
        </ButtonLink>
        <ButtonLink tone="quiet" size="sm" href={edit} aria-label={`Edit ${title}`}>
          Edit
        </ButtonLink>
        {duplicate === undefined ? null : (
          <ButtonLink tone="quiet" size="sm" href={duplicate} aria-label={`Duplicate ${title}`}>
            Duplicate
          </ButtonLink>
        )}
        <Button tone="danger" size="sm" busy={deleting} onClick={onDelete} aria-label={`Delete ${title}`}>
          Delete
        </Button>
      </>
    }
  />
);
