import { Badge, Day, type BadgeStatus } from '@cyberharbour/shared-ui';
import { memo, useMemo, type ReactNode } from 'react';
import { Cell } from '../list/cell';
import { Change } from '../list/change';
import { ListRow, RowHead } from '../list/list-row';

export interface Post<Status extends string> {
  _id: string;
  title: string;
  createdAt: string;
  updatedAt: string;
  /** What the selector stands on. */
  status: Status;
  badge: BadgeStatus;
  note: ReactNode;
}

interface CellsProps<Status extends string> {
  post: Post<Status>;
  statuses: readonly { value: Status; label: string }[];
  busy: boolean;
  onSet: (posts: readonly Post<Status>[], status: Status) => void;
}

const Cells = <Status extends string>({ post, statuses, busy, onSet }: CellsProps<Status>) => (
  <>
    <RowHead title={post.title}>{post.note}</RowHead>
    <Cell className="adm-time">
      <Day at={post.createdAt} />
    </Cell>
    <Cell>
      <Badge status={post.badge} />
    </Cell>
    <Cell>
      <Change
        key={post.status}
        label={`Status of ${post.title}`}
        button="Update"
        options={statuses}
        value={post.status}
        busy={busy}
        onChange={(status) => onSet([post], status)}
      />
    </Cell>
  </>
);

interface PostRowProps<Status extends string> extends CellsProps<Status> {
  kind: 'blog' | 'campaign';
  ticked: boolean;
  onTick: (id: string) => void;
}

function Row<Status extends string>({ kind, ticked, onTick, post, statuses, busy, onSet }: PostRowProps<Status>) {
  const cells = useMemo(
    () => <Cells post={post} statuses={statuses} busy={busy} onSet={onSet} />,
    [post, statuses, busy, onSet],
  );
  return (
    <ListRow kind={kind} id={post._id} title={post.title} ticked={ticked} onTick={onTick}>
      {cells}
    </ListRow>
  );
}

/** A list of hundreds is worked by ticking: only what was ticked is drawn again. */
export const PostRow = memo(Row) as typeof Row;
