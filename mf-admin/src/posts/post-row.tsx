import { Day, Link, type BadgeStatus } from '@cyberharbour/shared-ui';
import { memo, useMemo, type ReactNode } from 'react';
import { Cell } from '../list/cell';
import { Change } from '../list/change';
import { ListRow, RowHead } from '../list/list-row';

export interface Post<Status extends string> {
  _id: string;
  title: string;
  createdAt: string;
  updatedAt: string;
  /** What it was set to last. */
  status: Status;
  badge: BadgeStatus;
  note: ReactNode;
  /** Of its menu: what only posts of its kind have. */
  more: ReactNode;
  /** Where its readers read it. */
  href: string;
  /** What its author was to change, while it waits for them. */
  sentBackFor: string | undefined;
}

interface CellsProps<Status extends string> {
  post: Post<Status>;
  statuses: readonly { value: Status; label: string }[];
  busy: boolean;
  onSet: (posts: readonly Post<Status>[], status: Status) => void;
}

const Cells = <Status extends string>({ post, statuses, busy, onSet }: CellsProps<Status>) => (
  <>
    <RowHead title={post.title} href={post.href}>
      {post.sentBackFor === undefined ? null : <b>Sent back, </b>}
      {post.note}
    </RowHead>
    <Cell className="adm-time">
      <Day at={post.createdAt} />
    </Cell>
    <Cell className="adm-choice">
      <Change
        label={`Status of ${post.title}`}
        button="Update"
        options={statuses}
        // What was sent back is pending too: back into the queue is a change.
        value={post.sentBackFor === undefined ? post.status : undefined}
        busy={busy}
        onChange={(status) => onSet([post], status)}
      />
    </Cell>
  </>
);

interface PostRowProps<Status extends string> extends CellsProps<Status> {
  kind: 'blog' | 'campaign';
  /** Left out in a list where nothing is ticked. */
  ticked?: boolean;
  onTick?: (id: string) => void;
}

function Row<Status extends string>({ kind, ticked, onTick, post, statuses, busy, onSet }: PostRowProps<Status>) {
  const cells = useMemo(
    () => <Cells post={post} statuses={statuses} busy={busy} onSet={onSet} />,
    [post, statuses, busy, onSet],
  );
  const more = useMemo(
    () => (
      <>
        {post.badge === 'pending' ? <Link href={`/admin/approvals?${kind}=${post._id}`}>Read and decide</Link> : null}
        <Link href={`${post.href}/edit`}>Edit</Link>
        {post.more}
      </>
    ),
    [post, kind],
  );
  return (
    <ListRow kind={kind} id={post._id} title={post.title} ticked={ticked} onTick={onTick} more={more}>
      {cells}
    </ListRow>
  );
}

/** A list of hundreds is worked by ticking: only what was ticked is drawn again. */
export const PostRow = memo(Row) as typeof Row;
