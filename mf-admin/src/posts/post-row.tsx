import { Badge, Day, type BadgeStatus } from '@cyberharbour/shared-ui';
import { memo, type ReactNode } from 'react';
import { Change } from '../list/change';
import { ListRow } from '../list/list-row';

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

interface PostRowProps<Status extends string> {
  kind: 'blog' | 'campaign';
  post: Post<Status>;
  statuses: readonly { value: Status; label: string }[];
  busy: boolean;
  onSet: (posts: readonly Post<Status>[], status: Status) => void;
  ticked: boolean;
  onTick: (id: string) => void;
}

const Row = <Status extends string>({ kind, post, statuses, busy, onSet, ticked, onTick }: PostRowProps<Status>) => (
  <ListRow kind={kind} id={post._id} title={post.title} note={post.note} ticked={ticked} onTick={onTick}>
    <td role="cell" className="adm-time">
      <Day at={post.createdAt} />
    </td>
    <td role="cell">
      <Badge status={post.badge} />
    </td>
    <td role="cell">
      <Change key={post.status} label={`Status of ${post.title}`} button="Update" options={statuses} value={post.status} busy={busy} onChange={(status) => onSet([post], status)} />
    </td>
  </ListRow>
);

/** A list of hundreds is worked by ticking: only the row that was ticked is drawn again. */
export const PostRow = memo(Row) as typeof Row;
