import type { Blog } from '@cyberharbour/shared-api/contract';
import {
  Badge,
  Button,
  ButtonLink,
  CoverImage,
  Day,
  Menu,
  VisuallyHidden,
  type BadgeStatus,
} from '@cyberharbour/shared-ui';
import { DrawnCover } from '@cyberharbour/shared-ui/art-cover';
import { Item } from '@cyberharbour/shared-ui/item-list';
import type { ReactNode } from 'react';
import './posts.css';

/** What a row shows of a post of either kind. */
export type OwnPost = Pick<
  Blog,
  | '_id'
  | 'title'
  | 'imageVariants'
  | 'imageWidth'
  | 'imageHeight'
  | 'imageFocus'
  | 'createdAt'
  | 'moderation'
  | 'publishAt'
> & { status: string };

/** CSS pixels that its picture is wide at most. */
const thumbnail = 112;

interface PostRowProps {
  post: OwnPost;
  /** Where posts of its kind are: `/blog`. */
  path: string;
  status: BadgeStatus;
  note?: ReactNode;
  /** Where a new post like it is begun. */
  duplicate?: string | undefined;
  /** Where one reads what became of it, and writes about it. */
  figures?: string | undefined;
  updates?: string | undefined;
  deleting: boolean;
  onDelete: () => void;
}

/** One of the member's own posts, with its smallest picture and what can be done to it. */
export function PostRow({ post, path, status, note, duplicate, figures, updates, deleting, onDelete }: PostRowProps) {
  const { _id, title, imageVariants, imageWidth, imageHeight, imageFocus, createdAt } = post;
  const links = [
    { label: 'View', href: `${path}/${_id}` },
    { label: 'Edit', href: `${path}/${_id}/edit` },
    ...(figures === undefined ? [] : [{ label: 'Figures', href: figures }]),
    ...(updates === undefined ? [] : [{ label: 'Updates', href: updates }]),
    ...(duplicate === undefined ? [] : [{ label: 'Duplicate', href: duplicate }]),
  ];
  return (
    <Item
      title={title}
      cover={
        <CoverImage
          src={imageVariants[0]?.url}
          width={imageWidth ?? undefined}
          height={imageHeight ?? undefined}
          focus={imageFocus}
          frame={thumbnail}
        >
          <DrawnCover title={title} thumb />
        </CoverImage>
      }
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
          {links.map(({ label, href }) => (
            <ButtonLink key={label} tone="quiet" size="sm" href={href} aria-label={`${label} ${title}`}>
              {label}
            </ButtonLink>
          ))}
          <Menu
            className="dash-more"
            summary={
              <>
                <span aria-hidden="true">{deleting ? 'Deleting' : '…'}</span>
                <VisuallyHidden>More about {title}</VisuallyHidden>
              </>
            }
          >
            <Button
              tone="danger"
              size="sm"
              busy={deleting}
              aria-label={`Delete ${title}`}
              onClick={({ currentTarget }) => {
                // The menu closes: what is asked gives the focus back to its button, which stays.
                currentTarget.closest('details')?.querySelector('summary')?.focus();
                onDelete();
              }}
            >
              Delete
            </Button>
          </Menu>
        </>
      }
    />
  );
}
