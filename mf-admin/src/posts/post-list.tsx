import type { PagedList } from '@cyberharbour/shared-api';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { Area } from '../area/area';
import { Change } from '../list/change';
import { ListBody } from '../list/list-body';
import { ListTable } from '../list/list-table';
import { ListTools } from '../list/list-tools';
import { SelectionBar } from '../list/selection-bar';
import { UndoNotice } from '../list/undo-notice';
import type { ListFilter } from '../list/use-list-filter';
import { useSelection } from '../list/use-selection';
import type { Undo } from '../list/use-undo';
import { columns, type orders } from './orders';
import { PostRow, type Post } from './post-row';

interface PostListProps<Status extends string> {
  kind: {
    name: 'blog' | 'campaign';
    title: string;
    lede: string;
    statuses: readonly { value: Status; label: string }[];
  };
  filter: ListFilter;
  shown: Status | 'sent-back' | undefined;
  order: (typeof orders)[number] | undefined;
  counts: Partial<Record<string, number>> | undefined;
  list: PagedList;
  posts: readonly Post<Status>[];
  /** Ids whose status is being set. */
  setting: readonly string[];
  onSet: (posts: readonly Post<Status>[], status: Status) => void;
  undo: Undo;
  download: { isPending: boolean; mutateAsync: () => Promise<Blob> };
}

/** No status of its own, and nothing is set to it: a pending post that waits for its author. */
const sentBack = { value: 'sent-back', label: 'Sent back' } as const;

/** Everything of one kind that was ever sent, and what became of it. */
export function PostList<Status extends string>({
  kind: { name: noun, title, lede, statuses },
  filter,
  shown,
  order = 'newest',
  counts,
  list,
  posts,
  setting,
  onSet,
  undo,
  download,
}: PostListProps<Status>) {
  const name = `${noun}s`;
  const selection = useSelection(posts.map(({ _id }) => _id));
  const { confirm, dialog } = useConfirm();
  const labelOf = (status: Status) => statuses.find(({ value }) => value === status)?.label ?? status;
  const setAll = async (status: Status) => {
    const chosen = posts.filter(({ _id }) => selection.has(_id));
    const many = chosen.length === 1 ? `one ${noun}` : `${chosen.length} ${name}`;
    const yes = await confirm({
      title: `Set ${many} to ${labelOf(status)}?`,
      text: 'Their authors are told by email.',
      confirmLabel: 'Update',
      tone: 'primary',
    });
    if (!yes) return;
    selection.clear();
    onSet(chosen, status);
  };
  return (
    <Area>
      <div className="adm-list">
        <ListTools
          title={title}
          lede={lede}
          filter={filter}
          name={name}
          list={list}
          chips={{ label: 'Status', param: 'status', options: [...statuses, sentBack], counts, value: shown }}
          download={download}
        />
        <SelectionBar selection={selection}>
          <Change
            label="Status of what is selected"
            button="Update selected"
            options={statuses}
            busy={setting.length > 0}
            onChange={(status) => void setAll(status)}
          />
        </SelectionBar>
        <ListBody list={list} name={name} failed={`Failed to load ${name}.`} count={posts.length}>
          <ListTable
            label={title}
            columns={columns}
            order={order}
            onOrder={(next) => filter.set({ order: next === 'newest' ? undefined : next })}
            selection={selection}
          >
            {posts.map((post) => (
              <PostRow
                key={post._id}
                kind={noun}
                post={post}
                statuses={statuses}
                busy={setting.includes(post._id)}
                onSet={onSet}
                ticked={selection.has(post._id)}
                onTick={selection.toggle}
              />
            ))}
          </ListTable>
        </ListBody>
        <UndoNotice last={undo.last} onUndo={undo.undo} />
      </div>
      {dialog}
    </Area>
  );
}
