import { Badge, Item, type BadgeStatus } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { History } from '../history/history';
import { Change } from '../list/change';
import { TitleTick } from '../list/title-tick';
import type { Selection } from '../list/use-selection';

export interface Post<Status extends string> {
  _id: string;
  title: string;
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
  onChange: (status: Status) => void;
  selection: Selection;
}

export const PostRow = <Status extends string>({ kind, post, statuses, busy, onChange, selection }: PostRowProps<Status>) => (
  <Item
    title={<TitleTick id={post._id} title={post.title} selection={selection} />}
    badge={<Badge status={post.badge} />}
    note={post.note}
    actions={<Change key={post.status} label={`Status of ${post.title}`} button="Update" options={statuses} value={post.status} busy={busy} onChange={onChange} />}
  >
    <History kind={kind} id={post._id} title={post.title} />
  </Item>
);
