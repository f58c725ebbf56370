import { PageHead } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { Area } from '../area/area';
import { Change } from '../list/change';
import { ListBody, type GrowingList } from '../list/list-body';
import { ListTools } from '../list/list-tools';
import { SelectionBar } from '../list/selection-bar';
import type { ListFilter } from '../list/use-list-filter';
import { useSelection } from '../list/use-selection';
import { PostRow, type Post } from './post-row';

interface PostListProps<Status extends string> {
  kind: 'blog' | 'campaign';
  title: string;
  lede: string;
  /** Said when there is no list. */
  failed: string;
  filter: ListFilter;
  shown: Status | undefined;
  statuses: readonly { value: Status; label: string }[];
  counts: Partial<Record<string, number>> | undefined;
  list: GrowingList;
  posts: readonly Post<Status>[];
  /** Ids whose status is being set. */
  setting: readonly string[];
  onSet: (posts: readonly Post<Status>[], status: Status) => void;
  download: { isPending: boolean; mutateAsync: () => Promise<Blob> };
}

/** Everything of one kind that was ever sent, and what became of it. */
export function PostList<Status extends string>({ kind, filter, shown, statuses, counts, list, posts, setting, onSet, ...rest }: PostListProps<Status>) {
  const name = `${kind}s`;
  const selection = useSelection(posts.map(({ _id }) => _id));
  const { confirm, dialog } = useConfirm();
  const labelOf = (status: Status) => statuses.find(({ value }) => value === status)?.label ?? status;
  const setAll = async (status: Status) => {
    const chosen = posts.filter(({ _id }) => selection.has(_id));
    const many = chosen.length === 1 ? `one ${kind}` : `${chosen.length} ${name}`;
    const yes = await confirm({ title: `Set ${many} to ${labelOf(status)}?`, text: 'Their authors are told by email.', confirmLabel: 'Update', tone: 'primary' });
    if (!yes) return;
    selection.clear();
    onSet(chosen, status);
  };
  const options = [{ value: 'all' as const, label: 'All' }, ...statuses.map(({ value, label }) => ({ value, label: counts ? `${label} (${counts[value] ?? 0})` : label }))];
  return (
    <Area>
      <PageHead title={rest.title} lede={rest.lede} />
      <ListTools filter={filter} name={name} chips={{ label: 'Status', param: 'status', options, value: shown }} download={rest.download} />
      {posts.length > 0 ? (
        <SelectionBar selection={selection}>
          <Change label="Status of what is selected" button="Update selected" options={statuses} busy={setting.length > 0} onChange={(status) => void setAll(status)} />
        </SelectionBar>
      ) : null}
      <ListBody
        list={list}
        name={name}
        failed={rest.failed}
        rows={posts.map((post) => (
          <PostRow key={post._id} kind={kind} post={post} statuses={statuses} busy={setting.includes(post._id)} onChange={(status) => onSet([post], status)} selection={selection} />
        ))}
      />
      {dialog}
    </Area>
  );
}
